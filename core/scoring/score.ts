import { canonicalAnswer, sameAnswer } from "../answer.ts";
import type { AnswerType, DatasetQuestion, Question } from "../question.ts";
import { chrf } from "./chrf.ts";

/** Whether answers of this type are right or wrong. */
export function isCompared(type: AnswerType): boolean {
  return !isScored(type) && type !== "text";
}

/** Whether answers of this type are neither right nor wrong but more or less near to the gold answer. */
export function isScored(type: AnswerType): boolean {
  return type === "translation";
}

/** Whether an evaluation says anything of answers of this type. */
export function isEvaluated(type: AnswerType): boolean {
  return isCompared(type) || isScored(type);
}

/** Whether there are two possible answers, so that F1 can be told. */
export function isBinary(type: AnswerType): boolean {
  return type === "yesno" || type === "truefalse";
}

/**
 * Whether an answer equals the gold answer or one of the further accepted ones. No answer is a wrong one.
 * @param answer in canonical form, or null: unanswered
 * @throws ContractError for `sql`, which compares by executing both queries
 */
export function isCorrect(answer: string | null, question: DatasetQuestion): boolean {
  if (answer === null) return false;
  return rightAnswers(question).some((accepted) => {
    const right = canonicalAnswer(accepted, question);
    return right !== null && sameAnswer(answer, right, question.answerType);
  });
}

/**
 * How near an answer is to the gold answer, or to the one of the further accepted ones that it is nearest to: chrF.
 * @param answer in canonical form, or null: unanswered
 * @returns 0–100; 0 for no answer
 */
export function scoreOf(answer: string | null, question: DatasetQuestion): number {
  return answer === null ? 0 : chrf(answer, rightAnswers(question));
}

function rightAnswers({ gold, acceptedAnswers }: DatasetQuestion): readonly string[] {
  return [gold, ...acceptedAnswers];
}

/** Whether a question counts as right or wrong: a translation has a score, free prose neither, an exemplar is no question. */
export function isCounted({ answerType, exemplar }: Pick<Question, "answerType" | "exemplar">): boolean {
  return exemplar !== true && isCompared(answerType);
}
