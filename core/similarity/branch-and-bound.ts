import { align, clearAlignment, unalign, UNALIGNED, type Alignment } from "./alignment.ts";
import type { Arena } from "./arena.ts";
import { greatestAssignment } from "./assignment.ts";
import type { Lists, Pairing } from "./pairing.ts";

export interface SearchLimits {
  /** Only alignments that match more than this are looked for. */
  readonly moreThan: number;
  /** The search ends at an alignment that matches this many: no other matches more. */
  readonly bound: number;
  /** Largest number of partial alignments that are looked at. */
  readonly nodes: number;
}

export interface SearchEnd {
  /** Triples that the best alignment matches; `moreThan` if none matches more. */
  readonly matched: number;
  /** Columns of its rows. */
  readonly columnOf: Int32Array;
  /** False if the limit of nodes came first: there may be better ones. */
  readonly complete: boolean;
}

/** A search under way. */
interface Search {
  readonly pairing: Pairing;
  /** The pairing's links, ascending in each list. */
  readonly links: Lists;
  readonly arena: Arena;
  readonly alignment: Alignment;
  /** 1 for rows that are to stay unaligned. */
  readonly closed: Int32Array;
  readonly limits: SearchLimits;
  readonly best: Int32Array;
  bestMatched: number;
  nodesLeft: number;
}

/** The open part of a partial alignment: rows and columns that may still be aligned with one another. */
interface OpenPart {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** By open row and open column: twice what the pair can win at most, a link to another open pair counted half. */
  readonly weights: Int32Array;
}

/** A row's lead counts before its weight. */
const LEAD_BEFORE_WEIGHT = 1_000;

/**
 * Depth-first branch and bound. What a partial alignment can still win is bounded by the greatest assignment of open rows to
 * open columns, where a pair weighs the triples it surely matches and half of those it could match with another open pair:
 * the other half counts there.
 */
export function searchExactly(
  pairing: Pairing,
  alignment: Alignment,
  limits: SearchLimits,
  arena: Arena,
): SearchEnd {
  clearAlignment(alignment, pairing);
  const search: Search = {
    pairing,
    links: ascending(pairing.links, arena),
    arena,
    alignment,
    closed: arena.take(pairing.rows),
    limits,
    best: arena.take(pairing.rows),
    bestMatched: limits.moreThan,
    nodesLeft: limits.nodes,
  };
  branch(search);
  return { matched: search.bestMatched, columnOf: search.best, complete: search.nodesLeft >= 0 };
}

/** Looks at all ways to complete the alignment that could be better than the best one so far. */
function branch(search: Search): void {
  if (--search.nodesLeft < 0) return;
  keepIfBetter(search);
  const { alignment, pairing, arena, closed } = search;
  const mark = arena.mark();
  const choice = nextChoice(search);
  arena.cutBack(mark);
  if (choice === null) return;
  const { row, columns } = choice;
  for (const column of columns) {
    align(alignment, pairing, row, column);
    branch(search);
    unalign(alignment, pairing, row);
    if (isOver(search)) return;
  }
  closed[row] = 1;
  branch(search);
  closed[row] = 0;
}

function keepIfBetter(search: Search): void {
  const { matched, columnOf } = search.alignment;
  if (matched <= search.bestMatched) return;
  search.bestMatched = matched;
  search.best.set(columnOf);
}

function isOver({ nodesLeft, bestMatched, limits }: Search): boolean {
  return nodesLeft < 0 || bestMatched >= limits.bound;
}

/** The row to decide on next and the columns with which it could win something, best first; null if all is in vain. */
function nextChoice(search: Search): { row: number; columns: readonly number[] } | null {
  const { alignment, arena, bestMatched } = search;
  const open = openPart(search);
  const needed = 2 * (bestMatched + 1 - alignment.matched);
  const { place, sumOfMaxima } = mostUrgent(open);
  if (sumOfMaxima < needed) return null;
  const { value } = greatestAssignment(open.weights, open.rows.length, open.columns.length, arena);
  const row = open.rows[place];
  return value < needed || row === undefined ? null : { row, columns: columnsByWeight(open, place) };
}

