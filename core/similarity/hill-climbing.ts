import { align, clearAlignment, unalign, UNALIGNED, type Alignment } from "./alignment.ts";
import type { Lists, Pairing } from "./pairing.ts";

/** A whole number from 0 to below `limit`. */
export type Draw = (limit: number) => number;

/**
 * Changes one row after the other for the best until no row can gain anything: a local optimum. A row that takes the column
 * of another gives it its own in exchange.
 */
export function climb(alignment: Alignment, pairing: Pairing): void {
  let unchanged = 0;
  for (let row = 0; unchanged < pairing.rows; row = (row + 1) % pairing.rows) {
    const column = bestColumn(row, alignment, pairing);
    if (column === alignment.columnOf[row]) unchanged++;
    else {
      moveTo(row, column, alignment, pairing);
      unchanged = 0;
    }
  }
}

/**
 * Aligns every row, in an order that is drawn, with a free candidate that is drawn, if possible among those with which it
 * matches a triple by itself.
 * @param order all rows; it is shuffled
 */
export function alignByChance(alignment: Alignment, pairing: Pairing, order: Int32Array, draw: Draw): void {
  clearAlignment(alignment, pairing);
  shuffle(order, draw);
  for (const row of order) {
    const alike = drawFree(row, 1, alignment, pairing, draw);
    const column = alike === UNALIGNED ? drawFree(row, 0, alignment, pairing, draw) : alike;
    if (column !== UNALIGNED) align(alignment, pairing, row, column);
  }
}

/** The column from which the number of matching triples gains most; that of the row if none gains anything. */
function bestColumn(row: number, alignment: Alignment, pairing: Pairing): number {
  const { columnOf, rowOf, worth } = alignment;
  const { start, items } = pairing.candidates;
  const first = row * pairing.columns;
  const now = columnOf[row] ?? UNALIGNED;
  const worthNow = now === UNALIGNED ? 0 : (worth[first + now] ?? 0);
  const end = start[row + 1] ?? 0;
  let best = now;
  let bestGain = 0;
  for (let at = start[row] ?? 0; at < end; at++) {
    const column = items[at] ?? 0;
    if (column === now) continue;
    const other = rowOf[column] ?? UNALIGNED;
    let gain = (worth[first + column] ?? 0) - worthNow;
    if (other !== UNALIGNED) gain += exchangeGain(alignment, pairing, row, now, other, column);
    if (gain <= bestGain) continue;
    bestGain = gain;
    best = column;
  }
  return best;
}

/**
 * What is gained where `other` leaves `column` to `row` and takes `now` for it, the column of `row` if it has one. The worth
 * of a pair counts all links to aligned pairs, as they are before; links between the pairs of the two rows are corrected.
 */
function exchangeGain(
  { worth }: Alignment,
  { columns, links }: Pairing,
  row: number,
  now: number,
  other: number,
  column: number,
): number {
  const left = other * columns + column;
  const lost = worth[left] ?? 0;
  if (now === UNALIGNED) return -lost;
  const taken = other * columns + now;
  const lostTwice = countIn(links, row * columns + now, left);
  const notYetSeen = countIn(links, row * columns + column, taken);
  return (worth[taken] ?? 0) - lost + lostTwice + notYetSeen;
}

function moveTo(row: number, column: number, alignment: Alignment, pairing: Pairing): void {
  const now = alignment.columnOf[row] ?? UNALIGNED;
  const other = alignment.rowOf[column] ?? UNALIGNED;
  unalign(alignment, pairing, row);
  if (other !== UNALIGNED) unalign(alignment, pairing, other);
  align(alignment, pairing, row, column);
  if (other !== UNALIGNED && now !== UNALIGNED) align(alignment, pairing, other, now);
}

/** A free candidate that matches so many triples by itself, each with the same chance; UNALIGNED if there is none. */
function drawFree(row: number, atLeast: number, { rowOf }: Alignment, pairing: Pairing, draw: Draw): number {
  const { start, items } = pairing.candidates;
  const end = start[row + 1] ?? 0;
  let drawn = UNALIGNED;
  let count = 0;
  for (let at = start[row] ?? 0; at < end; at++) {
    const column = items[at] ?? 0;
    const suits = (pairing.own[row * pairing.columns + column] ?? 0) >= atLeast;
    if (suits && rowOf[column] === UNALIGNED && draw(++count) === 0) drawn = column;
  }
  return drawn;
}

function shuffle(order: Int32Array, draw: Draw): void {
  for (let last = order.length - 1; last > 0; last--) {
    const at = draw(last + 1);
    const row = order[last] ?? 0;
    order[last] = order[at] ?? 0;
    order[at] = row;
  }
}

function countIn({ start, items }: Lists, list: number, item: number): number {
  const end = start[list + 1] ?? 0;
  let count = 0;
  for (let at = start[list] ?? 0; at < end; at++) if (items[at] === item) count++;
  return count;
}
