import { extname } from "node:path";
import { DatasetError } from "../../core/errors.ts";
import { requireFewCells, requireFewColumns } from "./columns.ts";
import { csvRows, type CsvText } from "./csv-rows.ts";
import type { CsvRow } from "./csv.ts";
import { readInThread, type ThreadOptions } from "./read-in-thread.ts";
import type { Table } from "./table.ts";

/** The file that the thread runs; it is compiled if this one is. */
const ENTRY = new URL(`csv-thread${extname(import.meta.filename)}`, import.meta.url);
/** To start a thread takes longer than to read so few characters, whatever they are. */
const SHORT_TEXT = 2 ** 14;
const MAX_ROW_CELLS = 2 ** 22;

/**
 * The rows of a CSV file by the names of their columns, which its first row says. A long one is read in a thread, which is
 * ended when the file keeps it busy or fills its memory.
 * @param csv its text, and what may separate its cells (csvRows)
 * @throws DatasetError if the header cannot be read, there are too many cells, or the rows cannot be read within the time that
 *   they may take; CancelledError
 */
export async function csvTable(file: string, csv: CsvText, options?: ThreadOptions): Promise<Table> {
  const [header, ...rows] = await rowsOf(file, csv, options);
  if (header === undefined) return { file, columns: [], rows: [] };
  if (header.problem !== null)
    throw new DatasetError(`${file}, line ${header.line}: ${header.problem}.`, { file });
  const columns = header.cells;
  requireFewColumns(file, columns.length);
  requireFewCells(file, columns.length, rows.length);
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

async function rowsOf(file: string, csv: CsvText, options?: ThreadOptions): Promise<readonly CsvRow[]> {
  if (csv.text.length <= SHORT_TEXT) return csvRows(csv);
  const message = await readInThread(ENTRY, csv, options);
  if ("read" in message) return message.read as readonly CsvRow[];
  throw new DatasetError(
    `${file} cannot be read as CSV: ${message.problem.slice(0, 200)}. Check its quotation marks, or save it as JSONL.`,
    { file },
  );
}

function problemOf({ cells, problem }: CsvRow, columns: number): string | null {
  if (problem !== null) return problem;
  if (cells.reduce((length, cell) => length + cell.length, 0) > MAX_ROW_CELLS)
    return `longer than ${MAX_ROW_CELLS / 2 ** 20} million characters`;
  const hasMore = cells.slice(columns).some((cell) => cell !== "");
  return hasMore ? `${cells.length} cells, but the first line names ${columns}` : null;
}
