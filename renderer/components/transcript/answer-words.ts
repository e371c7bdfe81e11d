import { extractAnswer } from "../../../core/answer.ts";
import type { Question } from "../../../core/question.ts";
import { shortened } from "../../../core/short-text.ts";
import { samePosition } from "../../../core/strategies/shared/positions.ts";
import type { TurnTranscript } from "../../../core/transcript.ts";

/** The answer that a turn names; null while it is written, and where it names none. */
export function turnAnswer(turn: TurnTranscript | undefined, asked: Question): string | null {
  return turn?.finished == null ? null : extractAnswer(turn.finished.text, asked, turn.finished.ended);
}

/** Whether both are answers, and the same one however it is written. */
export function isSameAnswer(
  left: string | null | undefined,
  right: string | null | undefined,
  asked: Question,
): boolean {
  return typeof left === "string" && typeof right === "string" && samePosition(left, right, asked);
}

/** An answer as it is shown: a choice's label with its text. */
export function answerWords(answer: string, { answerType, choices }: Question): string {
  if (answerType !== "choice") return answer;
  const choice = choices.find(({ label }) => label.toLowerCase() === answer.toLowerCase());
  return choice === undefined ? answer : `${choice.label}) ${choice.text}`;
}

/**
 * An answer as it is shown, or what stands for it where there is none.
 * @param most characters of it, which are on one line then; left out: it is shown as it is
 */
export function shownAnswer(
  answer: string | null | undefined,
  asked: Question,
  none: string,
  most?: number,
): string {
  if (answer == null) return none;
  const words = answerWords(answer, asked);
  return most === undefined ? words : shortened(words, most);
}
