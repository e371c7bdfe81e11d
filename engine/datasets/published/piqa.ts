import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { countedChoices } from "./values.ts";

/** `{goal, sol1, sol2, label: 0}`, the label counted from 0; the test split has -1. */
export const piqa: PublishedForm = {
  form: "piqa",
  keys: ["goal", "sol1", "sol2"],
  fits: ({ sol3 }) => sol3 === undefined,
  read: ({ goal, sol1, sol2, label }) => ({
    question: tidy(goal),
    ...countedChoices([sol1, sol2], label, 0),
    answerType: "choice",
  }),
};
