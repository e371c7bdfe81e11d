import { ContractError } from "../errors.ts";

/** Two-sided p-values of McNemar's test, 0–1. */
export interface McNemar {
  /** Never rejects more often than its level says. */
  readonly exact: number;
  /** Counts the observed table half, so that it rejects about as often as its level says. */
  readonly midP: number;
}

/**
 * McNemar's test of two shares measured on the same questions: of those that only one answers rightly, the two are
 * expected to have half each (a binomial of ½).
 * Source: McNemar 1947; both forms as in Fagerland, Lydersen & Laake 2013, "The McNemar test for binary matched-pairs
 * data: mid-p and asymptotic are better than exact conditional"; of equal counts mid-p is 1 here.
 * @param onlyFirst questions that only the first answers rightly; a whole number
 * @param onlySecond those that only the second answers rightly
 * @throws ContractError for counts that cannot be
 */
export function mcnemar(onlyFirst: number, onlySecond: number): McNemar {
  checkCounts(onlyFirst, onlySecond);
  const trials = onlyFirst + onlySecond;
  const fewer = Math.min(onlyFirst, onlySecond);
  const observed = pointProbability(fewer, trials);
  const tail = observed * tailOverPoint(fewer, trials);
  return { exact: Math.min(1, 2 * tail), midP: Math.min(1, 2 * tail - observed) };
}

/** P(X = successes) for a binomial of ½. The halvings are spread over the product, so that nothing overflows on the way. */
function pointProbability(successes: number, trials: number): number {
  let product = 1;
  let halvings = trials;
  for (let chosen = 1; chosen <= successes; chosen++) {
    product *= (trials - successes + chosen) / chosen;
    while (product > 1 && halvings > 0) {
      product /= 2;
      halvings--;
    }
  }
  return product * 2 ** -halvings;
}

/** P(X ≤ successes) divided by P(X = successes), summed downwards: each term follows from the one before. */
function tailOverPoint(successes: number, trials: number): number {
  let sum = 1;
  let term = 1;
  for (let below = successes; below > 0 && term > sum * Number.EPSILON; below--) {
    term *= below / (trials - below + 1);
    sum += term;
  }
  return sum;
}

function checkCounts(onlyFirst: number, onlySecond: number): void {
  if ([onlyFirst, onlySecond].every((count) => Number.isSafeInteger(count) && count >= 0)) return;
  throw new ContractError(
    `No McNemar test for ${onlyFirst} and ${onlySecond}: give two whole numbers that are not negative.`,
    { onlyFirst, onlySecond },
  );
}
