import { ContractError } from "../errors.ts";
import { normalQuantile } from "./normal.ts";
import { LEAST_PAIRS } from "./paired-bootstrap.ts";

/** Below this a p-value speaks for a difference, two-sided. */
export const SIGNIFICANCE = 0.05;

/** a and b of Connor's formula: that level, two-sided, and 80 % power. */
const A = normalQuantile(1 - SIGNIFICANCE / 2);
const B = normalQuantile(0.8);

/**
 * The smallest difference of two shares, measured on the same questions, that McNemar's test would find in four of five such
 * samples (80 % power) at 5 %, two-sided.
 *
 * Connor's number of questions is n = (a√ψ + b√(ψ − δ²))² / δ² for a difference δ and a share ψ of discordant questions,
 * those that only one of the two answers rightly; a = z(0.975), b = z(0.8). Solved for δ it is c√ψ with
 * c = (a√n + b√(n − a² + b²)) / (n + b²). No difference exceeds the share of discordant questions; where c√ψ would,
 * every discordant question speaks for the same side, ψ = δ, and so δ = c².
 * Source: Connor 1987, "Sample size for testing differences in proportions for the paired-sample design", Biometrics 43,
 * p. 209; the approximation is Miettinen's (1968).
 * @param questions number of questions that both have answered
 * @param discordance share of them that only one of the two answers rightly, 0–1
 * @returns 0–1; 1 where the sample is too small to show any difference: fewer than `LEAST_PAIRS` questions cannot come below
 *   5 %, though all of them differ and speak for one side
 * @throws ContractError for numbers that cannot be
 */
export function smallestDetectable(questions: number, discordance: number): number {
  if (!Number.isInteger(questions) || questions < 0 || !(discordance >= 0 && discordance <= 1)) {
    throw new ContractError(
      `No detectable difference for ${questions} questions of which a share of ${discordance} differs: give a whole number ` +
        `and a share from 0 to 1.`,
      { questions, discordance },
    );
  }
  if (questions < LEAST_PAIRS) return 1;
  const c = (A * Math.sqrt(questions) + B * Math.sqrt(questions - A ** 2 + B ** 2)) / (questions + B ** 2);
  return Math.min(1, c * Math.max(c, Math.sqrt(discordance)));
}

/**
 * The number of questions with which McNemar's test would find a difference in four of five samples (80 % power) at 5 %,
 * two-sided: Connor's n, of which `smallestDetectable` is the inverse, but never fewer than can come below 5 %.
 * @param difference of two shares measured on the same questions, −1 to 1 and not 0
 * @param discordance share of the questions that only one of the two answers rightly, 0–1; no smaller than the difference
 * @throws ContractError for numbers that cannot be
 */
export function questionsNeeded(difference: number, discordance: number): number {
  const size = Math.abs(difference);
  if (!(size > 0 && size <= discordance && discordance <= 1)) {
    throw new ContractError(
      `No number of questions for a difference of ${difference} where a share of ${discordance} differs: give a difference ` +
        "other than 0, and a share from its size to 1.",
      { difference, discordance },
    );
  }
  const root = A * Math.sqrt(discordance) + B * Math.sqrt(discordance - size ** 2);
  return Math.max(LEAST_PAIRS, Math.ceil((root / size) ** 2));
}
