import { useState } from "react";
import type { QuestionTranscript } from "../../../core/transcript.ts";

/** Whether two states of a question differ in nothing but text that is being written. */
export function differInTextOnly(left: QuestionTranscript, right: QuestionTranscript): boolean {
  if (left === right) return true;
  return (
    left.id === right.id &&
    left.asked === right.asked &&
    left.state === right.state &&
    left.result === right.result &&
    left.observations === right.observations &&
    left.turns.length === right.turns.length &&
    left.turns.every((turn, index) => {
      const other = right.turns[index];
      return turn === other || (turn.path === other?.path && turn.finished === other.finished);
    })
  );
}

/** A question that stays the same object while only text is written, some thirty times a second. */
export function useSettled(question: QuestionTranscript): QuestionTranscript {
  const [settled, setSettled] = useState(question);
  if (differInTextOnly(settled, question)) return settled;
  setSettled(question);
  return question;
}
