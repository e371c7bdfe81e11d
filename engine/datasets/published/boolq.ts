import { asText, tidy, type Fields } from "../values.ts";
import type { PublishedForm } from "./form.ts";
import { isTruth, yesOrNo } from "./values.ts";

/** `{question, passage, answer: true}`, or as SuperGLUE has it `{question, passage, idx, label: 1}`. */
export const boolQ: PublishedForm = {
  form: "boolq",
  keys: ["question", "passage"],
  fits: (record) => isTruth(record.answer) || isOfSuperGlue(record),
  read: ({ question, passage, answer, label }) => ({
    question: tidy(question),
    context: tidy(passage),
    answer: answer === undefined ? classOf(label) : yesOrNo(answer),
    answerType: "yesno",
  }),
};

function isOfSuperGlue({ idx, label, answer, choices, options }: Fields): boolean {
  const others = [answer, choices, options];
  return idx !== undefined && isClass(label) && others.every((other) => other === undefined);
}

function isClass(label: unknown): boolean {
  const text = asText(label);
  return isTruth(label) || (typeof text === "string" && /^(?:-?1|0)$/.test(text));
}

/** What is neither class, such as the -1 of the test split, stays as it is, so that it is named as a problem. */
function classOf(label: unknown): unknown {
  const text = asText(label);
  if (text === "1") return "yes";
  return text === "0" ? "no" : yesOrNo(label);
}
