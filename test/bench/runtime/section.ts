import type { LoadOptions } from "../../../native/llama/load.ts";
import { timingOf, type Timing } from "../measure.ts";

/** Sampling as the engine asks for it: temperature alone, from the whole vocabulary. */
export const SAMPLING = { temperature: 0.8, topP: 1, topK: 0, minP: 0 } as const;

/** What all sections are measured with. */
export interface Bench {
  readonly model: LoadOptions;
  /** Undefined leaves it to the product; the plain way gets as many. */
  readonly threads: number | undefined;
  /** How often each way is measured. */
  readonly rounds: number;
  /** Sizes so small that the figures mean nothing, to see that everything runs. */
  readonly quick: boolean;
}

/** Measures one thing; the result is plain JSON. */
export type Section = (bench: Bench) => Promise<object>;

/**
 * Runs several ways in turns, so that whatever else the machine does falls on all of them. Each way first runs once
 * unmeasured, as round 0.
 */
export async function alternate<Ways extends Readonly<Record<string, Way>>>(
  rounds: number,
  ways: Ways,
): Promise<Results<Ways>> {
  const results = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as unknown[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, way] of Object.entries(ways)) {
      const result = await way(round);
      if (round > 0) results[name]?.push(result);
    }
  }
  // The keys are those of the ways, and each list holds what its way gave.
  return results as unknown as Results<Ways>;
}

type Way = (round: number) => Promise<unknown>;

/** What each way gave in each round, in order. */
type Results<Ways extends Readonly<Record<string, Way>>> = {
  readonly [Name in keyof Ways]: readonly Awaited<ReturnType<Ways[Name]>>[];
};

/** Quotients of what was measured in the same round. */
export function ratios(left: readonly number[], right: readonly number[]): Timing {
  return timingOf(left.map((value, round) => value / (right[round] ?? NaN)));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
