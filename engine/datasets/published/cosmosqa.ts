import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { countedChoices } from "./values.ts";

/** `{id, context, question, answer0, …, answer3, label}`, the label counted from 0. The test split has none. */
export const cosmosQa: PublishedForm = {
  form: "cosmosqa",
  keys: ["context", "question", "answer0", "answer1", "answer2", "answer3"],
  read: ({ id, context, question, answer0, answer1, answer2, answer3, label }) => ({
    id,
    context: tidy(context),
    question: tidy(question),
    ...countedChoices([answer0, answer1, answer2, answer3], label, 0),
    answerType: "choice",
  }),
};
