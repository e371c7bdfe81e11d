import type { PublishedForm } from "./form.ts";
import { behind, countedChoices } from "./values.ts";

/** `{ctx, endings: ["…", …], label: 3}`, the label counted from 0; the test split has none. As a table the endings are a list. */
export const hellaSwag: PublishedForm = {
  form: "hellaswag",
  keys: ["ctx", "endings"],
  fits: ({ endings }) => Array.isArray(endings),
  read: ({ ctx, endings, label }) => ({
    question: behind(ctx, "Which ending is the most likely one?"),
    ...countedChoices(Array.isArray(endings) ? endings : [], label, 0),
    answerType: "choice",
  }),
};
