import { tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { countedChoices } from "./values.ts";

/** `{qID, sentence, option1, option2, answer: "1"}`, a blank `_` in the sentence, the answer counted from 1. */
export const winoGrande: PublishedForm = {
  form: "winogrande",
  keys: ["sentence", "option1", "option2"],
  read: ({ qID, sentence, option1, option2, answer }) => ({
    id: qID,
    question: asked(tidy(sentence)),
    ...countedChoices([option1, option2], answer, 1),
    answerType: "choice",
  }),
};

function asked(sentence: unknown): unknown {
  return typeof sentence === "string" && sentence !== ""
    ? `${sentence} Which choice fills the blank "_"?`
    : sentence;
}
