import type { TextFacts } from "./facts.ts";
import type { TextNumber } from "./text-numbers.ts";
import type { TracedStep } from "./traced.ts";

/**
 * Whether every number that the steps take from common knowledge is one that the text implies. One that it does not imply may come
 * from others, as the 4 of "3 friends and he" does.
 */
export function isExplained({ implied, fixed }: TextFacts, steps: readonly TracedStep[]): boolean {
  const known = valuesFrom("knowledge", steps);
  return known.every((value) => value === 1 || implied.has(value) || fixed.has(value));
}

/** The numbers of a text that may become others: the steps use them, and they are nothing but givens. */
export function variableNumbers(
  { numbers, implied, fixed }: TextFacts,
  steps: readonly TracedStep[],
): TextNumber[] {
  const used = valuesFrom("text", steps);
  return numbers.filter(({ value }) => used.includes(value) && !implied.has(value) && !fixed.has(value));
}

function valuesFrom(source: "text" | "knowledge", steps: readonly TracedStep[]): number[] {
  return steps
    .flatMap(({ left, right }) => [left, right])
    .flatMap((operand) => (operand.from === source ? [operand.value] : []));
}
