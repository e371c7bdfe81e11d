import { calculated } from "../arithmetic.ts";
import type { Step } from "../problem.ts";
import type { Random } from "../random.ts";
import { drawValue } from "./draw-value.ts";
import { withValues, type NumberForm } from "./text-numbers.ts";
import type { Operand, TracedProblem, TracedStep } from "./traced.ts";
import type { Variation } from "./variation.ts";

/** So many draws of numbers are tried before a problem keeps its own. */
const TRIES = 200;
/** Results up to this are always small enough; others may be as many times the original as `GROWTH` says. */
const SMALL_RESULT = 9999;
const GROWTH = 3;

/** The problem with its own numbers. */
export function original({ text, steps }: TracedProblem): Variation {
  return { text, steps: recalculated(steps, new Map()) ?? [] };
}

/**
 * The problem with another number for each variable one, all different, so that every result is positive, and whole where
 * the original result is.
 * @returns null if no number is variable, or the draws give no such numbers
 */
export function withOtherNumbers(random: Random, { text, steps, variable }: TracedProblem): Variation | null {
  const forms = formsByValue(variable);
  if (forms.size === 0) return null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const values = new Map([...forms].map(([old, itsForms]) => [old, drawValue(random, old, itsForms)]));
    const varied = areFresh(values) ? recalculated(steps, values) : null;
    if (varied !== null) return { text: withValues(text, variable, values), steps: varied };
  }
  return null;
}

function formsByValue(variable: TracedProblem["variable"]): ReadonlyMap<number, ReadonlySet<NumberForm>> {
  const byValue = Map.groupBy(variable, ({ value }) => value);
  return new Map([...byValue].map(([value, numbers]) => [value, new Set(numbers.map(({ form }) => form))]));
}

/** Whether each number has changed, and no two have become the same. */
function areFresh(values: ReadonlyMap<number, number>): boolean {
  return new Set(values.values()).size === values.size && [...values].every(([old, value]) => old !== value);
}

/** @returns null if a result is not of the kind of the original one */
function recalculated(steps: readonly TracedStep[], values: ReadonlyMap<number, number>): Step[] | null {
  const done: Step[] = [];
  const valueOf = (operand: Operand) => {
    if (operand.from === "step") return done[operand.index]?.result ?? NaN;
    return operand.from === "text" ? (values.get(operand.value) ?? operand.value) : operand.value;
  };
  for (const { operator, left, right, result, unit } of steps) {
    const step = calculated(valueOf(left), operator, valueOf(right), unit);
    if (step === null || !isLike(step.result, result)) return null;
    done.push(step);
  }
  return done;
}

function isLike(result: number, original: number): boolean {
  const isSmall = result <= Math.max(SMALL_RESULT, GROWTH * original);
  return result > 0 && isSmall && (Number.isInteger(result) || !Number.isInteger(original));
}
