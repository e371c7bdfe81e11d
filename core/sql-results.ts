import type { QueryResult, SqlComparison, SqlValue } from "./sql.ts";

/**
 * Whether two queries gave the same rows, whatever their columns are called.
 * @param ordered whether the rows must come in the same order
 * @param as `set` ignores order and repeated rows, as BIRD's own comparison does
 * @returns false if either gave no result
 */
export function sameResult(
  left: QueryResult | undefined,
  right: QueryResult | undefined,
  ordered: boolean,
  as: SqlComparison = "multiset",
): boolean {
  if (left?.kind !== "rows" || right?.kind !== "rows") return false;
  if (left.columns.length !== right.columns.length) return false;
  const [ours, theirs] = [left.rows.map(rowKey), right.rows.map(rowKey)];
  if (as === "set") return sameList([...new Set(ours)].sort(), [...new Set(theirs)].sort());
  return ordered ? sameList(ours, theirs) : sameList(ours.sort(), theirs.sort());
}

/** Whether a query's outermost statement orders its rows. */
export function ordersRows(query: string): boolean {
  let depth = 0;
  let ordered = false;
  for (const [token] of query.matchAll(TOKEN)) {
    if (token === "(") depth++;
    else if (token === ")") depth--;
    else if (depth === 0 && /^order\s+by$/i.test(token)) ordered = true;
  }
  return ordered;
}

/** Quoted texts, names and comments stand whole, so that nothing in them is read as SQL. */
const TOKEN =
  /'(?:[^']|'')*'?|"(?:[^"]|"")*"?|`[^`]*`?|\[[^\]]*\]?|--[^\n]*|\/\*[^]*?(?:\*\/|$)|order\s+by\b|[()]/gi;

function rowKey(row: readonly SqlValue[]): string {
  return JSON.stringify(row.map(cellKey));
}

/** 3 and 3.0 are one value; SQL text "3" is another. */
function cellKey(cell: SqlValue): SqlValue {
  return typeof cell === "number" ? Number(cell.toPrecision(12)) : cell;
}

function sameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
