import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { isTruth, yesOrNo } from "./values.ts";

/** `{question, passage, answer: true}`. */
export const boolQ: PublishedForm = {
  form: "boolq",
  keys: ["question", "passage", "answer"],
  fits: ({ answer }) => isTruth(answer),
  read: ({ question, passage, answer }) => ({
    question: tidy(question),
    context: tidy(passage),
    answer: yesOrNo(answer),
    answerType: "yesno",
  }),
};
