import type { Operator } from "../problem.ts";
import type { TextNumber } from "./text-numbers.ts";

/** Where a step takes a number from. */
export type Operand =
  | { readonly from: "text"; readonly value: number }
  | { readonly from: "step"; readonly index: number }
  /** What everybody knows, or a word of the text implies: 7 days, 100 per cent. */
  | { readonly from: "knowledge"; readonly value: number };

/** One operation of a solution whose numbers are known to be givens, results or common knowledge. */
export interface TracedStep {
  readonly operator: Operator;
  readonly left: Operand;
  readonly right: Operand;
  /** With the numbers of the original. */
  readonly result: number;
  /** What the result counts, if the text has the word. */
  readonly unit: string;
}

/** A problem whose solution can be computed again with other numbers. */
export interface TracedProblem {
  readonly id: string;
  readonly text: string;
  /** The last one gives the answer. */
  readonly steps: readonly TracedStep[];
  /** The numbers of the text that may become others, from left to right; none if all must stay. */
  readonly variable: readonly TextNumber[];
}
