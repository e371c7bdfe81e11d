import Papa from "papaparse";

/** One row of a table. */
export interface CsvRow {
  /** 1-based number of the line on which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with its quotes, or null. */
  readonly problem: string | null;
}

const LINE_BREAK = /\r\n|\r|\n/g;

/** The rows of a table, those without any text left out. Cells are texts: nothing in them is computed or trimmed. */
export function readCsv(text: string, delimiter: string, mostRows = Infinity): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data: cells, errors, meta }, parser) {
      const [error] = errors;
      if (cells.some((cell) => cell.trim() !== "")) {
        rows.push({ line, cells, problem: error === undefined ? null : problemOf(error.code) });
      }
      line += text.slice(start, meta.cursor).match(LINE_BREAK)?.length ?? 0;
      start = meta.cursor;
      if (rows.length >= mostRows) parser.abort();
    },
  });
  return rows;
}

function problemOf(code: string): string {
  return code === "MissingQuotes"
    ? 'a quotation mark is opened but not closed; write one that is part of a text as ""'
    : 'a quotation mark stands within a quoted text; write it as ""';
}
