import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { countedChoices } from "./values.ts";

/** `{context, question, answerA, answerB, answerC, label: "1"}`, the label counted from 1. */
export const socialIqa: PublishedForm = {
  form: "socialiqa",
  keys: ["context", "question", "answerA", "answerB", "answerC"],
  read: ({ context, question, answerA, answerB, answerC, label }) => ({
    context: tidy(context),
    question: tidy(question),
    ...countedChoices([answerA, answerB, answerC], label, 1),
    answerType: "choice",
  }),
};
