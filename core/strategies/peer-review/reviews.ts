import type { Turn } from "../../events.ts";
import { readConfidence, reviewFields, reviewMessages, type Review } from "../../prompts/peer-review.ts";
import type { Question } from "../../question.ts";
import { sayStructured, textOf, textWithin } from "../../structured.ts";
import type { StrategyContext } from "../strategy.ts";

/** A review, who wrote it, and whose solution it is about: 1-based numbers of agents. */
export interface GivenReview extends Review {
  readonly reviewer: number;
  readonly author: number;
}

/** The call in which an agent reviews the solution of another; it is recorded with its confidence. */
export async function reviewSolution(
  solution: Turn,
  reviewer: number,
  author: number,
  question: Question,
  context: StrategyContext,
): Promise<GivenReview> {
  const path = `review-${reviewer}-of-${author}`;
  const { text, confidence } = await writeReview(path, solution.text, question, context);
  context.record(path, { kind: "reviewed", reviewer, author, confidence });
  return { reviewer, author, text, confidence };
}

/** The practice model knows feedback in a form of its own only, which says no confidence. */
async function writeReview(
  path: string,
  solution: string,
  question: Question,
  context: StrategyContext,
): Promise<Review> {
  const messages = reviewMessages(question, solution, context.wording);
  if (context.wording.set === "terse") {
    return { text: (await context.say("reviewer", path, messages)).text, confidence: null };
  }
  const fields = reviewFields(textWithin(context.maxTokens, 1));
  const { turn, values } = await sayStructured(context, "reviewer", path, messages, fields);
  const text = values === null ? turn.text : textOf(values.review);
  return { text, confidence: readConfidence(values?.confidence) };
}
