import type { PublishedForm } from "./form.ts";
import { behind, countedChoices } from "./values.ts";

/** `{qID, sentence, option1, option2, answer: "1"}`, a blank `_` in the sentence, the answer counted from 1. */
export const winoGrande: PublishedForm = {
  form: "winogrande",
  keys: ["sentence", "option1", "option2"],
  fits: ({ option3 }) => option3 === undefined,
  read: ({ qID, sentence, option1, option2, answer }) => ({
    id: qID,
    question: behind(sentence, 'Which choice fills the blank "_"?'),
    ...countedChoices([option1, option2], answer, 1),
    answerType: "choice",
  }),
};
