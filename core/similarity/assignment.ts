import type { Arena } from "./arena.ts";

export interface Assignment {
  /** Sum of the weights of the chosen cells. */
  readonly value: number;
  /** The column of each row. */
  readonly columnOf: Int32Array;
}

/** A choice of cells under way. */
interface Choice {
  readonly weights: Int32Array;
  readonly columns: number;
  /** −1 while a row has no column, and a column no row. */
  readonly columnOf: Int32Array;
  readonly rowOf: Int32Array;
  /**
   * The prices of a row and a column are together at least the weight of their cell (what they exceed it by is the cell's
   * slack), equal to it in chosen cells, and 0 for columns without a row. So no choice is worth more than all prices.
   */
  readonly rowPrice: Int32Array;
  readonly columnPrice: Int32Array;
  /** By column, the shortest path to it in slack, the row before it on that path, and 1 once that is final. */
  readonly distance: Int32Array;
  readonly rowBefore: Int32Array;
  readonly settled: Int32Array;
}

const FREE = -1;
const FAR = 0x7fffffff;

/**
 * Gives every row a column of its own so that the sum of the weights is the greatest: the Hungarian method by shortest
 * augmenting paths (Jonker and Volgenant 1987), O(rows² · columns).
 * @param weights whole numbers ≥ 0, row by row
 * @param columns at least as many as rows
 */
export function greatestAssignment(
  weights: Int32Array,
  rows: number,
  columns: number,
  arena: Arena,
): Assignment {
  const choice: Choice = {
    weights,
    columns,
    columnOf: arena.take(rows).fill(FREE),
    rowOf: arena.take(columns).fill(FREE),
    rowPrice: arena.take(rows),
    columnPrice: arena.take(columns),
    distance: arena.take(columns),
    rowBefore: arena.take(columns),
    settled: arena.take(columns),
  };
  for (let row = 0; row < rows; row++) chooseFavourite(choice, row);
  for (let row = 0; row < rows; row++) if (choice.columnOf[row] === FREE) augment(choice, row);
  return { value: sum(choice.rowPrice) + sum(choice.columnPrice), columnOf: choice.columnOf };
}

/** Prices a row at its greatest weight and gives it the column, if that is still free. */
function chooseFavourite({ weights, columns, columnOf, rowOf, rowPrice }: Choice, row: number): void {
  let favourite = 0;
  let greatest = -1;
  for (let column = 0; column < columns; column++) {
    const weight = weights[row * columns + column] ?? 0;
    if (weight <= greatest) continue;
    greatest = weight;
    favourite = column;
  }
  rowPrice[row] = greatest;
  if (rowOf[favourite] !== FREE) return;
  columnOf[row] = favourite;
  rowOf[favourite] = row;
}

/** Finds a column for a row by the shortest path on which the rows in between change theirs. */
function augment(choice: Choice, start: number): void {
  const { columnOf, rowOf, distance, rowBefore, settled } = choice;
  distance.fill(FAR);
  settled.fill(0);
  let row = start;
  let length = 0;
  let column = FREE;
  while (row !== FREE) {
    column = nearestColumn(choice, row, length);
    length = distance[column] ?? 0;
    settled[column] = 1;
    row = rowOf[column] ?? FREE;
  }
  reprice(choice, start, length);
  while (row !== start) {
    row = rowBefore[column] ?? start;
    const given = columnOf[row] ?? FREE;
    columnOf[row] = column;
    rowOf[column] = row;
    column = given;
  }
}

/**
 * Extends the paths through a row, which is `length` away, and returns the nearest column whose path is not final: of
 * equally near ones one without a row, at which the search ends.
 */
function nearestColumn(choice: Choice, row: number, length: number): number {
  const { weights, columns, rowOf, rowPrice, columnPrice, distance, rowBefore, settled } = choice;
  const before = length + (rowPrice[row] ?? 0);
  let nearest = 0;
  let least = FAR;
  for (let column = 0; column < columns; column++) {
    if (settled[column] === 1) continue;
    const through = before + (columnPrice[column] ?? 0) - (weights[row * columns + column] ?? 0);
    if (through < (distance[column] ?? FAR)) {
      distance[column] = through;
      rowBefore[column] = row;
    }
    const away = distance[column] ?? FAR;
    if (away > least) continue;
    if (away === least && (rowOf[nearest] === FREE || rowOf[column] !== FREE)) continue;
    least = away;
    nearest = column;
  }
  return nearest;
}

/** Takes the slack from the path of this length, and makes none negative. */
function reprice(
  { rowOf, rowPrice, columnPrice, distance, settled }: Choice,
  start: number,
  length: number,
): void {
  rowPrice[start] = (rowPrice[start] ?? 0) - length;
  for (let column = 0; column < settled.length; column++) {
    const row = rowOf[column] ?? FREE;
    if (settled[column] !== 1 || row === FREE) continue;
    const surplus = length - (distance[column] ?? 0);
    rowPrice[row] = (rowPrice[row] ?? 0) - surplus;
    columnPrice[column] = (columnPrice[column] ?? 0) + surplus;
  }
}

function sum(numbers: Int32Array): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
