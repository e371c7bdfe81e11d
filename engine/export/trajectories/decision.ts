import type { Turn } from "../../../core/events.ts";
import { isCutOff, type ChatMessage } from "../../../core/model.ts";
import type { ExportedQuestion } from "../source.ts";
import { modelOf } from "../turns.ts";

/** Where a choice between two replies comes from (docs/exports.md). */
export type DecisionReason = "filtered" | "adversarial" | "vote" | "thoughts";

/** One choice between two replies to the same messages: a line of the file. */
export interface Decision {
  readonly question: string;
  readonly messages: readonly ChatMessage[];
  readonly chosen: string;
  readonly rejected: string;
  readonly strategy: string;
  readonly model: string;
  readonly reason: DecisionReason;
}

/** Two replies of which one is the better. */
export interface Pair {
  readonly chosen: Turn;
  readonly rejected: Turn;
  readonly reason: DecisionReason;
}

/** A pair as a line of the file. */
export function decisionOf(
  { chosen, rejected, reason }: Pair,
  { question, details }: ExportedQuestion,
): Decision {
  const { manifest } = details;
  return {
    question: question.asked.text,
    messages: chosen.messages,
    chosen: chosen.text,
    rejected: rejected.text,
    strategy: manifest.strategy,
    model: modelOf(chosen, manifest),
    reason,
  };
}

/**
 * Whether something can be learned from a pair: two different, whole replies of agents that were shown the same. An
 * adversarial agent is told to mislead, so that its messages are never the same.
 */
export function isInstructive({ chosen, rejected, reason }: Pair): boolean {
  return (
    chosen.text !== rejected.text &&
    [chosen, rejected].every(isWhole) &&
    (reason === "adversarial" || sameMessages(chosen, rejected))
  );
}

/** Whether a reply says something and was not cut off, not even before it was asked for its answer. */
export function isWhole(turn: Turn): boolean {
  return turn.text !== "" && turn.ended === "stop" && !isCutOff(turn);
}

/** Whether two agents were shown the same. */
export function sameMessages(left: Turn, right: Turn): boolean {
  return (
    left.messages.length === right.messages.length &&
    left.messages.every(
      ({ role, content }, index) =>
        role === right.messages[index]?.role && content === right.messages[index].content,
    )
  );
}
