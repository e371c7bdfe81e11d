import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";

/** `{db_id, question, query}`; copies with a difficulty call it `difficulty` or `hardness`. */
export const spider: PublishedForm = {
  form: "spider",
  keys: ["db_id", "question", "query"],
  read: ({ db_id, question, query, difficulty, hardness }) => ({
    question: tidy(question),
    answer: query,
    answerType: "sql",
    database: db_id,
    difficulty: difficulty ?? hardness,
  }),
};
