import { arithmeticProblem } from "../arithmetic-problem.ts";
import { formatNumber } from "../arithmetic.ts";
import { drawOperation } from "../drills.ts";
import type { Operator, Problem } from "../problem.ts";
import { pick, type Random } from "../random.ts";

/** How an operation is said, and in which questions. */
export interface SumFamily {
  readonly id: string;
  readonly operators: Readonly<Record<Operator, string>>;
  readonly texts: readonly string[];
}

export const SUM_FAMILIES: readonly SumFamily[] = [
  {
    id: "bare-sum/signs",
    operators: { "+": "+", "-": "-", "*": "*", "/": "/" },
    texts: ["What is {sum}?", "Calculate {sum}.", "{sum} = ?"],
  },
  {
    id: "bare-sum/words",
    operators: { "+": "plus", "-": "minus", "*": "times", "/": "divided by" },
    texts: ["What is {sum}?", "How much is {sum}?", "What do you get for {sum}?"],
  },
];

/** Asks for the result of one operation, without a story. */
export function bareSumProblem(random: Random, { id, operators, texts }: SumFamily): Problem {
  const step = drawOperation(random);
  const sum = `${formatNumber(step.left)} ${operators[step.operator]} ${formatNumber(step.right)}`;
  return arithmeticProblem(id, pick(random, texts).replace("{sum}", sum), [step]);
}
