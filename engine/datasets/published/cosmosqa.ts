import { asText, tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";

const LABELS = ["A", "B", "C", "D"];

/** `{id, context, question, answer0, …, answer3, label}`, the label counted from 0. The test split has none. */
export const cosmosQa: PublishedForm = {
  form: "cosmosqa",
  keys: ["context", "question", "answer0", "answer1", "answer2", "answer3"],
  read: ({ id, context, question, answer0, answer1, answer2, answer3, label }) => ({
    id,
    context: tidy(context),
    question: tidy(question),
    choices: [answer0, answer1, answer2, answer3].map((text, index) => ({
      label: LABELS[index],
      text: tidy(asText(text) ?? ""),
    })),
    answer: labelOf(asText(label)),
    answerType: "choice",
  }),
};

/** What is no number from 0 to 3 stays as it is, so that it is named as a problem. */
function labelOf(label: unknown): unknown {
  return LABELS.find((_, index) => String(index) === label) ?? label;
}
