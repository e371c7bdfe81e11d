import { QUESTION_LEADS, questionText } from "../prompts/question-text.ts";
import type { Question } from "../question.ts";

/**
 * A task as it is compared and stored: the question as it was asked with its passage and its choices, in the words of the
 * standard prompts whichever set is in use. The schema of a database stays out: it would make all its questions alike.
 */
export function taskText({ id, text, answerType, choices, context }: Question): string {
  return questionText(
    { id, text, answerType, choices, ...(context !== undefined && { context }) },
    "standard",
  );
}

/**
 * Tells the tasks that ask a question from all others, whatever their passage and options are: its text stands in them in whole
 * lines, behind what `taskText` puts before it.
 * @param question the question's own text, without passage and options
 */
export function asking(question: string): (task: string) => boolean {
  const own = question.trim();
  const asked = QUESTION_LEADS.map((lead) => `\n${lead}${own}\n`);
  return (task) => task.includes(own) && asked.some((lines) => `\n${task.trim()}\n`.includes(lines));
}
