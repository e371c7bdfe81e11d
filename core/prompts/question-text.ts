import type { PromptSetName } from "../model.ts";
import type { AnswerType, Question } from "../question.ts";
import type { Wording } from "./prompt.ts";

/**
 * The question as it stands in prompts, with its passage and its choices; a database's schema comes first, so that
 * questions about one database share it as their prefix.
 * The terse wording is what the practice model was trained on: one line, choices as `(A) … (B) …`.
 */
export function questionText(question: Question, set: PromptSetName): string {
  return set === "terse" ? terseText(question) : standardText(question);
}

/** What every template may hold: `{question}` with all that belongs to it, and `{form}`, the last line of a reply. */
export function questionValues(question: Question, { set }: Wording): { question: string; form: string } {
  return { question: questionText(question, set), form: answerForm(question.answerType) };
}

function terseText(question: Question): string {
  const lines = [question.context, question.text]
    .filter((part) => part !== undefined)
    .map((part) => part.split(/\s+/).filter(Boolean).join(" "));
  if (question.database !== undefined) lines.unshift(question.database.schema.trim());
  if (question.choices.length > 0) {
    lines.push(question.choices.map((choice) => `(${choice.label}) ${choice.text}`).join(" "));
  }
  return lines.join("\n");
}

function standardText(question: Question): string {
  const parts: string[] = [];
  if (question.database !== undefined) parts.push(`SQLite database:\n${question.database.schema.trim()}`);
  const passage = question.answerType === "sql" ? "Evidence" : "Passage";
  if (question.context !== undefined) parts.push(`${passage}:\n${question.context.trim()}`);
  parts.push(`${LEAD[question.answerType]}${question.text.trim()}`);
  if (question.answerType === "truefalse") parts.push("Is this claim true or false?");
  if (question.choices.length > 0) {
    parts.push(
      ["Options:", ...question.choices.map((choice) => `${choice.label}) ${choice.text}`)].join("\n"),
    );
  }
  return parts.join("\n\n");
}

const LEAD: Readonly<Record<AnswerType, string>> = {
  number: "",
  choice: "",
  yesno: "",
  truefalse: "Claim: ",
  string: "",
  sql: "Question: ",
  translation: "Translate this sentence into English:\n",
  text: "",
};

/** What announces an answer, in the forms of all types but SQL and prose. */
export const ANSWER_MARKER = "The answer is";

/** The last line of a reply, from which the answer is read, by answer type. */
export function answerForm(type: AnswerType): string {
  return ANSWER_FORM[type];
}

// Small models copy a blank such as X literally where the answer is not a number: those forms have none.
const ANSWER_FORM: Readonly<Record<AnswerType, string>> = {
  number: "The answer is X",
  choice: '"The answer is" and the letter of the right option.',
  yesno: '"The answer is yes." or "The answer is no."',
  truefalse: '"The answer is true." or "The answer is false."',
  string: '"The answer is" and the result alone.',
  sql: "one SQLite query in a ```sql block, and nothing after it.",
  translation: '"The answer is" and the English sentence alone.',
  text: "your answer in plain words, in the language of the question.",
};
