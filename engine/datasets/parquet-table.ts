import { setImmediate } from "node:timers/promises";
import { parquetMetadata, parquetReadObjects, parquetSchema, type Compressors } from "hyparquet";
import { compressors } from "hyparquet-compressors";
import { CounterpointError, DatasetError } from "../../core/errors.ts";
import { requireFewColumns } from "./columns.ts";
import type { Table, TableRow } from "./table.ts";

/** A small file may say that it holds far more than fits into memory. */
const MAX_ROWS = 1_000_000;
const MAX_UNPACKED_BYTES = 2 ** 30;
const MAX_DEPTH = 8;

/**
 * The rows of a Parquet file by the names of their columns. Numbers and dates are texts, lists and structs stay what
 * they are, binary data is left out.
 * @throws DatasetError if it is no Parquet file, or larger than may be
 */
export async function parquetTable(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  try {
    return await tableOf(file, bytes);
  } catch (error) {
    if (error instanceof CounterpointError) throw error;
    const reason = error instanceof Error ? error.message.slice(0, 200) : "unreadable";
    throw new DatasetError(
      `${file} cannot be read as Parquet: ${reason}. Fetch it again, or save it as JSONL.`,
      {
        file,
      },
    );
  }
}

async function tableOf(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const { buffer } = bytes;
  const metadata = parquetMetadata(buffer);
  const columns = parquetSchema(metadata).children.map(({ element }) => element.name);
  requireFewColumns(file, columns.length);
  const groups = metadata.row_groups.map((group) => Number(group.num_rows));
  requireFewRows(
    file,
    groups.reduce((sum, count) => sum + count, 0),
  );
  const inMemory = {
    byteLength: buffer.byteLength,
    slice: (start: number, end?: number) => buffer.slice(start, end),
  };
  const unpack = boundedCompressors(file);
  const rows: TableRow[] = [];
  for (const count of groups) {
    await setImmediate();
    const range = { rowStart: rows.length, rowEnd: rows.length + count };
    const read = await parquetReadObjects({
      ...{ file: inMemory, metadata, compressors: unpack, ...range },
      parsers: { dateFromDays: (days) => isoText(new Date(days * 86_400_000)).slice(0, 10) },
    });
    if (read.length !== count) throw new Error(`a group of ${count} rows holds ${read.length}`);
    for (const row of read) rows.push({ line: rows.length + 1, value: plainValue(row), problem: null });
  }
  return { file, columns, rows };
}

function requireFewRows(file: string, rows: number): void {
  if (rows <= MAX_ROWS) return;
  throw new DatasetError(`${file} has ${rows} rows, more than the ${MAX_ROWS} it may have. Split it.`, {
    file,
  });
}

/** Together they unpack no more than may be held. */
function boundedCompressors(file: string): Compressors {
  let unpacked = 0;
  const bounded = Object.entries(compressors).map(([name, unpack]) => [
    name,
    (input: Uint8Array, length: number) => {
      unpacked += length;
      if (unpacked <= MAX_UNPACKED_BYTES) return unpack(input, length);
      throw new DatasetError(
        `${file} holds more than ${MAX_UNPACKED_BYTES / 2 ** 30} GiB when unpacked; split it into smaller files.`,
        { file },
      );
    },
  ]);
  return Object.fromEntries(bounded) as Compressors;
}

/** A value of a column in the form in which JSON would have it, numbers and dates as texts. */
function plainValue(value: unknown, depth = 0): unknown {
  if (typeof value === "bigint" || typeof value === "number") return String(value);
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (value instanceof Date) return isoText(value);
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH || value instanceof Uint8Array)
    return null;
  if (Array.isArray(value)) return value.map((item) => plainValue(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainValue(part, depth + 1)]));
}

function isoText(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
