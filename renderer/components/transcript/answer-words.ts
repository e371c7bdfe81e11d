import type { Question } from "../../../core/question.ts";

/** An answer as it is shown: a choice's label with its text. */
export function answerWords(answer: string, { answerType, choices }: Question): string {
  if (answerType !== "choice") return answer;
  const choice = choices.find(({ label }) => label.toLowerCase() === answer.toLowerCase());
  return choice === undefined ? answer : `${choice.label}) ${choice.text}`;
}
