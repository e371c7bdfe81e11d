import { extractAnswer } from "../../answer.ts";
import type { Turn } from "../../events.ts";
import { readBestLetter } from "../../prompts/place-letter.ts";
import { readBestChoice } from "../../prompts/tot.ts";
import type { Question } from "../../question.ts";
import { holdersOf } from "./holders.ts";
import type { StrategyContext } from "../strategy.ts";

/** What a judge decided. */
export interface Verdict {
  readonly answer: string | null;
  /** 1-based place, as shown to the judge, of the side whose answer it is; null if it is nobody's. */
  readonly place: number | null;
}

/**
 * Reads a judge's reply. The answer is the one that it announces, also if it is no side's. Free prose is not written
 * out again: there the judge names a side, and so does the practice model for every type.
 * @param answers of the sides in the order in which the judge saw them
 */
export async function readVerdict(
  reply: Pick<Turn, "text" | "ended">,
  answers: readonly (string | null)[],
  question: Question,
  context: StrategyContext,
): Promise<Verdict> {
  const places = answers.length;
  const isProse = question.answerType === "text";
  const byLetter = context.wording.set === "terse" ? readBestLetter(reply.text, places) : null;
  const place = byLetter ?? (isProse ? readBestChoice(reply.text, places) : null);
  if (place !== null) return { answer: answers[place - 1] ?? null, place };
  if (isProse) return { answer: null, place: null };
  const answer = extractAnswer(reply.text, question, reply.ended);
  const [holder = null] = await holdersOf(answer, answers, question, context);
  return { answer, place: holder };
}
