import type { QuestionFigures } from "./figures.ts";

/** How many questions had a reply that was cut off. */
export interface CutOffFigures {
  readonly questions: number;
  /** Largest number of new tokens of a reply. */
  readonly maxTokens: number;
}

/**
 * Counts the questions of which at least one reply was cut off, among those that did not fail.
 * @param maxTokens of the run; null if it is not known
 * @returns null if that is not known, or one of them does not say how many of its replies were, as in runs that an earlier
 *   version began; or if all failed
 */
export function cutOffFigures(
  figures: readonly Pick<QuestionFigures, "outcome" | "cutOff">[],
  maxTokens: number | null,
): CutOffFigures | null {
  const ended = figures.filter(({ outcome }) => outcome !== "failed");
  const counted = ended.flatMap(({ cutOff }) => cutOff ?? []);
  if (maxTokens === null || counted.length === 0 || counted.length < ended.length) return null;
  return { questions: counted.filter((replies) => replies > 0).length, maxTokens };
}
