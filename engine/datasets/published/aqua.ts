import { labelledChoices, noLabel } from "../choice-list.ts";
import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";

/** `{question, options: ["A)15", …], rationale, correct}`. */
export const aqua: PublishedForm = {
  form: "aqua",
  keys: ["question", "options", "correct"],
  read: ({ question, options, correct }) => {
    const choices = choicesOf(options);
    if (typeof choices === "string") return { problem: noLabel(choices) };
    return { question: tidy(question), choices, answer: tidy(correct), answerType: "choice" };
  },
};

/** @returns the first text without a label, if there is one; null if it is no list */
function choicesOf(options: unknown): unknown {
  if (!Array.isArray(options)) return null;
  const texts = options.map(tidy).filter((option) => typeof option === "string");
  return texts.length < options.length ? options : labelledChoices(texts);
}
