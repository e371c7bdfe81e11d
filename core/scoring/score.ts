import { canonicalAnswer, sameAnswer } from "../answer.ts";
import type { AnswerType, DatasetQuestion } from "../question.ts";

/** Whether answers of this type are right or wrong by comparison with the gold answer. */
export function isScored(type: AnswerType): boolean {
  return type !== "text" && type !== "translation" && type !== "sql";
}

/**
 * Whether an answer equals the gold answer or one of the further accepted ones. No answer is a wrong one.
 * @param answer in canonical form, or null: unanswered
 * @throws ContractError for `sql`, which compares by executing both queries
 */
export function isCorrect(answer: string | null, question: DatasetQuestion): boolean {
  if (answer === null) return false;
  return [question.gold, ...question.acceptedAnswers].some((accepted) => {
    const right = canonicalAnswer(accepted, question);
    return right !== null && sameAnswer(answer, right, question.answerType);
  });
}
