import { ContractError } from "../errors.ts";
import { bootstrapInterval } from "./bootstrap.ts";

/**
 * Fewer pairs that differ show no difference, whatever their interval: where there is none, all n still have one sign with a
 * chance of 2^(1−n), which is 5 % or more.
 */
export const LEAST_PAIRS = 6;

/**
 * The 95 % bootstrap interval of the difference of two means of the same questions: whole questions are drawn, so that both
 * values of a question stay together. The draws are always the same.
 * Source: Efron & Tibshirani 1993, ch. 13; for paired scores Koehn 2004, "Statistical significance tests for machine
 * translation evaluation".
 * @param first one value a question
 * @param second values of the same questions in the same order
 * @returns lower and upper bound of mean(second) − mean(first)
 * @throws ContractError without values, or if the two do not pair
 */
export function pairedBootstrap(
  first: readonly number[],
  second: readonly number[],
): readonly [low: number, high: number] {
  // Resampling pairs is resampling their differences: the mean of the differences is the difference of the means.
  const differences = second.map((value, index) => value - (first[index] ?? NaN));
  const interval = first.length === second.length ? bootstrapInterval(differences) : null;
  if (interval !== null) return interval;
  throw new ContractError(
    `No paired interval for ${first.length} and ${second.length} values: give one of each for every question.`,
    { first: first.length, second: second.length },
  );
}
