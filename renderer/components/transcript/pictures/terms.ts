import type { Pattern } from "../../../charts/bars.tsx";
import type { ScoredCandidate } from "../../../../core/events.ts";
import type { FilterStep } from "../filter-steps.ts";

export type TermName = keyof ScoredCandidate["terms"];

/** The terms of D in the order of eq. 8 and 9, and how their bars are told apart. */
export const TERMS: readonly { readonly name: TermName; readonly pattern: Pattern }[] = [
  { name: "semantic", pattern: "solid" },
  { name: "historical", pattern: "hatched" },
  { name: "graph", pattern: "dotted" },
];

/** The terms that were computed at any step. */
export function termsOf(steps: readonly FilterStep[]): readonly TermName[] {
  return TERMS.map(({ name }) => name).filter((name) =>
    steps.some(({ candidates }) => candidates.some(({ score }) => score?.terms[name] !== undefined)),
  );
}
