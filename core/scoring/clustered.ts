import { ContractError } from "../errors.ts";
import { mean } from "./mean.ts";
import { normalQuantile } from "./normal.ts";
import { wilsonIntervalOfShare } from "./statistics.ts";

const LEVEL = 0.95;
/** A standard error below this is 0 that was rounded. */
const ROUNDED = 1e-12;

/**
 * The standard error of a mean whose values come in clusters, such as the repeats of one question: values of a cluster may
 * depend on each other, clusters do not. √(Σ over clusters of (Σ of deviations from the mean)²) / n, without a factor for
 * small samples. With clusters of one it is the ordinary standard error of a mean (with n, not n − 1).
 * Source: Miller 2024, "Adding error bars to evals: a statistical approach to language model evaluations", §2.2.
 * @param clusters which cluster each value belongs to, in the order of the values
 * @throws ContractError without values, or if the two do not pair
 */
export function clusteredStandardError(
  values: readonly number[],
  clusters: readonly (string | number)[],
): number {
  checkPairs(values, clusters);
  const centre = mean(values);
  const deviations = new Map<string | number | undefined, number>();
  values.forEach((value, index) => {
    const cluster = clusters[index];
    deviations.set(cluster, (deviations.get(cluster) ?? 0) + value - centre);
  });
  const squares = [...deviations.values()].reduce((sum, deviation) => sum + deviation ** 2, 0);
  return Math.sqrt(squares) / values.length;
}

/**
 * The 95 % interval of the mean of clustered values: normal, so it may reach beyond the values themselves.
 * @param within the least and the largest that a value can be; the interval is cut off there
 * @returns lower and upper bound
 * @throws ContractError without values, or if the two do not pair
 */
export function clusteredInterval(
  values: readonly number[],
  clusters: readonly (string | number)[],
  within: readonly [least: number, most: number] = [-Infinity, Infinity],
): readonly [low: number, high: number] {
  const margin = normalQuantile((1 + LEVEL) / 2) * clusteredStandardError(values, clusters);
  const centre = mean(values);
  const [least, most] = within;
  return [Math.max(least, centre - margin), Math.min(most, centre + margin)];
}

/**
 * The 95 % interval of the share of hits whose trials come in clusters: Wilson's, with the effective number of trials, which
 * is as many as would have this standard error if they did not depend on each other, p(1 − p)/SE². There are never more of
 * them than trials. A standard error of 0 says nothing of other clusters (all hits, or none, are no certainty): there the
 * clusters count.
 * Source: Korn & Graubard 1998, "Confidence intervals for proportions with small expected number of positive counts
 * estimated from survey data" (effective number); Franco et al. 2019, "Comparative study of confidence intervals for
 * proportions in complex sample surveys" (Wilson's interval with it).
 * @param clusters which cluster each trial belongs to, in the order of the trials
 * @returns lower and upper bound, 0–1
 * @throws ContractError without trials, or if the two do not pair
 */
export function clusteredShareInterval(
  hits: readonly boolean[],
  clusters: readonly (string | number)[],
): readonly [low: number, high: number] {
  const values = hits.map(Number);
  const error = clusteredStandardError(values, clusters);
  const share = mean(values);
  const effective = error < ROUNDED ? new Set(clusters).size : (share * (1 - share)) / error ** 2;
  return wilsonIntervalOfShare(share, Math.min(values.length, effective), LEVEL);
}

function checkPairs(values: readonly number[], clusters: readonly (string | number)[]): void {
  if (values.length > 0 && values.length === clusters.length) return;
  throw new ContractError(
    `No clustered standard error for ${values.length} values in ${clusters.length} places: say of each value which cluster ` +
      `it belongs to.`,
    { values: values.length, clusters: clusters.length },
  );
}
