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
 * Tells the tasks that ask a question from all others, whatever their passage, their options and their white space are: its
 * words stand in them in whole lines, behind what `taskText` puts before them.
 * @param question the question's own text, without passage and options
 */
export function asking(question: string): (task: string) => boolean {
  const own = inWords(question).trim();
  const asked = QUESTION_LEADS.map((lead) => ` ${inWords(lead)}${own} `);
  return (task) => {
    const whole = `\n${task.trim()}\n`;
    const words = inWords(whole);
    if (!words.includes(own)) return false;
    const lines = withPlainBlanks(whole);
    return asked.some((text) => standsInLines(text, words, lines));
  };
}

/** Each white space as one sign: a line break if it holds one, else a blank. */
function withPlainBlanks(text: string): string {
  return text.replace(/\s+/g, (blank) => (blank.includes("\n") ? "\n" : " "));
}

function inWords(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** @param words the lines with blanks instead of line breaks, of the same length */
function standsInLines(text: string, words: string, lines: string): boolean {
  for (let at = words.indexOf(text); at !== -1; at = words.indexOf(text, at + 1)) {
    if (lines[at] === "\n" && lines[at + text.length - 1] === "\n") return true;
  }
  return false;
}
