import type { AmrGraph } from "./amr-graph.ts";
import { keyOf, triplesOf, type Triple } from "./triples.ts";

/** One triple of a meaning graph beside another graph. */
export interface ShownTriple extends Triple {
  /** Whether the alignment finds its like in the other graph. */
  readonly matched: boolean;
}

/**
 * The triples of two graphs, and which of them match under an alignment of their nodes.
 * @throws ContractError for an edge or a top that names no node
 */
export function matchedTriples(
  left: AmrGraph,
  right: AmrGraph,
  { alignment }: { readonly alignment: readonly (readonly [left: string, right: string])[] },
): { readonly left: readonly ShownTriple[]; readonly right: readonly ShownTriple[] } {
  const ofLeft = triplesOf(left);
  const ofRight = triplesOf(right);
  return {
    left: shown(ofLeft, ofRight, new Map(alignment)),
    right: shown(ofRight, ofLeft, new Map(alignment.map(([first, second]) => [second, first]))),
  };
}

function shown(
  triples: readonly Triple[],
  others: readonly Triple[],
  counterparts: ReadonlyMap<string, string>,
): readonly ShownTriple[] {
  const known = new Set(others.map(keyOf));
  return triples.map((triple) => {
    const source = counterparts.get(triple.source);
    const target = triple.kind === "relation" ? counterparts.get(triple.target) : triple.target;
    const aligned = source !== undefined && target !== undefined;
    return { ...triple, matched: aligned && known.has(keyOf({ ...triple, source, target })) };
  });
}
