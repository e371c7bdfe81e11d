import type { Step } from "../problem.ts";

/** The text of a problem and the steps that solve it. */
export interface Variation {
  readonly text: string;
  readonly steps: readonly Step[];
}
