import { arithmeticProblem } from "../../../models/training/generator/arithmetic-problem.ts";
import { calculated } from "../../../models/training/generator/arithmetic.ts";
import { withLetterBreaks } from "../../../models/training/generator/letter-break.ts";
import { named } from "../../../models/training/generator/problem-id.ts";
import type { Operator, Problem, Step } from "../../../models/training/generator/problem.ts";
import { between } from "../../../models/training/generator/random.ts";
import type { Material } from "../../../models/training/generator/samples.ts";

/** One operation. */
export function step(left: number, operator: Operator, right: number, unit = ""): Step {
  const made = calculated(left, operator, right, unit);
  if (made === null) throw new RangeError(`${left}${operator}${right} has no exact result.`);
  return made;
}

/** 58 and 67 apples, of which 30 are eaten: 95. */
export const applesProblem: Problem = arithmeticProblem(
  "test/apples",
  "Ann has 58 red apples and 67 green apples. She eats 30 of them. How many apples are left?",
  [step(58, "+", 67, "apples"), step(125, "-", 30)],
);

/** The same as a choice; C is right. */
export const choiceProblem: Problem = named({
  family: "test/choice",
  question: {
    text: applesProblem.question.text,
    answerType: "choice",
    choices: [
      { label: "A", text: "155" },
      { label: "B", text: "125" },
      { label: "C", text: "95" },
    ],
  },
  right: { lines: [...applesProblem.right.lines, "95 is (C)."], answer: "C" },
  steps: applesProblem.steps,
  instructions: [...applesProblem.instructions, "Say which option is 95."],
  misled: { lines: [...applesProblem.misled.lines, "155 is (A)."], answer: "A" },
  mistaken: () => ({ lines: ["58+67=110+15=125 apples", "125 is (B)."], answer: "B" }),
});

/** A coin that one person flips. */
export const coinProblem: Problem = named({
  family: "test/coin",
  question: {
    text: "A coin is heads up. Ann flips the coin. Bob does not flip the coin. Is the coin still heads up?",
    answerType: "yesno",
    choices: [],
  },
  right: { lines: ["Ann flips: tails.", "Bob does not flip: tails."], answer: "no" },
  steps: [],
  instructions: ["Say how the coin lies after Ann.", "Say how the coin lies after Bob."],
  misled: { lines: ["Ann flips: tails.", "Bob does not flip: heads."], answer: "yes" },
  mistaken: () => ({ lines: ["Ann flips: heads.", "Bob does not flip: heads."], answer: "yes" }),
});

/** A claim that is true. */
export const claimProblem: Problem = named({
  family: "test/claim",
  question: { text: "12 is more than 9.", answerType: "truefalse", choices: [] },
  right: { lines: ["12-9=3"], answer: "true" },
  steps: [step(12, "-", 9)],
  instructions: ["Compute 12-9."],
  misled: { lines: ["12+9=21"], answer: "false" },
  mistaken: () => ({ lines: ["12-9=2"], answer: "false" }),
});

/** The last letters of two words: nb. */
export const lettersProblem: Problem = named({
  family: "test/letters",
  question: {
    text: 'Take the last letters of the words in "Ann Bob" and concatenate them.',
    answerType: "string",
    choices: [],
  },
  right: { lines: ["Ann: A-n-n: n", `Bob: B-o-b: ${withLetterBreaks("nb")}`], answer: "nb" },
  steps: [],
  instructions: ["Add the last letter of Ann.", "Add the last letter of Bob."],
  misled: { lines: ["Ann: A-n-n: n", `Bob: B-o-b: ${withLetterBreaks("no")}`], answer: "no" },
  mistaken: () => ({ lines: ["Ann: A-n-n: A", `Bob: B-o-b: ${withLetterBreaks("Ab")}`], answer: "Ab" }),
});

/** One problem for each type of answer that the practice model is for. */
export const PROBLEMS: readonly Problem[] = [
  applesProblem,
  choiceProblem,
  coinProblem,
  claimProblem,
  lettersProblem,
];

/** The problems above in turn, in two wordings, and one kind of drill. */
export const testMaterial: Material = {
  drawProblem(seed) {
    const problem = PROBLEMS[seed % PROBLEMS.length] ?? applesProblem;
    return seed % 2 === 0 ? problem : reworded(problem);
  },
  drawDrill: (random) => ({ prompt: `Compute: 2+${between(random, 2, 9)}`, reply: "Done." }),
};

function reworded({ question: { text, answerType, choices }, ...problem }: Problem): Problem {
  return named({ ...problem, question: { text: `Listen. ${text}`, answerType, choices } });
}
