import type { QuestionFigures } from "./figures.ts";

/** How many questions had a reply that was cut off. */
export interface CutOffFigures {
  readonly questions: number;
  /** Largest number of new tokens of a reply. */
  readonly maxTokens: number;
}

/**
 * Counts the questions of which at least one reply was cut off.
 * @param maxTokens of the run; null if it is not known
 * @returns null if that is not known, or no question says how many of its replies were, as in runs of earlier versions
 */
export function cutOffFigures(
  figures: readonly Pick<QuestionFigures, "cutOff">[],
  maxTokens: number | null,
): CutOffFigures | null {
  const counted = figures.flatMap(({ cutOff }) => cutOff ?? []);
  if (maxTokens === null || counted.length === 0) return null;
  return { questions: counted.filter((replies) => replies > 0).length, maxTokens };
}
