import { findBestAlignment, type SearchOptions } from "./best-alignment.ts";
import type { TripleSet } from "./triples.ts";

export { matchedTriples } from "./matched-triples.ts";
export { upperBound } from "./upper-bound.ts";

export type SmatchOptions = SearchOptions;

export interface SmatchResult {
  /** Triples that the alignment matches. */
  readonly matched: number;
  /** Number of triples. */
  readonly left: number;
  readonly right: number;
  /** 2·matched / (left + right), 0–1. */
  readonly f1: number;
  /** No alignment matches more. */
  readonly exact: boolean;
  /** No alignment matches more than this; equal to `matched` where that is exact. */
  readonly bound: number;
  /** Ids of the nodes that match something, side by side. */
  readonly alignment: readonly (readonly [left: string, right: string])[];
}

/**
 * Smatch (Cai and Knight 2013; MCF, eq. 9 and §4.1.2): how many triples two graphs share where their nodes are aligned best.
 * Two graphs always get the same numbers, in either order. The time grows with the cube of the nodes.
 * @param left compiled with the same labels as `right`
 */
export function smatch(left: TripleSet, right: TripleSet, options: SmatchOptions = {}): SmatchResult {
  const swapped = comesAfter(left, right);
  const [first, second] = swapped ? [right, left] : [left, right];
  const { matched, bound, pairs } =
    left.key === right.key ? identity(left) : findBestAlignment(first, second, options);
  return {
    matched,
    left: left.size,
    right: right.size,
    f1: (2 * matched) / (left.size + right.size),
    exact: matched === bound,
    bound,
    alignment: pairs.map(([row, column]) => {
      const [ofLeft, ofRight] = swapped ? [column, row] : [row, column];
      return [left.ids[ofLeft] ?? "", right.ids[ofRight] ?? ""];
    }),
  };
}

/** The graph with fewer nodes comes first, of two with as many the one whose key does. */
function comesAfter(left: TripleSet, right: TripleSet): boolean {
  const difference = left.ids.length - right.ids.length;
  return difference > 0 || (difference === 0 && left.key > right.key);
}

/** Every node aligned with itself. */
function identity({ size, ids }: TripleSet): ReturnType<typeof findBestAlignment> {
  return { matched: size, bound: size, pairs: ids.map((_, node) => [node, node]) };
}
