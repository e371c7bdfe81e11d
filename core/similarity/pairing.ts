import type { Arena } from "./arena.ts";
import { forCommonLabels } from "./common-labels.ts";
import type { TripleSet } from "./triples.ts";

/**
 * Two triple sets as the search sees them. Rows are the nodes of one, columns those of the other, of which there are at
 * least as many. A *pair* aligns a row with a column; its number is `row · columns + column`. Two pairs are *linked* once
 * for each relation that they match together.
 */
export interface Pairing {
  readonly rows: number;
  readonly columns: number;
  /** By pair: the triples that it matches by itself. */
  readonly own: Int32Array;
  /** By pair: the most links that can count at a time. */
  readonly mostLinks: Int32Array;
  /** The pairs linked with each pair, once per link. */
  readonly links: Lists;
  /** The columns, ascending, with which each row can match anything. */
  readonly candidates: Lists;
}

/** Lists end to end: that of `index` goes from `items[start[index]]` to before `items[start[index + 1]]`. */
export interface Lists {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** @param left rows; no more nodes than `right` has */
export function pairingOf(left: TripleSet, right: TripleSet, arena: Arena): Pairing {
  const rows = left.ids.length;
  const columns = right.ids.length;
  const own = ownTriples(left, right, arena);
  const links = linksOf(left, right, arena);
  return {
    rows,
    columns,
    own,
    mostLinks: mostLinksOf(left, right, arena),
    links,
    candidates: candidatesOf(rows, columns, own, links, arena),
  };
}

function ownTriples(
  { ids, unary: left }: TripleSet,
  { ids: { length: columns }, unary: right }: TripleSet,
  arena: Arena,
): Int32Array {
  const own = arena.take(ids.length * columns);
  forCommonLabels(left.labels, right.labels, (leftStart, leftEnd, rightStart, rightEnd) => {
    for (let l = leftStart; l < leftEnd; l++) {
      const first = (left.nodes[l] ?? 0) * columns;
      for (let r = rightStart; r < rightEnd; r++) add(own, first + (right.nodes[r] ?? 0), 1);
    }
  });
  return own;
}

/** Of the relations of a role that start (or end) at both nodes of a pair, no more can match than the poorer node has. */
function mostLinksOf(
  { ids, ends: left }: TripleSet,
  { ids: { length: columns }, ends: right }: TripleSet,
  arena: Arena,
): Int32Array {
  const most = arena.take(ids.length * columns);
  forCommonLabels(left.labels, right.labels, (leftStart, leftEnd, rightStart, rightEnd) => {
    for (let l = leftStart; l < leftEnd; l++) {
      const first = (left.nodes[l] ?? 0) * columns;
      const count = left.counts[l] ?? 0;
      for (let r = rightStart; r < rightEnd; r++)
        add(most, first + (right.nodes[r] ?? 0), Math.min(count, right.counts[r] ?? 0));
    }
  });
  return most;
}

function linksOf(left: TripleSet, right: TripleSet, arena: Arena): Lists {
  const columns = right.ids.length;
  const pairs = left.ids.length * columns;
  // Counted first, one place further on, so that the sums are the starts.
  const start = arena.take(pairs + 1);
  forLinks(left, right, (pair, other) => {
    add(start, pair + 1, 1);
    add(start, other + 1, 1);
  });
  for (let pair = 0; pair < pairs; pair++) add(start, pair + 1, start[pair] ?? 0);
  const items = arena.take(start[pairs] ?? 0);
  const next = arena.take(pairs);
  next.set(start.subarray(0, pairs));
  forLinks(left, right, (pair, other) => {
    items[add(next, pair, 1)] = other;
    items[add(next, other, 1)] = pair;
  });
  return { start, items };
}

/** Calls `visit` with the pair of the sources and that of the targets of every two relations that could match. */
function forLinks(
  { relations: left }: TripleSet,
  { ids: { length: columns }, relations: right }: TripleSet,
  visit: (pair: number, other: number) => void,
): void {
  forCommonLabels(left.labels, right.labels, (leftStart, leftEnd, rightStart, rightEnd) => {
    for (let l = leftStart; l < leftEnd; l++) {
      const sourceRow = (left.sources[l] ?? 0) * columns;
      const targetRow = (left.targets[l] ?? 0) * columns;
      for (let r = rightStart; r < rightEnd; r++)
        visit(sourceRow + (right.sources[r] ?? 0), targetRow + (right.targets[r] ?? 0));
    }
  });
}

function candidatesOf(rows: number, columns: number, own: Int32Array, links: Lists, arena: Arena): Lists {
  const start = arena.take(rows + 1);
  const items = arena.take(rows * columns);
  let count = 0;
  for (let row = 0; row < rows; row++) {
    start[row] = count;
    for (let column = 0; column < columns; column++) {
      const pair = row * columns + column;
      const linked = links.start[pair] !== links.start[pair + 1];
      if (own[pair] !== 0 || linked) items[count++] = column;
    }
  }
  start[rows] = count;
  return { start, items };
}

/** Adds to a place and returns what was there before. */
function add(array: Int32Array, index: number, amount: number): number {
  const before = array[index] ?? 0;
  array[index] = before + amount;
  return before;
}
