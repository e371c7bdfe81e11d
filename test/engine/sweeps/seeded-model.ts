import { deriveSeed } from "../../../core/seed.ts";
import type { SweepRequest } from "../../../engine/contract/requests.ts";
import { modelDouble, type ModelDouble } from "../doubles.ts";

/** Eight runs, whose questions take one or two calls each. */
export const SWEEP: Omit<SweepRequest, "data"> = {
  grid: { agents: [1, 2], temperature: [0.2, 0.8] },
  repeats: 2,
  concurrency: 1,
};

/** A model whose replies hang on the seed of the call alone, as those of a real one do. */
export function seededModel(called: () => void = () => undefined): ModelDouble {
  return modelDouble(({ sampling, messages }) => {
    called();
    const right = messages.at(-1)?.content.split(" ").at(-1) ?? "";
    return deriveSeed(sampling.seed, "reply") % 2 === 0 ? right : String(sampling.seed);
  });
}
