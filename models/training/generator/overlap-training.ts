import { randomNumbers } from "../../../core/random.ts";
import { deriveSeed } from "../../../core/seed.ts";
import { fillWording } from "./fill.ts";
import type { SourceProblem } from "./gsm8k/source.ts";
import type { TrainingText } from "./overlap.ts";
import type { Problem } from "./problem.ts";
import type { WordingFamily } from "./wording.ts";

/**
 * The texts that a model is trained on: the problems of a file as they are, every text of the families of wordings once, and
 * problems that are drawn.
 * @param draw gives the problem of a seed
 * @param count problems that are drawn, with the seeds from 0 on
 */
export function* trainingTexts(
  problems: readonly SourceProblem[],
  families: readonly WordingFamily[],
  draw: (seed: number) => Problem,
  count: number,
): Generator<TrainingText> {
  for (const { id, question } of problems) yield { id, text: question };
  for (const family of families)
    for (const [index, text] of family.texts.entries()) {
      const random = randomNumbers(deriveSeed(0, "overlap", family.id, String(index)));
      yield { id: family.id, text: fillWording(random, family, { text }).text };
    }
  for (let seed = 0; seed < count; seed++) {
    const { id, question } = draw(seed);
    yield { id, text: question.text };
  }
}
