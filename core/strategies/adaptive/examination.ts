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

/** An answer with a reasoning that leads to it. */
export interface Candidate {
  readonly answer: string;
  readonly reasoning: string;
}

/** A candidate and what a critic says of its reasoning. */
export interface CriticisedCandidate extends Candidate {
  readonly critic: Turn;
}

/** The two best answers, each with the first reasoning that led to it. */
export function bestTwo({ votes }: VoteCount, samples: readonly Turn[]): readonly Candidate[] {
  return votes.slice(0, 2).map(({ answer, agents }) => ({
    answer,
    reasoning: samples[firstVoter(agents) - 1]?.text ?? "",
  }));
}

/** One critic for the reasoning of each candidate, all issued together. */
export function criticise(
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
export async function decideBetween(
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
