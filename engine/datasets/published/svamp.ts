import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { plainNumber } from "./values.ts";

/** `{ID, Body, Question, Answer}`: what is told, and what is asked of it. */
export const svamp: PublishedForm = {
  form: "svamp",
  keys: ["Body", "Question"],
  read: ({ ID, Body, Question, Answer }) => ({
    id: ID,
    question: joined(tidy(Body), tidy(Question)),
    answer: plainNumber(Answer),
    answerType: "number",
  }),
};

/** Where the body lost its last punctuation mark, one is put back. */
function joined(body: unknown, question: unknown): unknown {
  if (typeof body !== "string" || typeof question !== "string" || body === "") return question;
  const mark = /[.!?,;]$/.test(body) ? "" : /^\p{Lu}/u.test(question) ? "." : ",";
  return `${body}${mark} ${question}`;
}
