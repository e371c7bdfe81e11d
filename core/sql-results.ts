import type { QueryResult, SqlComparison, SqlValue } from "./sql.ts";
import { significantTokens } from "./sql-tokens.ts";

/**
 * Whether two queries gave the same rows, whatever their columns are called; the order of columns counts. Numbers are
 * equal if they are so to twelve digits (whole numbers: exactly), so 3 is 3.0; the text `3` is no number; NULL is NULL.
 * @param ordered whether the rows must come in the same order
 * @param as `multiset`: equal rows count as often as they come. `set`: neither order nor repetition counts, as in the
 *   comparison that BIRD publishes its figures with, where all empty results are equal, too
 * @returns false if either gave no result
 */
export function sameResult(
  left: QueryResult | undefined,
  right: QueryResult | undefined,
  ordered: boolean,
  as: SqlComparison = "multiset",
): boolean {
  if (left?.kind !== "rows" || right?.kind !== "rows") return false;
  if (as === "set") return sameList(distinct(keysOf(left)), distinct(keysOf(right)));
  if (left.columns.length !== right.columns.length || left.rows.length !== right.rows.length) return false;
  const [ours, theirs] = [keysOf(left), keysOf(right)];
  return ordered ? sameList(ours, theirs) : sameList(ours.toSorted(), theirs.toSorted());
}

/** Whether a query gave any value: neither no rows, nor NULL alone, as the sum of no rows is. */
export function hasValues(result: QueryResult): boolean {
  return result.kind === "rows" && result.rows.some((row) => row.some((cell) => cell !== null));
}

/** Whether a query's outermost statement orders its rows. Takes time linear in its length. */
export function ordersRows(query: string): boolean {
  let depth = 0;
  let previous = "";
  for (const { text } of significantTokens(query)) {
    if (text === "(") depth++;
    else if (text === ")") depth--;
    else if (depth === 0 && previous === "order" && text.toLowerCase() === "by") return true;
    previous = text.toLowerCase();
  }
  return false;
}

type Rows = Extract<QueryResult, { kind: "rows" }>;

/** One result is compared with many: the right one with every answer's. */
const KEYS = new WeakMap<Rows, readonly string[]>();

function keysOf(result: Rows): readonly string[] {
  const keys = KEYS.get(result) ?? result.rows.map(rowKey);
  KEYS.set(result, keys);
  return keys;
}

function distinct(keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].sort();
}

function rowKey(row: readonly SqlValue[]): string {
  return JSON.stringify(row.map(cellKey));
}

/** Whole numbers stay as they are: to twelve digits, two long numbers of the same kind could be one. */
function cellKey(cell: SqlValue): SqlValue {
  return typeof cell !== "number" || Number.isSafeInteger(cell) ? cell : Number(cell.toPrecision(12));
}

function sameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
