import type { Question } from "../question.ts";
import { countAnswers, countVotes, type CountingMeans, type VoteCount } from "./votes.ts";

/** As `countAnswers`, for every type: of translations only equal texts are one answer. */
export async function countDistinct(
  answers: readonly (string | null)[],
  question: Pick<Question, "answerType">,
  means: CountingMeans,
): Promise<VoteCount> {
  if (question.answerType === "translation") return countVotes(answers, "translation");
  return countAnswers(answers, question, means);
}

/**
 * Where an answer stands among others, however it is written.
 * @returns the 1-based place of the first that is the same answer, or null
 */
export async function placeOf(
  answer: string,
  among: readonly (string | null)[],
  question: Pick<Question, "answerType">,
  means: CountingMeans,
): Promise<number | null> {
  const { votes } = await countDistinct([answer, ...among], question, means);
  const alike = votes.find(({ agents }) => agents.includes(1))?.agents.filter((agent) => agent > 1) ?? [];
  return alike.length === 0 ? null : Math.min(...alike) - 1;
}

/** Whether two agents gave the same answer, or both gave none. */
export async function sameGiven(
  left: string | null,
  right: string | null,
  question: Pick<Question, "answerType">,
  means: CountingMeans,
): Promise<boolean> {
  if (left === null || right === null) return left === right;
  return (await placeOf(left, [right], question, means)) !== null;
}
