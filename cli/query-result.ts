import { resultText } from "../core/observation-text.ts";
import type { ShownResult, SqlValue } from "../core/sql.ts";
import { table } from "./output.ts";

/** What a query gave: its first rows under the names of their columns and how many there are, or why it gave none. */
export function queryResult(result: ShownResult): string {
  if (result.kind === "problem") return `The query gives no result: ${resultText(result)}`;
  const { columns, rows, count } = result;
  const part = rows.length < count ? `the first ${rows.length} of ` : "";
  return `${table([columns.map(cellText), ...rows.map((row) => row.map(cellText))])}\n(${part}${resultText(result)})`;
}

/** A cell on one line. */
function cellText(cell: SqlValue): string {
  return cell === null ? "NULL" : String(cell).replace(/\s+/g, " ");
}
