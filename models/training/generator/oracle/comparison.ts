import { canonicalAnswer, sameAnswer } from "../../../../core/answer.ts";
import { withLetterBreaks } from "../letter-break.ts";
import type { Problem } from "../problem.ts";

/** A claim held against one's own solution. */
export interface Comparison {
  /** `84 vs 80: different.` */
  readonly line: string;
  readonly same: boolean;
}

/** Compares the right answer with a claimed one. @param claimed in canonical form; null for none */
export function compared(problem: Problem, claimed: string | null): Comparison {
  const same = claimed !== null && isRight(claimed, problem);
  const other = claimed === null ? "none" : written(claimed, problem);
  return { line: `${ownAnswer(problem)} vs ${other}: ${same ? "same" : "different"}.`, same };
}

/** Whether an answer is the right one. @param claimed in canonical form */
export function isRight(claimed: string, { question, right }: Problem): boolean {
  const own = canonicalAnswer(right.answer, question) ?? right.answer;
  return sameAnswer(own, claimed, question.answerType);
}

/** The right answer, as an agent writes it. */
export function ownAnswer(problem: Problem): string {
  return written(problem.right.answer, problem);
}

/** An answer as an agent writes it: of a string each letter is a token. */
export function written(answer: string, { question }: Problem): string {
  return question.answerType === "string" ? withLetterBreaks(answer) : answer;
}
