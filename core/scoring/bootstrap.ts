import { randomNumbers } from "../random.ts";
import { deriveSeed } from "../seed.ts";
import { mean } from "./mean.ts";
import { normalQuantile } from "./normal.ts";

const RESAMPLES = 2000;
const LEVEL = 0.95;
/** Above this the distribution of the mean is normal for all that can be seen, and resampling only takes time. */
const MOST_RESAMPLED = 1000;
const SEED = deriveSeed(0, "bootstrap");

/**
 * The 95 % percentile bootstrap interval of a mean: 2,000 samples are drawn with replacement, and the middle 95 % of
 * their means are kept. The draws are always the same. Of more than 1,000 values it is the normal interval, to which
 * the bootstrap comes near, cut off at the least and the largest value.
 * Source: Efron & Tibshirani 1993, "An Introduction to the Bootstrap", ch. 13.
 * @returns lower and upper bound; null without values
 */
export function bootstrapInterval(values: readonly number[]): readonly [low: number, high: number] | null {
  if (values.length === 0) return null;
  if (values.length > MOST_RESAMPLED) return normalInterval(values);
  return percentileBootstrap(values.length, (draw) => {
    let sum = 0;
    for (let left = values.length; left > 0; left--) sum += values[draw()] ?? 0;
    return sum / values.length;
  });
}

/**
 * The 95 % percentile bootstrap interval of any statistic of a sample: the middle 95 % of its values in 2,000 resamples,
 * whose draws are always the same.
 * @param size number of items of the sample, at least 1
 * @param statistic its value in one resample, for which it draws the indices of `size` items
 */
export function percentileBootstrap(
  size: number,
  statistic: (draw: () => number) => number,
): readonly [low: number, high: number] {
  return resampledInterval((random) => statistic(() => Math.floor(random() * size)));
}

/**
 * The same of a statistic that draws its resamples itself.
 * @param statistic its value in one resample, drawn by numbers from 0 to below 1
 */
export function resampledInterval(
  statistic: (random: () => number) => number,
): readonly [low: number, high: number] {
  const random = randomNumbers(SEED);
  const values = Float64Array.from({ length: RESAMPLES }, () => statistic(random)).sort();
  return [quantile(values, (1 - LEVEL) / 2), quantile(values, (1 + LEVEL) / 2)];
}

function normalInterval(values: readonly number[]): readonly [low: number, high: number] {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  const margin = normalQuantile((1 + LEVEL) / 2) * Math.sqrt(variance / values.length);
  const within = clampTo(values);
  return [within(middle - margin), within(middle + margin)];
}

/** Puts a number that lies beyond these values at the nearest of them: no mean of resamples lies beyond. */
function clampTo(values: readonly number[]): (value: number) => number {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return (value) => Math.min(most, Math.max(least, value));
}

/** Between two sorted values it is interpolated. */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
