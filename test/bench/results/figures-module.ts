import type { MeasuredMethod } from "../../../core/advice/measured.ts";

/** Digits that are kept of a figure that is no count. */
const DIGITS = 4;

/** The text of core/advice/figures.ts, not yet formatted. */
export function figuresModule(figures: readonly MeasuredMethod[]): string {
  const list = JSON.stringify(figures, (_name, value: unknown) => rounded(value));
  return `import type { MeasuredMethod } from "./measured.ts";

/** The rows of docs/results/real-models.md. Written by \`npm run -s results -- write\` from stored runs; not edited by hand. */
export const FIGURES: readonly MeasuredMethod[] = ${list};
`;
}

function rounded(value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
}
