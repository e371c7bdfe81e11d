import { SIGNIFICANCE } from "../scoring/power.ts";
import type { MeasuredGain, MeasuredMethod } from "./measured.ts";

/** The method that all others are compared with: one answer after thinking step by step. */
const REFERENCE = "zero-shot-cot";
/** What a paired comparison shows. */
export type Difference = "gain" | "loss" | "no-difference-shown";

/** What a measured row says of its method. `reference`: it is what the others are compared with. */
export type Verdict = Difference | "reference" | "not-compared";

/** What a row shows against one answer to the same questions. */
export function verdictOf({
  strategy,
  options,
  gain,
}: Pick<MeasuredMethod, "strategy" | "options" | "gain">): Verdict {
  if (gain !== null) return differenceOf(gain);
  const isReference = strategy === REFERENCE && Object.keys(options).length === 0;
  return isReference ? "reference" : "not-compared";
}

/** A difference counts as shown if its interval leaves out 0 and p, after Holm, is below 0.05. */
export function differenceOf({
  interval: [low, high],
  adjusted,
}: Pick<MeasuredGain, "interval" | "adjusted">): Difference {
  if (adjusted >= SIGNIFICANCE) return "no-difference-shown";
  if (low > 0) return "gain";
  return high < 0 ? "loss" : "no-difference-shown";
}
