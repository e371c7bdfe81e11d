import { ContractError } from "../errors.ts";
import { mean } from "./mean.ts";
import { normalQuantile } from "./normal.ts";

const LEVEL = 0.95;

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

function checkPairs(values: readonly number[], clusters: readonly (string | number)[]): void {
  if (values.length > 0 && values.length === clusters.length) return;
  throw new ContractError(
    `No clustered standard error for ${values.length} values in ${clusters.length} places: say of each value which cluster ` +
      `it belongs to.`,
    { values: values.length, clusters: clusters.length },
  );
}
