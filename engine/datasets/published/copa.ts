import { fieldOf } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { behind, countedChoices } from "./values.ts";

const ASKED = { cause: "What was the cause of this?", effect: "What happened as a result?" } as const;

/** `{premise, choice1, choice2, question: "cause" | "effect", idx, label: 0}`, the label counted from 0; the test split has -1. */
export const copa: PublishedForm = {
  form: "copa",
  keys: ["premise", "choice1", "choice2", "question", "label"],
  fits: ({ question, choice3 }) => askedBy(question) !== undefined && choice3 === undefined,
  read: ({ premise, choice1, choice2, question, label }) => ({
    question: behind(premise, askedBy(question) ?? ""),
    ...countedChoices([choice1, choice2], label, 0),
    answerType: "choice",
  }),
};

function askedBy(question: unknown): string | undefined {
  return typeof question === "string" ? (fieldOf(ASKED, question) as string | undefined) : undefined;
}
