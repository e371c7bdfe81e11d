import Papa from "papaparse";

/** One row of a table. */
export interface CsvRow {
  /** 1-based number of the line on which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with its quotes, or with those of a row that holds it; or null. */
  readonly problem: string | null;
  /** True of a line that a wrong quotation mark took into a row above. */
  readonly swallowed?: boolean;
}

const LINE_BREAK = /\r\n|\r|\n/;

/**
 * The rows of a table, those without any text left out. Cells are texts: nothing in them is computed or trimmed. Behind a
 * row with wrong quotes, each further line that it holds follows as a row of its own, without cells.
 */
export function readCsv(text: string, delimiter: string, mostRows = Infinity): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data: cells, errors, meta }, parser) {
      const [error] = errors;
      const [, ...further] = text.slice(start, meta.cursor).split(LINE_BREAK);
      if (cells.some((cell) => cell.trim() !== "")) {
        rows.push({ line, cells, problem: error === undefined ? null : problemOf(error.code) });
      }
      if (error !== undefined) for (const row of swallowedRows(further, line)) rows.push(row);
      line += further.length;
      start = meta.cursor;
      if (rows.length >= mostRows) parser.abort();
    },
  });
  return rows;
}

/** Lines that a wrong quotation mark took into its row: each may have been a good row. */
function swallowedRows(further: readonly string[], first: number): readonly CsvRow[] {
  const problem = `stands within a quotation mark that is opened on line ${first}`;
  return further.flatMap((text, index) =>
    text.trim() === "" ? [] : [{ line: first + 1 + index, cells: [], problem, swallowed: true }],
  );
}

function problemOf(code: string): string {
  return code === "MissingQuotes"
    ? 'a quotation mark is opened but not closed; write one that is part of a text as ""'
    : 'a quotation mark stands within a quoted text; write it as ""';
}
