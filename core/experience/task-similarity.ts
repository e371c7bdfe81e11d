import { cosine } from "../similarity/similarity.ts";
import { smatch, upperBound } from "../similarity/smatch.ts";
import type { TripleSet } from "../similarity/triples.ts";
import type { TaskSimilarity } from "./repository.ts";

/** A task in the form in which it is compared; the labels of all triples come from one Labels. */
export interface EncodedTask {
  /** As it was asked. */
  readonly task: string;
  /** Length one. */
  readonly embedding: Float32Array;
  readonly triples: TripleSet;
}

/** To be raised when `estimate` gives other values than before: sums that are stored would no longer fit. */
export const ESTIMATE_VERSION = 2;

/** What is known of two tasks' similarity without an exact search. */
export interface Estimate {
  readonly semantic: number;
  /** Number of triples of both graphs. */
  readonly triples: number;
  /** Triples that match in an alignment that was found. */
  readonly found: number;
  /** No alignment matches more. */
  readonly bound: number;
}

/** Nodes of the exact search of one pair. Most pairs need few; what is found by then counts for the others. */
const NODE_LIMIT = 2000;

/** By hill climbing with fixed restarts: the same for both orders of the pair. */
export function estimate(left: EncodedTask, right: EncodedTask): Estimate {
  const { matched, bound } = smatch(left.triples, right.triples, { search: "climb" });
  return { ...sizesOf(left, right), found: matched, bound };
}

/** By the labels of the triples alone: no alignment is looked for. */
export function roughEstimate(left: EncodedTask, right: EncodedTask): Estimate {
  return { ...sizesOf(left, right), found: 0, bound: upperBound(left.triples, right.triples) };
}

/** The similarity with so many matching triples (MCF, eq. 7 and 12; docs/methods.md): cosine plus Smatch F1. */
export function similarityWith({ semantic, triples }: Estimate, matched: number): TaskSimilarity {
  const graph = (2 * matched) / triples;
  return { semantic, graph, total: semantic + graph };
}

/**
 * The similarity with the best alignment that exact search finds within a limit of nodes.
 * @param least total that is of interest
 * @returns null if the total is less than `least`; the similarity itself does not depend on `least`
 */
export function exactSimilarity(
  left: EncodedTask,
  right: EncodedTask,
  known: Estimate,
  least: number,
  nodeLimit = NODE_LIMIT,
): TaskSimilarity | null {
  const above = fewestMatches(known, least);
  if (known.bound < above) return null;
  const search = { search: "exact", nodeLimit } as const;
  if (known.found < above) {
    // It ends where `above` is out of reach. What it finds otherwise, if the limit comes first, depends on `above`.
    const { bound } = smatch(left.triples, right.triples, { ...search, above });
    if (bound < above) return null;
  }
  const similarity = similarityWith(known, smatch(left.triples, right.triples, search).matched);
  return similarity.total < least ? null : similarity;
}

function sizesOf(left: EncodedTask, right: EncodedTask): Pick<Estimate, "semantic" | "triples"> {
  return {
    semantic: cosine(left.embedding, right.embedding),
    triples: left.triples.size + right.triples.size,
  };
}

/** The smallest number of matching triples with which the total reaches `least`, rounding included. */
function fewestMatches(known: Estimate, least: number): number {
  let matched = Math.max(0, Math.floor(((least - known.semantic) * known.triples) / 2) - 1);
  while (matched <= known.bound && similarityWith(known, matched).total < least) matched++;
  return matched;
}
