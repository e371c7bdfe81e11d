import { ContractError } from "../errors.ts";
import { normalQuantile } from "./normal.ts";

/**
 * Wilson's score interval of a share (Wilson 1927, without continuity correction).
 * @param successes whole number, 0 to `trials`
 * @param level confidence, between 0 and 1
 * @returns lower and upper bound, 0–1; [0, 1] without trials
 * @throws ContractError for counts or a level that cannot be
 */
export function wilsonInterval(successes: number, trials: number, level = 0.95): readonly [number, number] {
  const countsFit =
    Number.isInteger(successes) && Number.isInteger(trials) && successes >= 0 && successes <= trials;
  if (!countsFit || !(level > 0 && level < 1)) {
    throw new ContractError(
      `No Wilson interval for ${successes} of ${trials} at level ${level}: give whole numbers with 0 ≤ successes ≤ trials ` +
        `and a level between 0 and 1.`,
      { successes, trials, level },
    );
  }
  return trials === 0 ? [0, 1] : wilsonIntervalOfShare(successes / trials, trials, level);
}

/**
 * Wilson's score interval of a share whose trials are no plain count, such as an effective number of them.
 * @param share 0–1
 * @param trials above 0, not necessarily whole
 * @param level confidence, between 0 and 1
 * @returns lower and upper bound, 0–1
 */
export function wilsonIntervalOfShare(
  share: number,
  trials: number,
  level = 0.95,
): readonly [number, number] {
  const z = normalQuantile((1 + level) / 2);
  const denominator = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / denominator;
  const margin = (z / denominator) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return [share === 0 ? 0 : Math.max(0, centre - margin), share === 1 ? 1 : Math.min(1, centre + margin)];
}
