import { alignAll, createAlignment, UNALIGNED, type Alignment } from "./alignment.ts";
import { createArena } from "./arena.ts";
import { greatestAssignment } from "./assignment.ts";
import { searchExactly } from "./branch-and-bound.ts";
import { alignByChance, climb, type Draw } from "./hill-climbing.ts";
import { pairingOf, type Pairing } from "./pairing.ts";
import type { TripleSet } from "./triples.ts";
import { upperBound } from "./upper-bound.ts";

export interface SearchOptions {
  /** Hill climbing alone (the default), or an exact search too unless the best alignment is certain without it. */
  readonly search?: "climb" | "exact";
  /** Climbs that start by chance, after the one that starts at the assignment; default 8. */
  readonly restarts?: number;
  /** Largest number of partial alignments that the exact search looks at; default 20,000. */
  readonly nodeLimit?: number;
  /** Where fewer triples than this match, it need not be known how many: the search ends once that is certain. */
  readonly above?: number;
}

export interface BestAlignment {
  /** Triples that it matches. */
  readonly matched: number;
  /** No alignment matches more than this. */
  readonly bound: number;
  /** Numbers of the nodes that match something together. */
  readonly pairs: readonly (readonly [row: number, column: number])[];
}

/** A search under way. */
interface Search {
  readonly pairing: Pairing;
  readonly alignment: Alignment;
  /** The most triples that any alignment could match, as far as is known. */
  bound: number;
  matched: number;
  /** Columns of the rows in the best alignment so far. */
  readonly columnOf: Int32Array;
}

const RESTARTS = 8;
const NODE_LIMIT = 20_000;
/** Restarts, and partial alignments, together go through this many pairs and links at most: seconds of work. */
const WORK_LIMIT = 20_000_000;

/** Searches never overlap, so they share their memory: 2 MB, enough for two graphs of about 150 nodes. */
const arena = createArena(2 ** 19);

/**
 * Searches for the alignment of nodes that matches the most triples: climbs from the assignment that bounds it, then from
 * alignments by chance, the same each time, and then, if asked, branches and bounds. Ends as soon as the bound is reached.
 * @param rows no more nodes than `columns` has
 */
export function findBestAlignment(
  rows: TripleSet,
  columns: TripleSet,
  { search: kind = "climb", restarts = RESTARTS, nodeLimit = NODE_LIMIT, above = 0 }: SearchOptions,
): BestAlignment {
  arena.cutBack(0);
  const search = startSearch(rows, columns);
  const isOver = (): boolean => search.matched >= search.bound || search.bound < above;
  const draw = drawing();
  const order = rowNumbers(search.pairing.rows);
  for (let left = affordable(restarts, search.pairing); left > 0 && !isOver(); left--) {
    alignByChance(search.alignment, search.pairing, order, draw);
    climbAndKeep(search);
  }
  if (kind === "exact" && !isOver()) searchTheRest(search, nodeLimit, above);
  return { matched: search.matched, bound: search.bound, pairs: usefulPairs(search) };
}

/** Bounds the search by the labels and by an assignment, and climbs from there. */
function startSearch(left: TripleSet, right: TripleSet): Search {
  const pairing = pairingOf(left, right, arena);
  const alignment = createAlignment(pairing, arena);
  const { rows, columns, own, mostLinks } = pairing;
  // Doubled, as a link is worth half a triple to each of its pairs.
  const weights = arena.take(own.length);
  for (let pair = 0; pair < own.length; pair++) weights[pair] = 2 * (own[pair] ?? 0) + (mostLinks[pair] ?? 0);
  const assigned = greatestAssignment(weights, rows, columns, arena);
  const bound = Math.min(upperBound(left, right), Math.floor(assigned.value / 2));
  const search: Search = {
    pairing,
    alignment,
    bound,
    matched: 0,
    columnOf: arena.take(rows).fill(UNALIGNED),
  };
  alignAll(alignment, pairing, assigned.columnOf);
  climbAndKeep(search);
  return search;
}

function climbAndKeep(search: Search): void {
  const { alignment, pairing } = search;
  climb(alignment, pairing);
  if (alignment.matched > search.matched) keep(search, alignment.matched, alignment.columnOf);
}

/** Looks at everything that could match more, and at least `above`; the bound then is what is certain. */
function searchTheRest(search: Search, nodeLimit: number, above: number): void {
  const { pairing, alignment, bound } = search;
  const nodes = affordable(nodeLimit, pairing);
  const moreThan = Math.max(search.matched, above - 1);
  const end = searchExactly(pairing, alignment, { moreThan, bound, nodes }, arena);
  if (end.matched > moreThan) keep(search, end.matched, end.columnOf);
  if (end.complete) search.bound = Math.max(search.matched, Math.min(bound, above - 1));
}

function keep(search: Search, matched: number, columnOf: Int32Array): void {
  search.matched = matched;
  search.columnOf.set(columnOf);
}

function usefulPairs({ alignment, pairing, columnOf }: Search): readonly (readonly [number, number])[] {
  alignAll(alignment, pairing, columnOf);
  const pairs: [number, number][] = [];
  for (const [row, column] of columnOf.entries()) {
    const worth = column === UNALIGNED ? 0 : (alignment.worth[row * pairing.columns + column] ?? 0);
    if (worth > 0) pairs.push([row, column]);
  }
  return pairs;
}

/** As many as are asked for, less where each means much work. */
function affordable(count: number, { own, links }: Pairing): number {
  return Math.min(count, Math.floor(WORK_LIMIT / (own.length + links.items.length)));
}

function rowNumbers(rows: number): Int32Array {
  const numbers = arena.take(rows);
  for (let row = 0; row < rows; row++) numbers[row] = row;
  return numbers;
}

/** The same numbers each time: a linear congruential generator (Press et al., Numerical Recipes). */
function drawing(): Draw {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
