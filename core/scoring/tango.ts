import { ContractError } from "../errors.ts";
import { normalQuantile } from "./normal.ts";

const LEVEL = 0.95;
const Z = normalQuantile((1 + LEVEL) / 2);
/** After so many, a range of at most 2 holds no further number. */
const HALVINGS = 60;

/**
 * The 95 % score interval of the difference of two shares measured on the same questions: every difference that the score
 * test does not reject, of which McNemar's asymptotic test is the case of no difference. It has a width where no question
 * tells the two apart, ±z²/(n + z²), and where every one does.
 * Source: Tango 1998, "Equivalence test and confidence interval for the difference in proportions for the paired-sample
 * design", Statistics in Medicine 17: 891–908; among those that Fagerland, Lydersen & Laake 2014 recommend, "Recommended
 * tests and confidence intervals for paired binomial proportions".
 * @param onlyFirst questions that only the first answers rightly; a whole number
 * @param onlySecond those that only the second answers rightly
 * @param questions all that both have answered, at least one
 * @returns lower and upper bound of the second share minus the first, −1 to 1
 * @throws ContractError for counts that cannot be
 */
export function tangoInterval(
  onlyFirst: number,
  onlySecond: number,
  questions: number,
): readonly [low: number, high: number] {
  checkCounts(onlyFirst, onlySecond, questions);
  return [-highest(onlySecond, onlyFirst, questions), highest(onlyFirst, onlySecond, questions)];
}

/** The largest difference that is not rejected. The score falls from the observed difference, where it is 0, to 1. */
function highest(onlyFirst: number, onlySecond: number, questions: number): number {
  let kept = (onlySecond - onlyFirst) / questions;
  let rejected = 1;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (kept + rejected) / 2;
    if (score(middle, onlyFirst, onlySecond, questions) < -Z) rejected = middle;
    else kept = middle;
  }
  return kept;
}

/** T(Δ): how many standard errors the observed difference lies above a true one of Δ. */
function score(difference: number, onlyFirst: number, onlySecond: number, questions: number): number {
  // Of a negative Δ the square root below could be of a number that was rounded to less than 0.
  if (difference < 0) return -score(-difference, onlySecond, onlyFirst, questions);
  const distance = onlySecond - onlyFirst - questions * difference;
  // Where Δ = ±1 is observed the standard error is 0 too.
  if (distance === 0) return 0;
  // If Δ is true, the share q of questions that only the first answers rightly is most likely the larger root of
  // 2nq² + Bq + C.
  const b = (2 * questions - onlySecond + onlyFirst) * difference - onlyFirst - onlySecond;
  const c = -onlyFirst * difference * (1 - difference);
  const q = (Math.sqrt(b ** 2 - 8 * questions * c) - b) / (4 * questions);
  return distance / Math.sqrt(questions * (2 * q + difference * (1 - difference)));
}

function checkCounts(onlyFirst: number, onlySecond: number, questions: number): void {
  const areCounts = [onlyFirst, onlySecond, questions].every(
    (count) => Number.isSafeInteger(count) && count >= 0,
  );
  if (areCounts && questions > 0 && onlyFirst + onlySecond <= questions) return;
  throw new ContractError(
    `No interval of a difference for ${onlyFirst} and ${onlySecond} of ${questions} questions: give whole numbers that are ` +
      "not negative, and at least as many questions as both together, at least one.",
    { onlyFirst, onlySecond, questions },
  );
}
