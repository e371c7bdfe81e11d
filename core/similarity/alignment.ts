import type { Arena } from "./arena.ts";
import type { Pairing } from "./pairing.ts";

/**
 * Which rows are aligned with which columns, while a search changes it. Kept up to date with every change, so that the
 * worth of a further pair is read off instead of counted.
 */
export interface Alignment {
  /** Triples that match. */
  matched: number;
  /** UNALIGNED, or the column of each row and the row of each column. */
  readonly columnOf: Int32Array;
  readonly rowOf: Int32Array;
  /** By pair: the triples it matches by itself and those it matches, or would match, together with the aligned pairs. */
  readonly worth: Int32Array;
}

export const UNALIGNED = -1;

/** An alignment of nothing. */
export function createAlignment({ rows, columns, own }: Pairing, arena: Arena): Alignment {
  const worth = arena.take(own.length);
  worth.set(own);
  return {
    matched: 0,
    columnOf: arena.take(rows).fill(UNALIGNED),
    rowOf: arena.take(columns).fill(UNALIGNED),
    worth,
  };
}

/** Undoes all that was aligned. */
export function clearAlignment(alignment: Alignment, { own }: Pairing): void {
  alignment.matched = 0;
  alignment.columnOf.fill(UNALIGNED);
  alignment.rowOf.fill(UNALIGNED);
  alignment.worth.set(own);
}

/** Aligns the rows anew: `columnOf` gives the column of each, or UNALIGNED. */
export function alignAll(alignment: Alignment, pairing: Pairing, columnOf: Int32Array): void {
  clearAlignment(alignment, pairing);
  for (let row = 0; row < pairing.rows; row++) {
    const column = columnOf[row] ?? UNALIGNED;
    if (column !== UNALIGNED) align(alignment, pairing, row, column);
  }
}

/** Aligns a row and a column that both are unaligned. */
export function align(alignment: Alignment, pairing: Pairing, row: number, column: number): void {
  const pair = row * pairing.columns + column;
  alignment.columnOf[row] = column;
  alignment.rowOf[column] = row;
  alignment.matched += alignment.worth[pair] ?? 0;
  changeLinked(alignment, pairing, pair, 1);
}

/** Undoes `align`. Nothing happens for a row that is unaligned. */
export function unalign(alignment: Alignment, pairing: Pairing, row: number): void {
  const column = alignment.columnOf[row] ?? UNALIGNED;
  if (column === UNALIGNED) return;
  const pair = row * pairing.columns + column;
  alignment.columnOf[row] = UNALIGNED;
  alignment.rowOf[column] = UNALIGNED;
  alignment.matched -= alignment.worth[pair] ?? 0;
  changeLinked(alignment, pairing, pair, -1);
}

function changeLinked({ worth }: Alignment, { links }: Pairing, pair: number, by: number): void {
  const end = links.start[pair + 1] ?? 0;
  for (let at = links.start[pair] ?? 0; at < end; at++) {
    const linked = links.items[at] ?? 0;
    worth[linked] = (worth[linked] ?? 0) + by;
  }
}
