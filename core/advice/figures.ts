import type { MeasuredMethod } from "./measured.ts";

/** The rows of docs/results/real-models.md. Written by `npm run -s results -- write` from stored runs; not edited by hand. */
export const FIGURES: readonly MeasuredMethod[] = [];
