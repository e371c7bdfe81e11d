import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import {
  parquetMetadata,
  parquetReadObjects,
  parquetSchema,
  type Compressors,
  type FileMetaData,
} from "hyparquet";
import { compressors } from "hyparquet-compressors";
import { errorCode } from "../../core/errors.ts";
import { MOST_CELLS, MOST_COLUMNS } from "./columns.ts";

/** What a Parquet file holds. */
export interface ParquetRows {
  readonly columns: readonly string[];
  /** One object a row, with the columns' names. */
  readonly rows: readonly unknown[];
}

/** A small file may say that it holds far more than fits into memory. */
const MAX_ROWS = 1_000_000;
const MAX_UNPACKED_BYTES = 2 ** 30;
/** A text that stands in the file once may be that of every row. */
const MAX_ROW_CHARACTERS = 2 ** 22;
const MAX_CHARACTERS = 2 ** 29;
const MAX_DEPTH = 8;

/**
 * Reads a Parquet file. Numbers and dates are texts, lists and structs stay what they are, binary data is null.
 * A damaged file may take any time and memory: to be called in a thread that can be ended.
 * @param mostUnpacked bytes that its packed parts may come to together
 * @throws Error with what is wrong
 */
export async function parquetRows(
  buffer: ArrayBuffer,
  mostUnpacked = MAX_UNPACKED_BYTES,
): Promise<ParquetRows> {
  const metadata = parquetMetadata(buffer);
  const columns = parquetSchema(metadata).children.map(({ element }) => element.name);
  requireAtMost("columns", columns.length, MOST_COLUMNS);
  const groups = metadata.row_groups.map((group) => Number(group.num_rows));
  const all = groups.reduce((sum, count) => sum + count, 0);
  requireAtMost("rows", all, MAX_ROWS);
  requireAtMost("cells", columns.length * all, MOST_CELLS);
  requireAtMost("packed bytes", packedBytes(metadata), buffer.byteLength);
  const file = {
    byteLength: buffer.byteLength,
    slice: (start: number, end?: number) => buffer.slice(start, end),
  };
  const unpack = boundedCompressors(mostUnpacked);
  const rows: unknown[] = [];
  let characters = 0;
  for (const count of groups) {
    const read = await parquetReadObjects({
      ...{ file, metadata, compressors: unpack, rowStart: rows.length, rowEnd: rows.length + count },
      parsers: { dateFromDays: (days) => isoText(new Date(days * 86_400_000)).slice(0, 10) },
    });
    if (read.length !== count) throw new Error(`a group of ${count} rows holds ${read.length}`);
    for (const row of read) {
      const value = plainValue(row);
      const length = charactersOf(value);
      if (length > MAX_ROW_CHARACTERS)
        throw new Error(
          `row ${rows.length + 1} is longer than ${MAX_ROW_CHARACTERS / 2 ** 20} million characters`,
        );
      characters += length;
      requireAtMost("characters", characters, MAX_CHARACTERS);
      rows.push(value);
    }
  }
  return { columns, rows };
}

function requireAtMost(what: string, count: number, most: number): void {
  if (!(count <= most)) throw new Error(`it has ${count} ${what}, more than the ${most} it may have`);
}

/** Of all columns. Each is copied for reading, so that a small file could take any memory where columns share their bytes. */
function packedBytes({ row_groups }: FileMetaData): number {
  const sizes = row_groups.flatMap(({ columns }) =>
    columns.map(({ meta_data }) => Number(meta_data?.total_compressed_size ?? 0)),
  );
  // One that is less than nothing is counted from the file's end.
  return sizes.reduce((sum, size) => sum + (size < 0 ? Infinity : size), 0);
}

/** Those that the library has for these two go on for as long as the packed bytes say, whatever length the file tells. */
const STRICT_COMPRESSORS: Compressors = {
  BROTLI: strict(brotliDecompressSync),
  ZSTD: strict(zstdDecompressSync),
};

function strict(unpack: (input: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array) {
  return (input: Uint8Array, length: number): Uint8Array => {
    if (length <= 0) return new Uint8Array();
    try {
      return unpack(input, { maxOutputLength: length });
    } catch (error) {
      if (errorCode(error) !== "ERR_BUFFER_TOO_LARGE") throw error;
      const problem = `a part of it is longer when unpacked than the ${length} bytes that it tells`;
      throw new Error(problem, { cause: error });
    }
  };
}

/** Together they unpack no more bytes than `most`. */
function boundedCompressors(most: number): Compressors {
  let unpacked = 0;
  const bounded = Object.entries({ ...compressors, ...STRICT_COMPRESSORS }).map(([name, unpack]) => [
    name,
    (input: Uint8Array, length: number) => {
      unpacked += length;
      requireAtMost("unpacked bytes", unpacked, most);
      return unpack(input, length);
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

/** Of all texts of a plain value; what is none, or empty, takes memory too and counts as one. */
export function charactersOf(value: unknown): number {
  if (typeof value === "string") return Math.max(1, value.length);
  if (typeof value !== "object" || value === null) return 1;
  const parts = Object.values(value).reduce<number>((sum, part) => sum + charactersOf(part), 0);
  return Math.max(1, parts);
}

function isoText(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
