/** How a model's file stands with a machine's memory; a hint, the plan of the file itself says it exactly. */
export type Fit = "fits" | "tight" | "too-large";

/** Beside the weights: the cache of a few replies, the program, the system. */
const BESIDE_WEIGHTS = 1.5e9;
const TIGHT_SHARE = 0.7;

/** @param weights bytes of the file @param memory bytes of the machine's main memory */
export function fitOf(weights: number, memory: number): Fit {
  const needed = weights + BESIDE_WEIGHTS;
  if (needed > memory) return "too-large";
  return needed > TIGHT_SHARE * memory ? "tight" : "fits";
}
