import type { Question } from "../question.ts";
import { isCompared, isCorrect } from "./score.ts";

/** What is known of a question once it was answered. */
export interface JudgedAnswer {
  readonly answer: string | null;
  readonly correct: boolean | null;
  readonly gold?: string;
  readonly accepted?: readonly string[];
}

/**
 * Whether an answer that some agent gave on the way is right, as the question's own answer is judged.
 * @param answer in canonical form, or null: unanswered
 * @param judged the question's own answer; being right, it is one that is accepted
 * @returns null where that cannot be told: the right answer is not known, answers of this type are neither right nor wrong, or
 *   it is a query other than the one that was executed
 */
export function isRight(answer: string | null, asked: Question, judged: JudgedAnswer): boolean | null {
  const { gold, accepted = [] } = judged;
  if (gold === undefined || !isCompared(asked.answerType)) return null;
  if (answer === null) return false;
  if (asked.answerType === "sql") return answer === judged.answer ? judged.correct : null;
  // Runs of versions that did not keep what is accepted tell at least that their own answer was.
  const own = judged.correct === true && judged.answer !== null ? [judged.answer] : [];
  const acceptedAnswers = [...accepted, ...own];
  const { id, text, answerType, choices } = asked;
  return isCorrect(answer, { id, text, answerType, choices, dataset: "", gold, acceptedAnswers });
}
