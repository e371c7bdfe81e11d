import { ContextOverflowError } from "../../errors.ts";
import type { Turn } from "../../events.ts";
import { adaptivePrompts } from "../../prompts/adaptive.ts";
import { placeLetter } from "../../prompts/place-letter.ts";
import { fillPrompt, fillText } from "../../prompts/prompt.ts";
import { questionValues } from "../../prompts/question-text.ts";
import type { Question } from "../../question.ts";
import type { StrategyContext } from "../strategy.ts";
import type { VoteCount } from "../shared/votes.ts";
import { firstVoter } from "./escalation.ts";
import { readVerdict } from "../shared/verdict.ts";

/** What is to be examined, and within what. */
export interface Examination {
  readonly count: VoteCount;
  /** Of all who voted, by their numbers. */
  readonly turns: readonly Turn[];
  /** Reasonings among them. */
  readonly samples: number;
  /** Tokens generated for the question after which no more calls are begun. */
  readonly budget: number;
}

/**
 * Critics of the two best answers, together, then a judge. The vote's leader stands where that takes too many tokens, or does
 * not fit the context of who is asked.
 * @returns the answer that the judge decides for; null: the leader
 */
export async function examined(
  question: Question,
  { count, turns, samples, budget }: Examination,
  context: StrategyContext,
): Promise<string | null> {
  const settle = (reason: "budget" | "overflow", generated: number): null => {
    context.record("examination", { kind: "escalated", to: "settled", reason, samples, generated });
    return null;
  };
  let generated = generatedIn(turns);
  try {
    const criticised = await criticise(bestTwo(count, turns), question, context);
    generated += generatedIn(criticised.map(({ critic }) => critic));
    if (generated >= budget) return settle("budget", generated);
    return await decideBetween(criticised, question, context);
  } catch (error) {
    if (error instanceof ContextOverflowError) return settle("overflow", generated);
    throw error;
  }
}

/** Tokens. */
export function generatedIn(turns: readonly Turn[]): number {
  return turns.reduce((sum, { tokens }) => sum + tokens.generated, 0);
}

/** An answer with a reasoning that leads to it. */
interface Candidate {
  readonly answer: string;
  readonly reasoning: string;
}

/** A candidate and what a critic says of its reasoning. */
interface CriticisedCandidate extends Candidate {
  readonly critic: Turn;
}

/** The two best answers, each with the first reasoning that led to it. */
function bestTwo({ votes }: VoteCount, samples: readonly Turn[]): readonly Candidate[] {
  return votes.slice(0, 2).map(({ answer, agents }) => ({
    answer,
    reasoning: samples[firstVoter(agents) - 1]?.text ?? "",
  }));
}

/** One critic for the reasoning of each candidate, all issued together. */
function criticise(
  candidates: readonly Candidate[],
  question: Question,
  context: StrategyContext,
): Promise<readonly CriticisedCandidate[]> {
  const { critic } = context.wording.of(adaptivePrompts, question);
  const values = questionValues(question, context.wording);
  return Promise.all(
    candidates.map(async (candidate, index) => {
      const messages = fillPrompt(critic, { ...values, reasoning: candidate.reasoning });
      return {
        ...candidate,
        critic: await context.say("critic", `examination/critic-${index + 1}`, messages),
      };
    }),
  );
}

/**
 * A judge sees the candidates' reasonings and what the critics say of them, and decides.
 * @param candidates the answer that leads the vote first
 * @returns the answer of the candidate that the judge decides for; null if it decides for none of them
 */
async function decideBetween(
  candidates: readonly CriticisedCandidate[],
  question: Question,
  context: StrategyContext,
): Promise<string | null> {
  const prompts = context.wording.of(adaptivePrompts, question);
  const solutions = candidates.map(({ answer, reasoning, critic }, index) => {
    const place = { number: String(index + 1), letter: placeLetter(index + 1) };
    return fillText(prompts.solution.user, { ...place, answer, reasoning, criticism: critic.text });
  });
  const values = { ...questionValues(question, context.wording), solutions: solutions.join("") };
  const reply = await context.say("judge", "examination/judge", fillPrompt(prompts.judge, values));

  const answers = candidates.map(({ answer }) => answer);
  const { answer, place } = await readVerdict(reply, answers, question, context);
  context.record("examination/judge", {
    kind: "judged",
    by: "judge",
    preference: null,
    side: place === null ? null : String(place),
    answer,
    reason: reply.text,
    readable: answer !== null,
  });
  const decided = place === null ? null : (answers[place - 1] ?? null);
  const from = decided === null ? "votes" : "judge";
  context.record("answer", { kind: "answer-read", from, answer: decided ?? answers[0] ?? null });
  return decided;
}
