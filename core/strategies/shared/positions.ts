import { extractAnswer, sameAnswer } from "../../answer.ts";
import type { Turn } from "../../events.ts";
import type { Question } from "../../question.ts";
import type { StrategyContext } from "../strategy.ts";

/**
 * Reads the answer of an agent's turn and records it as what the agent holds from then on.
 * @param before what it held before; left out where it speaks for the first time
 * @returns the answer in canonical form, or null: unanswered
 */
export function recordPosition(
  context: Pick<StrategyContext, "record">,
  turn: Turn,
  question: Question,
  before?: string | null,
): string | null {
  const answer = extractAnswer(turn.text, question, turn.ended);
  recordHeld(context, turn, question, answer, before);
  return answer;
}

/**
 * Records what an agent holds from a turn on.
 * @param before what it held before; left out where it speaks for the first time
 */
export function recordHeld(
  context: Pick<StrategyContext, "record">,
  { path }: Pick<Turn, "path">,
  question: Question,
  answer: string | null,
  before?: string | null,
): void {
  const changed = before === undefined ? null : !samePosition(before, answer, question);
  context.record(path, { kind: "position", answer, changed });
}

/** Whether two positions are the same: no answer at all, or answers that count as one, as far as their words alone tell. */
export function samePosition(left: string | null, right: string | null, { answerType }: Question): boolean {
  if (left === null || right === null) return left === right;
  // Queries would have to be executed and prose embedded to see more than whether the words are the same.
  if (answerType === "sql" || answerType === "text") return left.trim() === right.trim();
  return sameAnswer(left, right, answerType);
}
