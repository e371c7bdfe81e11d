import process from "node:process";
import { onTestFailed } from "vitest";

/** A seed for what the running test draws, printed if it fails. COUNTERPOINT_TEST_SEED draws the same again. */
export function drawnSeed(): number {
  const seed = Number(process.env.COUNTERPOINT_TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));
  onTestFailed(() => console.error(`What was drawn comes again with COUNTERPOINT_TEST_SEED=${seed}.`));
  return seed;
}
