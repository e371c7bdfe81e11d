import type { Exemplar } from "./exemplar.ts";

/** Built-in exemplars whose answer is a number. */
export const numberExemplars: readonly Exemplar[] = [
  {
    question: asked(1, "A baker makes 3 trays of 12 rolls and sells 20 of them. How many rolls are left?"),
    reasoning: "The trays hold 3 × 12 = 36 rolls. After the sale 36 - 20 = 16 rolls are left.",
    answer: "16",
  },
  {
    question: asked(
      2,
      "Mia has $40. She buys 2 books at $7.50 each and a pen for $3. How many dollars does she have left?",
    ),
    reasoning:
      "The books cost 2 × 7.5 = 15 dollars. With the pen that makes 15 + 3 = 18 dollars. She has 40 - 18 = 22 dollars left.",
    answer: "22",
  },
  {
    question: asked(
      3,
      "A train covers 180 km in 2 hours. How many km does it cover in 5 hours at the same speed?",
    ),
    reasoning: "In one hour it covers 180 / 2 = 90 km. In 5 hours it covers 90 × 5 = 450 km.",
    answer: "450",
  },
  {
    question: asked(4, "A class of 30 children has 12 girls. What percentage of the class are boys?"),
    reasoning: "There are 30 - 12 = 18 boys. Their share is 18 / 30 = 0.6, which is 60 percent.",
    answer: "60",
  },
];

function asked(number: number, text: string): Exemplar["question"] {
  return { id: `number-${number}`, text, answerType: "number", choices: [] };
}
