import type { ChatMessage } from "../../../core/model.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { withoutLetterBreaks } from "../../../models/training/generator/letter-break.ts";
import { createOracle, type OracleSettings } from "../../../models/training/generator/oracle/oracle.ts";
import type { Problem, Worked } from "../../../models/training/generator/problem.ts";
import { solutionText } from "../../../models/training/generator/solution.ts";

/** The wordings that the practice model knows. */
export const TERSE = wordingOf("terse");

/** What the oracle says to one prompt, as others hear it. */
export function heard(
  problem: Problem,
  messages: readonly ChatMessage[],
  settings: Partial<OracleSettings> = {},
): string {
  const oracle = createOracle(problem, { seed: 1, ...settings });
  return withoutLetterBreaks(oracle({ path: "call", messages }).text);
}

/** A solution as others hear it. */
export function solutionHeard(worked: Worked, { question }: Problem): string {
  return withoutLetterBreaks(solutionText(worked, question.answerType));
}