function openPart(search: Search): OpenPart {
  const { alignment, pairing, arena, closed } = search;
  const rows = placesWhere(alignment.columnOf, (column, row) => column === UNALIGNED && closed[row] === 0);
  const columns = placesWhere(alignment.rowOf, (row) => row === UNALIGNED);
  const weights = arena.take(rows.length * columns.length);
  let cell = 0;
  for (const row of rows)
    for (const column of columns) weights[cell++] = weightOf(search, row * pairing.columns + column);
  return { rows, columns, weights };
}

/** Twice the worth of a pair, and once the most links to open pairs that could still count: their own weights have the rest. */
function weightOf(search: Search, pair: number): number {
  const { alignment, pairing } = search;
  const worth = alignment.worth[pair] ?? 0;
  const counted = worth - (pairing.own[pair] ?? 0);
  const uncounted = (pairing.mostLinks[pair] ?? 0) - counted;
  return 2 * worth + (uncounted > 0 ? Math.min(uncounted, openLinks(search, pair)) : 0);
}

/** Most links of a pair with open pairs of different rows: in each row, those of the column that has most. */
function openLinks(
  { alignment, pairing: { columns }, links: { start, items }, closed }: Search,
  pair: number,
): number {
  const { columnOf, rowOf } = alignment;
  const end = start[pair + 1] ?? 0;
  let total = 0;
  let at = start[pair] ?? 0;
  while (at < end) {
    const row = Math.floor((items[at] ?? 0) / columns);
    const isOpen = columnOf[row] === UNALIGNED && closed[row] === 0;
    const rowEnd = (row + 1) * columns;
    let most = 0;
    while (at < end && (items[at] ?? 0) < rowEnd) {
      const other = items[at] ?? 0;
      const first = at;
      while (at < end && items[at] === other) at++;
      if (isOpen && at - first > most && rowOf[other - row * columns] === UNALIGNED) most = at - first;
    }
    total += most;
  }
  return total;
}

/** The open row whose best column leads its next one by most: deciding on it wrongly would show soonest. */
function mostUrgent({ rows, columns, weights }: OpenPart): { place: number; sumOfMaxima: number } {
  let place = 0;
  let greatestLead = -1;
  let sumOfMaxima = 0;
  for (let at = 0; at < rows.length; at++) {
    let greatest = 0;
    let second = 0;
    for (let cell = at * columns.length; cell < (at + 1) * columns.length; cell++) {
      const weight = weights[cell] ?? 0;
      if (weight > greatest) [greatest, second] = [weight, greatest];
      else if (weight > second) second = weight;
    }
    sumOfMaxima += greatest;
    const lead = (greatest - second) * LEAD_BEFORE_WEIGHT + greatest;
    if (lead <= greatestLead) continue;
    greatestLead = lead;
    place = at;
  }
  return { place, sumOfMaxima };
}

function columnsByWeight({ columns, weights }: OpenPart, place: number): readonly number[] {
  const first = place * columns.length;
  return columns
    .map((column, at) => ({ column, weight: weights[first + at] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ column }) => column);
}

function placesWhere(
  numbers: Int32Array,
  wanted: (number: number, place: number) => boolean,
): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < numbers.length; place++)
    if (wanted(numbers[place] ?? 0, place)) places.push(place);
  return places;
}

/** The same lists, each sorted: every item of every list is entered, in ascending order, at the item it points at. */
function ascending({ start, items }: Lists, arena: Arena): Lists {
  const sorted = arena.take(items.length);
  const next = arena.take(start.length);
  next.set(start);
  for (let index = 0; index + 1 < start.length; index++) {
    for (let at = start[index] ?? 0; at < (start[index + 1] ?? 0); at++) {
      const item = items[at] ?? 0;
      const place = next[item] ?? 0;
      sorted[place] = index;
      next[item] = place + 1;
    }
  }
  return { start, items: sorted };
}
