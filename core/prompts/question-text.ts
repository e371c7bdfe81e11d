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

/**
 * What every template may hold: `{question}` with all that belongs to it, and `{form}`, the last line of a reply. In the
 * standard set a question in another script asks for a reply in its language.
 */
export function questionValues(question: Question, { set }: Wording): { question: string; form: string } {
  const text = questionText(question, set);
  const language = set === "terse" ? null : languageRequest(question);
  return {
    question: language === null ? text : `${text}\n\n${language}`,
    form: answerForm(question.answerType),
  };
}

/** Models follow the English of the prompts otherwise. A query has no language, and a translation is English. */
function languageRequest({ text, answerType }: Question): string | null {
  if (answerType === "sql" || answerType === "translation" || !isInOtherScript(text)) return null;
  const such = answerType === "text" ? "" : `, such as "${ANSWER_MARKER}",`;
  return `Reply in the language of the question, but keep English words that are asked for${such} as they are.`;
}

const QUOTED = /"[^"]*"|“[^“”]*”|「[^「」]*」|《[^《》]*》/gu;

/**
 * Whether most letters of its words are of another script than Latin. Single letters are signs of formulas (π, 𝑥), as are those
 * of no script; what is quoted is only spoken of.
 */
function isInOtherScript(text: string): boolean {
  const words =
    text
      .replace(QUOTED, " ")
      .match(/[\p{L}\p{M}]{2,}/gu)
      ?.join("") ?? "";
  const lettersOf = (script: RegExp) => words.match(script)?.length ?? 0;
  const latin = lettersOf(/(?=\p{L})\p{Script=Latin}/gu);
  return lettersOf(/(?=\p{L})[^\p{Script=Latin}\p{Script=Common}]/gu) > 2 * latin;
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

/** What stands before a question's own text, by answer type. */
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

/** All that the standard wording puts before a question's own text; one of them is empty. */
export const QUESTION_LEADS: readonly string[] = [...new Set(Object.values(LEAD))];

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
