import Papa from "papaparse";
import { columnsOf } from "./rows.ts";
import { questionsOf, type ExportSource } from "./source.ts";

/** What a spreadsheet would take for a formula; a number with a sign is none. */
const FORMULA = /^(?![+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$)[=+\-@\t\r]/i;

/** One line a question. Cells that a spreadsheet would take for formulas begin with an apostrophe. */
export function* asCsv(source: ExportSource): Generator<string> {
  const columns = columnsOf(source);
  yield line(columns.map(({ name }) => name));
  for (const question of questionsOf(source)) yield line(columns.map(({ value }) => value(question)));
}

function line(cells: readonly unknown[]): string {
  // Where a spreadsheet splits at semicolons, an unquoted text could go on in a cell of its own, with a formula.
  return `${Papa.unparse([cells], { escapeFormulae: FORMULA, quotes: true })}\r\n`;
}
