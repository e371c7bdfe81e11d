import type { AnswerType } from "../../../core/question.ts";
import { withLetterBreaks } from "./letter-break.ts";
import type { Worked } from "./problem.ts";

/** The last line of a solution. The letters of a string are broken apart (letter-break.ts). */
export function answerLine(answer: string, type: AnswerType): string {
  return `The answer is ${type === "string" ? withLetterBreaks(answer) : answer}.`;
}

/** A solution as a model is trained to write it: its lines, and then its answer. */
export function solutionText({ lines, answer }: Worked, type: AnswerType): string {
  return [...lines, answerLine(answer, type)].join("\n");
}
