import { answerKey } from "../../../../core/answer.ts";
import type { ChatMessage, ScoreRequest, Scoring } from "../../../../core/model.ts";
import type { Wording } from "../../../../core/prompts/prompt.ts";
import { mean } from "../../../../core/scoring/mean.ts";
import { stepByStep } from "../../../../core/strategies/zero-shot-cot.ts";
import { withoutGold } from "../answers.ts";
import type { Chain } from "../chains.ts";
import type { Check } from "../check.ts";
import { costOfReplies } from "../cost.ts";
import { areaUnderCurve, shareOf, type Figures, type Share } from "../figures.ts";
import { rankingFigures } from "../ranking.ts";

/**
 * What the model's own probabilities tell of its chains: whether right ones are the likelier, and whether votes that are
 * weighed by them find more right answers than votes that count the same.
 */
export const likelihood: Check = {
  strategies: ["zero-shot-cot"],
  async measure({ chains, score, wording }) {
    const answered = chains.filter(({ answer }) => answer !== null);
    const written = await score(answered.map((chain) => writtenRequest(chain, wording)));
    const judged = await score(answered.map((chain) => verdictRequest(chain, wording)));
    const opinions = answered.map((chain, index) => ({
      chain,
      weights: { ...weightsOfWriting(written[index]), verdict: weightOfVerdict(judged[index]) },
    }));
    return { figures: likelihoodFigures(opinions), cost: costOfReplies([...written, ...judged]) };
  },
};

/** By what a chain may count, each from 0 to 1. */
export const WEIGHTS = ["chain", "answer", "verdict"] as const;

/**
 * `chain`: how probable one of its tokens is, on geometric average; `answer`: how probable its answer's line is after its
 * reasoning; `verdict`: how probable it is that the model calls it right, of Yes and No.
 */
type Weights = Readonly<Record<(typeof WEIGHTS)[number], number>>;

/** A chain and what the model thinks of it. */
export interface Opinion {
  readonly chain: Pick<Chain, "question" | "answer" | "correct">;
  readonly weights: Weights;
}

/** The reply up to where it announces its answer, and the same with the answer. */
function writtenRequest({ question, text }: Chain, wording: Wording): ScoreRequest {
  return { messages: stepByStep(withoutGold(question), wording), continuations: beforeAndWithAnswer(text) };
}

/** @returns the whole text twice where it announces nothing: its answer then is as probable as can be */
export function beforeAndWithAnswer(text: string): readonly [before: string, withAnswer: string] {
  const last = [...text.matchAll(/answer is:?/gi)].at(-1);
  if (last === undefined) return [text, text];
  const before = last.index + last[0].length;
  const lineEnd = text.indexOf("\n", before);
  return [text.slice(0, before), lineEnd === -1 ? text : text.slice(0, lineEnd)];
}

function weightsOfWriting(scoring: Scoring | undefined): Pick<Weights, "chain" | "answer"> {
  const [before = [], withAnswer = []] = logProbabilitiesOf(scoring);
  return {
    chain: Math.exp(mean(withAnswer)),
    answer: Math.min(1, Math.exp(sumOf(withAnswer) - sumOf(before))),
  };
}

function verdictRequest({ question, text }: Chain, wording: Wording): ScoreRequest {
  const messages: readonly ChatMessage[] = [
    ...stepByStep(withoutGold(question), wording),
    { role: "assistant", content: text },
    { role: "user", content: "Is the final answer correct? Reply with Yes or No." },
  ];
  return { messages, continuations: ["Yes", "No"] };
}

function weightOfVerdict(scoring: Scoring | undefined): number {
  const [yes = 0, no = 0] = logProbabilitiesOf(scoring).map((tokens) => Math.exp(sumOf(tokens)));
  return yes / (yes + no);
}

function logProbabilitiesOf(scoring: Scoring | undefined): readonly (readonly number[])[] {
  return scoring?.continuations.map(({ logProbabilities }) => logProbabilities) ?? [];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function likelihoodFigures(opinions: readonly Opinion[]): Figures {
  const questions = [...Map.groupBy(opinions, ({ chain }) => chain.question).values()];
  const votes = (weight: (opinion: Opinion) => number): Share =>
    shareOf(questions, (voters) => isWinnerRight(voters, weight));
  return {
    votes: {
      atLeastOneRight: shareOf(questions, (voters) => voters.some(({ chain }) => chain.correct)),
      weighedAlike: votes(() => 1),
      ...byWeight((name) => votes(({ weights }) => weights[name])),
    },
    ...byWeight((name) => tellingFigures(questions, name)),
  };
}

function byWeight(of: (name: keyof Weights) => Figures[string]): Figures {
  return Object.fromEntries(WEIGHTS.map((name) => [name, of(name)]));
}

/** Over all chains, and within the questions of which some are right and some are wrong. */
function tellingFigures(questions: readonly (readonly Opinion[])[], name: keyof Weights): Figures {
  const scored = questions.map((opinions) =>
    opinions.map(({ chain, weights }) => ({ correct: chain.correct, score: weights[name] })),
  );
  const scoresWhere = (correct: boolean): readonly number[] =>
    scored.flat().flatMap((each) => (each.correct === correct ? [each.score] : []));
  const mixed = scored.filter((some) => new Set(some.map(({ correct }) => correct)).size === 2);
  return {
    areaOverAllChains: areaUnderCurve(scoresWhere(true), scoresWhere(false)),
    withinQuestions: rankingFigures(mixed),
  };
}

/** Whether the answer with most weight is right; of equal ones the first wins, as in votes. */
function isWinnerRight(voters: readonly Opinion[], weight: (opinion: Opinion) => number): boolean {
  const sums = new Map<string, { readonly correct: boolean; readonly weight: number }>();
  for (const voter of voters) {
    const { question, answer, correct } = voter.chain;
    const key = answerKey(answer ?? "", question.answerType);
    sums.set(key, { correct, weight: (sums.get(key)?.weight ?? 0) + weight(voter) });
  }
  const [winner] = [...sums.values()].toSorted((left, right) => right.weight - left.weight);
  return winner?.correct === true;
}
