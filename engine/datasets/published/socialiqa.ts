import { asText, tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";

const LABELS = ["A", "B", "C"];

/** `{context, question, answerA, answerB, answerC, label: "1"}`, the label counted from 1. */
export const socialIqa: PublishedForm = {
  form: "socialiqa",
  keys: ["context", "question", "answerA", "answerB", "answerC"],
  read: ({ context, question, answerA, answerB, answerC, label }) => ({
    context: tidy(context),
    question: tidy(question),
    choices: [answerA, answerB, answerC].map((text, index) => ({
      label: LABELS[index],
      text: tidy(asText(text) ?? ""),
    })),
    answer: labelOf(asText(label)),
    answerType: "choice",
  }),
};

/** What is no number from 1 to 3 stays as it is, so that it is named as a problem. */
function labelOf(label: unknown): unknown {
  return LABELS.find((_, index) => String(index + 1) === label) ?? label;
}
