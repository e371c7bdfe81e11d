import { labelledChoices, noLabel, readChoiceList } from "../choice-list.ts";
import { listIn } from "../loose-question.ts";
import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";

/** `{question, options: ["A)15", …], rationale, correct}`; in a table also one cell of options, if no `answer` stands beside it. */
export const aqua: PublishedForm = {
  form: "aqua",
  keys: ["question", "options", "correct"],
  fits: ({ options, answer }) => Array.isArray(options) || answer === undefined,
  read: ({ question, options, correct }) => {
    const choices = choicesOf(options);
    if (typeof choices === "string") return { problem: noLabel(choices) };
    return { question: tidy(question), choices, answer: tidy(correct), answerType: "choice" };
  },
};

/** @returns the first text without a label, if there is one; null if it is no list */
function choicesOf(options: unknown): unknown {
  const list = typeof options === "string" ? listIn(options, readChoiceList) : options;
  if (typeof list === "string") return list;
  if (!Array.isArray(list)) return null;
  const texts = list.map(tidy).filter((option) => typeof option === "string");
  return texts.length < list.length ? list : labelledChoices(texts);
}
