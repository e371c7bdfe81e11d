import Papa from "papaparse";

/** One row of a table. */
export interface CsvRow {
  /** 1-based number of the line on which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with its quotes or line breaks, or with those of a row that holds it; or null. */
  readonly problem: string | null;
  /** True of a line that a wrong quotation mark, or a line break of another kind, took into a row above. */
  readonly swallowed?: boolean;
}

/** Why a row may have taken in lines that are rows of their own. */
interface Fault {
  readonly problem: string;
  /** What is said of each such line, before the number of the row's own. */
  readonly within: string;
}

const LINE_BREAK = /\r\n|\r|\n/;

/**
 * The rows of a table, those without any text left out. Cells are texts: nothing in them is computed or trimmed. Behind a
 * row with wrong quotes or line breaks, each further line that it holds follows as a row of its own, without cells.
 */
export function readCsv(text: string, delimiter: string, mostRows = Infinity): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data: cells, errors, meta }, parser) {
      const [error] = errors;
      const row = text.slice(start, meta.cursor);
      const [, ...further] = row.split(LINE_BREAK);
      const fault = error === undefined ? breakFault(row, delimiter) : quoteFault(error.code);
      if (cells.some((cell) => cell.trim() !== "")) {
        rows.push({ line, cells, problem: fault?.problem ?? null });
      }
      if (fault !== null) for (const each of swallowedRows(further, line, fault)) rows.push(each);
      line += further.length;
      start = meta.cursor;
      if (rows.length >= mostRows) parser.abort();
    },
  });
  return rows;
}

/** Lines that a fault took into a row: each may have been a good row. */
function swallowedRows(further: readonly string[], first: number, { within }: Fault): readonly CsvRow[] {
  const problem = `${within} ${first}`;
  return further.flatMap((text, index) =>
    text.trim() === "" ? [] : [{ line: first + 1 + index, cells: [], problem, swallowed: true }],
  );
}

function quoteFault(code: string): Fault {
  const problem =
    code === "MissingQuotes"
      ? 'a quotation mark is opened but not closed; write one that is part of a text as ""'
      : 'a quotation mark stands within a quoted text; write it as ""';
  return { problem, within: "stands within a quotation mark that is opened on line" };
}

/**
 * What is wrong with a row that holds a line feed outside of its quoted cells: the table's rows end in another way, so that those
 * which end in a line feed alone are taken for one. A carriage return in a cell may be part of its text.
 */
function breakFault(row: string, delimiter: string): Fault | null {
  const text = row.trim();
  if (!text.includes("\n")) return null;
  const quoted = new RegExp(`(^|[${delimiter}])"[^"]*(?:""[^"]*)*"(?= *(?:[${delimiter}\\r\\n]|$))`, "g");
  if (!text.replace(quoted, "$1").includes("\n")) return null;
  return {
    problem: "the line breaks are of two kinds; save the file anew",
    within: "ends in another kind of line break than the lines before line",
  };
}
