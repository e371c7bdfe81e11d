import type { MeasuredMethod } from "../../../core/advice/measured.ts";

/** Digits that are kept of a figure that is no count. */
const DIGITS = 4;

/** The text of core/advice/figures.ts, a line a row, so that a row measured anew is one line of a change. */
export function figuresModule(figures: readonly MeasuredMethod[]): string {
  const rows = figures.map((row) => `  ${JSON.stringify(row, (_name, value: unknown) => rounded(value))},\n`);
  return `import type { MeasuredMethod } from "./measured.ts";

/** The rows of docs/results/real-models.md. Written by \`npm run -s results -- write\` from stored runs; not edited by hand. */
// prettier-ignore
export const FIGURES: readonly MeasuredMethod[] = [
${rows.join("")}];
`;
}

function rounded(value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
}
