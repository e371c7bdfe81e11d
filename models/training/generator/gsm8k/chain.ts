import { calculated } from "../arithmetic.ts";
import type { Expression, Operation } from "./annotation.ts";
import type { TextFacts } from "./facts.ts";
import type { Operand, TracedStep } from "./traced.ts";
import { Untraceable } from "./untraceable.ts";

/** Numbers that need no source in the text: small counts and simple fractions. */
const KNOWN: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 0.1, 0.25, 0.5, 0.75, 1.5]);

/** Takes the calculations of a solution one by one and breaks them up into steps. */
export class Chain {
  readonly #facts: TextFacts;
  readonly #steps: TracedStep[] = [];
  /** Steps whose results other steps have taken. */
  readonly #used = new Set<number>();
  #isAmbiguous = false;

  constructor(facts: TextFacts) {
    this.#facts = facts;
  }

  get steps(): readonly TracedStep[] {
    return this.#steps;
  }

  /** Whether a number could have come from more than one place. */
  get isAmbiguous(): boolean {
    return this.#isAmbiguous;
  }

  /**
   * Adds the steps of an operation, innermost and leftmost first.
   * @param unit what its result counts
   * @returns its result
   * @throws Untraceable if one of its numbers comes from nowhere, or one has more than two decimals
   */
  add({ operator, left, right }: Operation, unit: string): number {
    const operands = { left: this.#operand(left), right: this.#operand(right) };
    const step = calculated(this.#valueOf(operands.left), operator, this.#valueOf(operands.right));
    if (step === null) throw new Untraceable("a number is out of range");
    this.#steps.push({ operator, ...operands, result: step.result, unit });
    return step.result;
  }

  #operand(expression: Expression): Operand {
    if (typeof expression === "number") return this.#origin(expression);
    this.add(expression, "");
    return { from: "step", index: this.#steps.length - 1 };
  }

  #origin(value: number): Operand {
    if (!hasCentsAtMost(value)) throw new Untraceable("a number is out of range");
    const results = this.#steps.flatMap(({ result }, index) => (result === value ? [index] : []));
    const isGiven = this.#facts.given.has(value);
    if (results.length + Number(isGiven) > 1) this.#isAmbiguous = true;
    const index = results.find((each) => !this.#used.has(each)) ?? results.at(-1);
    if (index !== undefined) {
      this.#used.add(index);
      return { from: "step", index };
    }
    if (isGiven) return { from: "text", value };
    if (KNOWN.has(value) || this.#facts.implied.has(value)) return { from: "knowledge", value };
    throw new Untraceable("a number comes from nowhere");
  }

  #valueOf(operand: Operand): number {
    return operand.from === "step" ? (this.#steps[operand.index]?.result ?? NaN) : operand.value;
  }
}

function hasCentsAtMost(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}
