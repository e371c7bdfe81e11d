import { equation, formatNumber } from "./arithmetic.ts";
import { misledSteps, mistakenSteps } from "./mistakes.ts";
import type { Problem, Step, Worked } from "./problem.ts";
import { named } from "./problem-id.ts";

/**
 * A problem whose answer is the result of its last step.
 * @throws RangeError if there are no steps
 */
export function arithmeticProblem(family: string, text: string, steps: readonly Step[]): Problem {
  return named({
    family,
    question: { text, answerType: "number", choices: [] },
    right: worked(steps),
    steps,
    instructions: steps.map(instruction),
    misled: worked(misledSteps(steps)),
    mistaken: (random) => worked(mistakenSteps(random, steps)),
  });
}

/** What a User tells an Assistant to calculate. */
function instruction({ left, operator, right }: Step): string {
  return `Compute ${formatNumber(left)}${operator}${formatNumber(right)}.`;
}

function worked(steps: readonly Step[]): Worked {
  const result = steps.at(-1)?.result;
  if (result === undefined) throw new RangeError("A solution needs at least one step.");
  return { lines: steps.map(equation), answer: formatNumber(result) };
}
