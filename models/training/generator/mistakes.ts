import { calculated } from "./arithmetic.ts";
import type { Operator, Step } from "./problem.ts";
import { between, pick, pickWeighted, type Random } from "./random.ts";

type Steps = readonly Step[];

/** What takes an operator's place, best first: the later ones serve where the first gives the same or no number (2+2, 2*2). */
const SWAPS: Readonly<Record<Operator, readonly Operator[]>> = {
  "+": ["-", "*", "/"],
  "-": ["+"],
  "*": ["+", "-", "/"],
  "/": ["*", "+", "-"],
};

/** How far slips miss the right result. */
const SLIPS: readonly number[] = [1, 2, 5, 10, 10, 100];

/** So many mistakes may fail to give a plausible number before the swapped last operation is taken. */
const TRIES = 20;

/**
 * The steps with another operator in the last one (where that changes nothing, as in 5+0, in the one before it; where it
 * nowhere does, with a last result that is one too large), always the same for the same steps.
 * @throws RangeError if there are no steps
 */
export function misledSteps(steps: Steps): Steps {
  const last = steps.at(-1);
  if (last === undefined) throw new RangeError("There is no step to mislead in; give at least one.");
  const versions = steps.map((step, index) => withSwap(steps, index, step));
  const wrong = versions.findLast((version) => version !== null);
  return wrong ?? [...steps.slice(0, -1), { ...last, result: last.result + 1 }];
}

/** A plausible wrong version of the steps: new numbers are positive, and whole if all the right ones are; the last is never right. */
export function mistakenSteps(random: Random, steps: Steps): Steps {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const index = between(random, 0, steps.length - 1);
    const step = steps[index];
    if (step === undefined) break;
    const wrong = pickWeighted(random, MISTAKES).make(steps, index, step, random);
    if (wrong !== null && isPlausible(wrong, steps)) return wrong;
  }
  return misledSteps(steps);
}

interface Mistake {
  readonly weight: number;
  /** The steps with a mistake in the step at `index`, or null if it cannot be made there. */
  readonly make: (steps: Steps, index: number, step: Step, random: Random) => Steps | null;
}

const MISTAKES: readonly Mistake[] = [
  { weight: 35, make: misledSteps },
  { weight: 20, make: withSwap },
  { weight: 30, make: withSlip },
  { weight: 8, make: withoutStep },
  { weight: 7, make: withWrongOperand },
];

/** Another operator: the first that gives a plausible number. */
function withSwap(steps: Steps, index: number, step: Step): Steps | null {
  const versions = SWAPS[step.operator].map((operator) =>
    replaced(steps, index, withOperator(step, operator)),
  );
  return versions.find((wrong) => wrong !== null && isPlausible(wrong, steps)) ?? null;
}

/** A step with another operator; the larger number comes first where the order matters. */
function withOperator({ left, right, unit }: Step, operator: Operator): Step | null {
  const turned = (operator === "-" || operator === "/") && left < right;
  return turned ? calculated(right, operator, left, unit) : calculated(left, operator, right, unit);
}

/** A result that is not that of its operation. */
function withSlip(steps: Steps, index: number, step: Step, random: Random): Steps | null {
  const slip = pick(random, SLIPS) * pick(random, [1, -1]);
  return replaced(steps, index, { ...step, result: Math.round((step.result + slip) * 100) / 100 });
}

/** A step is forgotten: the later ones go on with the number that it began with. */
function withoutStep(steps: Steps, index: number, step: Step): Steps | null {
  if (steps.length === 1) return null;
  return continued(steps.slice(0, index), steps.slice(index + 1), [step.result, step.left]);
}

/** One number of a step is another number of the problem. */
function withWrongOperand(steps: Steps, index: number, step: Step, random: Random): Steps | null {
  const { left, operator, right, unit } = step;
  const numbers = steps.flatMap((each) => [each.left, each.right]);
  const other = pick(random, numbers);
  const wrong = pick(random, [[other, right] as const, [left, other] as const]);
  return replaced(steps, index, calculated(wrong[0], operator, wrong[1], unit));
}

/** The steps with another one at `index`, whose result the later steps go on with. */
function replaced(steps: Steps, index: number, step: Step | null): Steps | null {
  const right = steps[index];
  if (step === null || right === undefined) return null;
  return continued([...steps.slice(0, index), step], steps.slice(index + 1), [right.result, step.result]);
}

/**
 * `done`, and the steps after them computed anew with `changed`: the right result and the wrong one that has taken its
 * place. Results are known by their value: steps do not say where their numbers come from.
 * @returns null if a step has no exact result any more
 */
function continued(done: Steps, later: Steps, changed: readonly [number, number]): Steps | null {
  const wrong = new Map([changed]);
  const steps = [...done];
  for (const { left, operator, right, result, unit } of later) {
    const step = calculated(wrong.get(left) ?? left, operator, wrong.get(right) ?? right, unit);
    if (step === null) return null;
    wrong.set(result, step.result);
    steps.push(step);
  }
  return steps;
}

/** Whether the last number is another one, and each new number could be right at first sight. */
function isPlausible(wrong: Steps, right: Steps): boolean {
  const isWhole = right.every((step) => [step.left, step.right, step.result].every(Number.isInteger));
  const looksRight = ({ result }: Step) => result > 0 && (!isWhole || Number.isInteger(result));
  const last = wrong.at(-1);
  return (
    last !== undefined &&
    last.result !== right.at(-1)?.result &&
    [last, ...wrong.filter((step) => !right.includes(step))].every(looksRight)
  );
}
