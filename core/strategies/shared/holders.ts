import type { Question } from "../../question.ts";
import { countAnswers, textHolders, type CountingMeans } from "./votes.ts";

/**
 * Who holds an answer, by the same measure by which votes are counted, however each of them writes it.
 * @param held what each agent holds, null for none
 * @returns 1-based numbers of the agents, ascending
 */
export async function holdersOf(
  answer: string | null,
  held: readonly (string | null)[],
  question: Pick<Question, "answerType">,
  means: CountingMeans,
): Promise<readonly number[]> {
  if (question.answerType === "text") return textHolders(answer, held, means.embedder);
  const asked = held.length + 1;
  const { votes } = await countAnswers([...held, answer], question, means);
  const alike = votes.find(({ agents }) => agents.includes(asked))?.agents ?? [];
  return alike.filter((agent) => agent !== asked).sort((left, right) => left - right);
}

/** Whether two agents gave the same answer, or both gave none. */
export async function sameGiven(
  left: string | null,
  right: string | null,
  question: Pick<Question, "answerType">,
  means: CountingMeans,
): Promise<boolean> {
  if (left === null || right === null) return left === right;
  return (await holdersOf(left, [right], question, means)).length > 0;
}
