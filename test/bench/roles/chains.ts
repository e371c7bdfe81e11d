import type { ReplyEnd, TokenCounts } from "../../../core/model.ts";
import type { DatasetQuestion } from "../../../core/question.ts";
import { isCorrect } from "../../../core/scoring/score.ts";
import { answerIn } from "./answers.ts";

/** One solver's reply as it is kept. */
export interface SolverReply {
  /** Id of the question. */
  readonly question: string;
  /** 0 for the reply at temperature 0, from 1 for the sampled ones. */
  readonly sample: number;
  readonly text: string;
  readonly ended: ReplyEnd;
  /** It announced no answer by itself and was asked for it. */
  readonly closed?: true;
  readonly tokens: TokenCounts;
}

/** A solver's reply of which is known whether it is right. */
export interface Chain extends Omit<SolverReply, "question"> {
  readonly question: DatasetQuestion;
  /** Null: unanswered. Such a chain is neither right nor wrong to the checks. */
  readonly answer: string | null;
  readonly correct: boolean;
}

/** A right and a wrong chain of one question. */
export interface Pair {
  readonly right: Chain;
  readonly wrong: Chain;
}

/** The chains of these questions, labelled by their right answers: all replies at temperature 0, then all first samples, … */
export function labelled(
  replies: readonly SolverReply[],
  questions: readonly DatasetQuestion[],
): readonly Chain[] {
  const chains = questions.flatMap((question) =>
    replies
      .filter((reply) => reply.question === question.id)
      .map((reply): Chain => {
        const answer = answerIn(reply, question);
        return { ...reply, question, answer, correct: isCorrect(answer, question) };
      }),
  );
  return chains.toSorted((left, right) => left.sample - right.sample);
}

/** Chains with an answer, as many right as wrong ones and at most so many of each; the same words are taken once. */
export function balanced(chains: readonly Chain[], most: number): readonly Chain[] {
  const right = answered(distinct(chains), true);
  const wrong = answered(distinct(chains), false);
  const each = Math.min(most, right.length, wrong.length);
  return [...right.slice(0, each), ...wrong.slice(0, each)];
}

/** For each question the first right chain and the first wrong one, if there are such. */
export function firstOfEach(chains: readonly Chain[]): readonly Chain[] {
  return byQuestion(chains).flatMap((some) => [
    ...answered(some, true).slice(0, 1),
    ...answered(some, false).slice(0, 1),
  ]);
}

/** The first right and the first wrong chain of every question that has both. */
export function pairsOf(chains: readonly Chain[]): readonly Pair[] {
  return byQuestion(chains).flatMap((some) => {
    const [right] = answered(some, true);
    const [wrong] = answered(some, false);
    return right === undefined || wrong === undefined ? [] : [{ right, wrong }];
  });
}

/** A question of which some chains are right and some are wrong. */
export interface MixedQuestion {
  readonly question: DatasetQuestion;
  /** Those with an answer. */
  readonly chains: readonly Chain[];
}

/** The questions on which the chains disagree about the right answer. */
export function mixedOf(chains: readonly Chain[]): readonly MixedQuestion[] {
  const withAnswer = chains.filter(({ answer }) => answer !== null);
  return [...Map.groupBy(withAnswer, ({ question }) => question)]
    .map(([question, some]) => ({ question, chains: some }))
    .filter(({ chains: some }) => new Set(some.map(({ correct }) => correct)).size === 2);
}

function byQuestion(chains: readonly Chain[]): readonly (readonly Chain[])[] {
  return [...Map.groupBy(chains, ({ question }) => question.id).values()];
}

function answered(chains: readonly Chain[], correct: boolean): readonly Chain[] {
  return chains.filter((chain) => chain.answer !== null && chain.correct === correct);
}

function distinct(chains: readonly Chain[]): readonly Chain[] {
  return chains.filter(
    ({ question, text }, index) =>
      chains.findIndex((other) => other.question === question && other.text === text) === index,
  );
}
