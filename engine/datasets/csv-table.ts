import { DatasetError } from "../../core/errors.ts";
import { hasQuestions, requireFewColumns } from "./columns.ts";
import { readCsv, type CsvRow } from "./csv.ts";
import type { Table } from "./table.ts";

const MAX_ROW_CELLS = 2 ** 22;

/**
 * The rows of a CSV file by the names of their columns, which its first row says.
 * @param delimiters that may separate the cells; the first under which the header names a question is taken, else the
 *   one that gives most columns
 * @throws DatasetError if the header cannot be read
 */
export function csvTable(file: string, text: string, delimiters: readonly string[]): Table {
  const [header, ...rows] = readCsv(text, delimiterOf(text, delimiters));
  if (header === undefined) return { file, columns: [], rows: [] };
  if (header.problem !== null)
    throw new DatasetError(`${file}, line ${header.line}: ${header.problem}.`, { file });
  const columns = header.cells;
  requireFewColumns(file, columns.length);
  return {
    file,
    columns,
    rows: rows.map((row) => ({
      line: row.line,
      value: Object.fromEntries(columns.map((name, at) => [name, row.cells[at] ?? ""])),
      problem: problemOf(row, columns.length),
      swallowed: row.swallowed === true,
    })),
  };
}

function delimiterOf(text: string, delimiters: readonly string[]): string {
  const headers = delimiters.map((delimiter) => ({
    delimiter,
    cells: readCsv(text, delimiter, 1)[0]?.cells ?? [],
  }));
  const [widest] = headers.toSorted((one, other) => other.cells.length - one.cells.length);
  return (headers.find(({ cells }) => hasQuestions(cells)) ?? widest)?.delimiter ?? ",";
}

function problemOf({ cells, problem }: CsvRow, columns: number): string | null {
  if (problem !== null) return problem;
  if (cells.reduce((length, cell) => length + cell.length, 0) > MAX_ROW_CELLS)
    return `longer than ${MAX_ROW_CELLS / 2 ** 20} million characters`;
  const hasMore = cells.slice(columns).some((cell) => cell !== "");
  return hasMore ? `${cells.length} cells, but the first line names ${columns}` : null;
}
