import type { PromptSetName } from "../model.ts";
import type { AnswerType, Question } from "../question.ts";

/**
 * The question as it stands in prompts, with its passage and its choices.
 * The terse wording is what the practice model was trained on: one line, choices as `(A) … (B) …`.
 */
export function questionText(question: Question, set: PromptSetName): string {
  return set === "terse" ? terseText(question) : standardText(question);
}

function terseText(question: Question): string {
  const lines = [question.context, question.text]
    .filter((part) => part !== undefined)
    .map((part) => part.split(/\s+/).filter(Boolean).join(" "));
  if (question.choices.length > 0) {
    lines.push(question.choices.map((choice) => `(${choice.label}) ${choice.text}`).join(" "));
  }
  return lines.join("\n");
}

function standardText(question: Question): string {
  const parts: string[] = [];
  if (question.context !== undefined) parts.push(`Passage:\n${question.context.trim()}`);
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
  sql: "",
  translation: "Translate into English: ",
  text: "",
};

/** How the reply must end so that the answer can be read from it, by answer type. */
export function answerForm(type: AnswerType): string {
  return ANSWER_FORM[type];
}

const ANSWER_FORM: Readonly<Record<AnswerType, string>> = {
  number: 'End with one line "The answer is X." where X is a number without unit.',
  choice: 'End with one line "The answer is X." where X is the letter of one option.',
  yesno: 'End with one line "The answer is yes." or "The answer is no."',
  truefalse: 'End with one line "The answer is true." or "The answer is false."',
  string: 'End with one line "The answer is X." where X is only the result.',
  sql: 'End with one line "The answer is X" where X is one SQL query.',
  translation: 'End with one line "The answer is X" where X is the English translation.',
  text: "Answer in plain words, in the language of the question.",
};
