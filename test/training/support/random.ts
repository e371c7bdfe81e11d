import fc from "fast-check";
import { randomNumbers } from "../../../core/random.ts";
import type { Random } from "../../../models/training/generator/random.ts";

/** Checks what holds whatever is drawn; a failure names the seed. */
export function forManySeeds(check: (random: Random, seed: number) => void, numRuns = 300): void {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => check(randomNumbers(seed), seed)),
    { numRuns },
  );
}

/** Draws with the seeds 0, 1, 2, …: for what must turn up sooner or later, and so must not depend on luck. */
export function withSeeds(count: number, draw: (random: Random) => void): void {
  for (let seed = 0; seed < count; seed++) draw(randomNumbers(seed));
}
