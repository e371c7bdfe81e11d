import { bootstrapInterval } from "../scoring/bootstrap.ts";
import { clusteredInterval } from "../scoring/clustered.ts";

/**
 * The 95 % bootstrap interval of mean chrF. A single question says nothing of others: it leaves the whole range.
 * @param scores one a question, from 0 to `most`
 * @returns null without scores
 */
export function scoreInterval(
  scores: readonly number[],
  most = 100,
): readonly [low: number, high: number] | null {
  return scores.length === 1 ? [0, most] : bootstrapInterval(scores);
}

/**
 * The same where questions were asked several times: the normal interval, clustered by question.
 * @param questions which question each score is of, in the order of the scores
 * @throws ContractError without scores, or if the two do not pair
 */
export function repeatedScoreInterval(
  scores: readonly number[],
  questions: readonly string[],
  most = 100,
): readonly [low: number, high: number] {
  return new Set(questions).size === 1 ? [0, most] : clusteredInterval(scores, questions, [0, most]);
}
