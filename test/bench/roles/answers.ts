import { extractAnswer, extractMarkedAnswer } from "../../../core/answer.ts";
import type { ReplyEnd } from "../../../core/model.ts";
import type { DatasetQuestion, Question } from "../../../core/question.ts";

/** What is read of a reply. */
export interface Reply {
  readonly text: string;
  readonly ended: ReplyEnd;
}

/** The question alone, as a method is shown it. */
export function withoutGold({ id, text, answerType, choices, context }: DatasetQuestion): Question {
  return { id, text, answerType, choices, ...(context !== undefined && { context }) };
}

/** The answer that a reply comes to, with the marker or without; null: unanswered. */
export function answerIn({ text, ended }: Reply, question: DatasetQuestion): string | null {
  return extractAnswer(text, withoutGold(question), ended);
}

/** The answer that a reply announces with the marker; null if it announces none. */
export function markedAnswerIn({ text, ended }: Reply, question: DatasetQuestion): string | null {
  return extractMarkedAnswer(text, withoutGold(question), ended);
}
