import Papa from "papaparse";
import { columnsOf } from "./rows.ts";
import { questionsOf, type ExportSource } from "./source.ts";

/** What a spreadsheet would take for a formula, behind blanks and with wide signs too; a number with a sign is none. */
const FORMULA = /^(?! *[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$)(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/i;

/**
 * The beginning of a formula where a spreadsheet that splits at other signs than commas would begin another cell. An item
 * of a list, "- 3 apples (red)", has two words side by side before its first bracket, as no formula has.
 */
const INNER =
  /([;\t\r\n][ "]*)(?=[=@＝＠]|[+\-＋－](?![^;\t\r\n(|!]*(?:[\p{L}\d:,.]|\*\*) +[\p{L}(])[^;\t\r\n]*[(|!])/gu;

/** One line a question. What a spreadsheet would take for a formula begins with an apostrophe; every text is quoted. */
export function* asCsv(source: ExportSource): Generator<string> {
  const columns = columnsOf(source);
  yield line(columns.map(({ name }) => name));
  for (const question of questionsOf(source)) yield line(columns.map(({ value }) => value(question)));
}

function line(cells: readonly unknown[]): string {
  const harmless = cells.map((cell) => (isText(cell) ? cell.replaceAll(INNER, "$1'") : cell));
  return `${Papa.unparse([harmless], { escapeFormulae: FORMULA, quotes: isText })}\r\n`;
}

function isText(cell: unknown): cell is string {
  return typeof cell === "string";
}
