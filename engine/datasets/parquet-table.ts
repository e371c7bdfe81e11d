import { extname } from "node:path";
import { DatasetError } from "../../core/errors.ts";
import type { ParquetRows } from "./parquet-rows.ts";
import { readInThread, type ThreadOptions } from "./read-in-thread.ts";
import type { Table } from "./table.ts";

/** The file that the thread runs; it is compiled if this one is. */
const ENTRY = new URL(`parquet-thread${extname(import.meta.filename)}`, import.meta.url);

/**
 * The rows of a Parquet file by the names of their columns (parquetRows). They are read in a thread, which is ended
 * when a damaged file keeps it busy or fills its memory.
 * @param bytes are given away: they are empty afterwards
 * @throws DatasetError if it is no Parquet file, or larger than may be; CancelledError
 */
export async function parquetTable(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  options?: ThreadOptions,
): Promise<Table> {
  const message = await readInThread(ENTRY, bytes.buffer, options, [bytes.buffer]);
  if ("problem" in message) {
    throw new DatasetError(
      `${file} cannot be read as Parquet: ${message.problem.slice(0, 200)}. Fetch it again, or save it as JSONL.`,
      { file },
    );
  }
  const { columns, rows } = message.read as ParquetRows;
  return { file, columns, rows: rows.map((value, index) => ({ line: index + 1, value, problem: null })) };
}
