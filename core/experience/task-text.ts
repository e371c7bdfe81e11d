import { questionText } from "../prompts/question-text.ts";
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
