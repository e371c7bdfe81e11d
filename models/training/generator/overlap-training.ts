import type { SourceProblem } from "./gsm8k/source.ts";
import type { TrainingText } from "./overlap.ts";
import type { Problem } from "./problem.ts";

/**
 * The texts that a model is trained on: the problems of a file as they are, and problems that are drawn.
 * @param draw gives the problem of a seed
 * @param count problems that are drawn, with the seeds from 0 on
 */
export function* trainingTexts(
  problems: readonly SourceProblem[],
  draw: (seed: number) => Problem,
  count: number,
): Generator<TrainingText> {
  for (const { id, question } of problems) yield { id, text: question };
  for (let seed = 0; seed < count; seed++) {
    const { id, question } = draw(seed);
    yield { id, text: question.text };
  }
}
