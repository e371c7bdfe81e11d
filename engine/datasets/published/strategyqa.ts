import { fieldOf, tidy } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { isTruth, yesOrNo } from "./values.ts";

/** `{qid, question, answer: true}`; its facts are the reasoning, and are not shown. */
export const strategyQa: PublishedForm = {
  form: "strategyqa",
  keys: ["qid", "question", "answer"],
  fits: ({ answer }) => isTruth(answer),
  read: ({ qid, question, answer }) => ({
    id: qid,
    question: tidy(question),
    answer: yesOrNo(answer),
    answerType: "yesno",
  }),
};

/** An element of BIG-bench's task.json: `{input, target_scores: {Yes: 1, No: 0}}`. Other tasks score other answers. */
export const strategyQaTask: PublishedForm = {
  form: "strategyqa",
  keys: ["input", "target_scores"],
  fits: ({ target_scores: scores }) => ["Yes", "No"].every((name) => fieldOf(scores, name) !== undefined),
  read: ({ input, target_scores }) => ({
    question: tidy(input),
    answer: favoured(target_scores),
    answerType: "yesno",
  }),
};

/** The one of yes and no that scores; undefined if neither or both do. */
function favoured(scores: unknown): string | undefined {
  const [yes, no] = [fieldOf(scores, "Yes"), fieldOf(scores, "No")];
  if (typeof yes !== "number" || typeof no !== "number" || yes === no) return undefined;
  return yes > no ? "yes" : "no";
}
