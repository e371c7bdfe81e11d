import { zippedChoices } from "../choice-list.ts";
import { fieldOf, isFields, tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";

/**
 * `{id, question: {stem, choices: [{label, text}]}, answerKey}`, or flat `{id, question, choices: {label: […], text: […]},
 * answerKey}`. The test split has no answers; choices in two lists with an `answer` beside them are a row of our own.
 */
export const commonsenseQa: PublishedForm = {
  form: "commonsenseqa",
  keys: ["question"],
  fits: ({ question, choices, answer, answerKey }) => {
    if (typeof fieldOf(question, "stem") === "string") return true;
    const isOurs = answer !== undefined && answerKey === undefined;
    return isFields(choices) && "label" in choices && "text" in choices && !isOurs;
  },
  read: ({ id, question, choices, answerKey }) => ({
    id,
    question: tidy(fieldOf(question, "stem") ?? question),
    choices: choicesOf(fieldOf(question, "choices") ?? choices),
    answer: tidy(answerKey),
    answerType: "choice",
  }),
};

/** OpenBookQA's flat form: `{id, question_stem, choices: {label: […], text: […]}, answerKey}`. */
export const openBookQa: PublishedForm = {
  form: "commonsenseqa",
  keys: ["question_stem", "choices"],
  read: ({ question_stem: question, ...record }) => commonsenseQa.read({ ...record, question }),
};

function choicesOf(value: unknown): unknown {
  const list = zippedChoices(value) ?? value;
  if (!Array.isArray(list)) return list;
  return list.map((choice: unknown) =>
    isFields(choice) ? { label: tidy(choice.label), text: tidy(choice.text) } : choice,
  );
}
