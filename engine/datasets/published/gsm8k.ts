import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { plainNumber } from "./values.ts";

/** `{question, answer}`, the answer a solution that ends with `#### 42`. */
export const gsm8k: PublishedForm = {
  form: "gsm8k",
  keys: ["question", "answer"],
  fits: ({ answer }) => typeof answer === "string" && answer.includes("####"),
  read: ({ question, answer }) => ({
    question: tidy(question),
    answer: typeof answer === "string" ? plainNumber(answer.split("####").at(-1)?.trim()) : answer,
    answerType: "number",
  }),
};
