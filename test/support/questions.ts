import type { Question } from "../../core/question.ts";

/** A question of answer type `number`, the most common one in tests. */
export function numberQuestion(given: Partial<Question> = {}): Question {
  return {
    id: "q1",
    text: "Tom has 12 pens and buys 9 more. How many pens does he have?",
    answerType: "number",
    choices: [],
    ...given,
  };
}

/** A question with choices A to C. */
export function choiceQuestion(given: Partial<Question> = {}): Question {
  return {
    id: "q2",
    text: "Where do people keep money?",
    answerType: "choice",
    choices: [
      { label: "A", text: "bank" },
      { label: "B", text: "library" },
      { label: "C", text: "river" },
    ],
    ...given,
  };
}
