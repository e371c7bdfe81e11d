import type { Pattern } from "../../../charts/bars.tsx";
import type { CandidateSelection, ScoredCandidate } from "../../../../core/events.ts";
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

/** What the beginning and the end of a bar of D stand for. */
export interface BarScale {
  /** At most 0. */
  readonly least: number;
  readonly most: number;
}

/** Differences smaller than this look small. */
const SMALL_DIFFERENCE = 0.1;

/**
 * The scale that all bars have in common. Similarities are shown against the largest that is possible; the differences of
 * `contrast` are small and of both signs, so that they are shown against the largest there is, to both sides.
 */
export function barScale(steps: readonly FilterStep[], select: CandidateSelection): BarScale {
  const all = steps.flatMap(({ candidates }) =>
    candidates.map(({ score }) => Object.values(score?.terms ?? {})),
  );
  const sums = (sign: 1 | -1): readonly number[] =>
    all.map((values) => values.reduce((sum, value) => (value * sign > 0 ? sum + value : sum), 0));
  const least = Math.min(0, ...sums(-1));
  if (select !== "contrast") return { least, most: Math.max(1, termsOf(steps).length) };
  const most = Math.max(SMALL_DIFFERENCE, -least, ...sums(1));
  return { least: -most, most };
}
