import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";

/** `{question_id, db_id, question, evidence, SQL, difficulty}`. */
export const bird: PublishedForm = {
  form: "bird",
  keys: ["db_id", "question", "SQL"],
  read: ({ question_id, db_id, question, evidence, SQL, difficulty }) => ({
    id: question_id,
    question: tidy(question),
    context: tidy(evidence),
    answer: SQL,
    answerType: "sql",
    database: db_id,
    difficulty,
  }),
};
