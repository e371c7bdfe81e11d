import type { Exemplar } from "./exemplar.ts";

/** Built-in exemplars whose answer is the label of one of five options. */
export const choiceExemplars: readonly Exemplar[] = [
  {
    question: asked(1, "Where would you keep milk so that it stays cold?", [
      "oven",
      "drawer",
      "refrigerator",
      "garage",
      "bathtub",
    ]),
    reasoning:
      "Milk stays cold only in a cold place. Of these places only a refrigerator is made to be cold.",
    answer: "C",
  },
  {
    question: asked(2, "A shirt costs $50. Its price falls by 20 percent. What does it cost now?", [
      "$40",
      "$30",
      "$45",
      "$35",
      "$48",
    ]),
    reasoning:
      "20 percent of 50 dollars are 50 × 0.2 = 10 dollars. The shirt now costs 50 - 10 = 40 dollars.",
    answer: "A",
  },
  {
    question: asked(3, "What do careful people do just before they cross a busy street?", [
      "sleep",
      "read a map",
      "cook",
      "sing",
      "look both ways",
    ]),
    reasoning: "On a busy street cars come from both sides. Who looks both ways sees them in time.",
    answer: "E",
  },
  {
    question: asked(4, "It is 10 in the morning. What time will it be 15 hours from now?", [
      "11 in the evening",
      "1 in the morning",
      "2 in the morning",
      "midnight",
      "3 in the morning",
    ]),
    reasoning: "10 + 15 = 25 hours. A day has 24 hours, and 25 - 24 = 1, so it is 1 in the morning.",
    answer: "B",
  },
];

function asked(number: number, text: string, options: readonly string[]): Exemplar["question"] {
  const choices = options.map((option, index) => ({ label: "ABCDE".charAt(index), text: option }));
  return { id: `choice-${number}`, text, answerType: "choice", choices };
}
