import { extname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { DatasetError } from "../../core/errors.ts";
import { proposedColumns, type ColumnMapping } from "./columns.ts";
import { csvTable } from "./csv-table.ts";
import { MAX_LINE_BYTES, rowOfLine, rowsOfJson } from "./json-rows.ts";
import { oneChunk, readLines } from "./lines.ts";
import { parquetTable } from "./parquet-table.ts";
import { publishedFormOf, readRecord } from "./published/index.ts";
import type { RawQuestion, ReadQuestion } from "./question-line.ts";
import { questionsOfMapped, questionsOfTable, type Table, type TableRow } from "./table.ts";
import { pathsOf } from "./values.ts";

/** A table or a JSON list is held in memory as a whole. */
const MAX_WHOLE_BYTES = 2 ** 28;
const MAX_MAPPED_LINES = 1_000_000;
/** Questions after which other work of this process gets its turn. */
const BREATH = 1000;

export interface RawOptions {
  /** Which columns, or paths into the objects, hold our fields; then all is read by it. */
  readonly columns?: ColumnMapping | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Whether a file, by its name, is a table. */
export function isTable(file: string): boolean {
  return [".csv", ".tsv", ".parquet"].includes(extname(file).toLowerCase());
}

/**
 * The questions of a data file in their order, blank lines left out. The file's name says how it is read: `.csv` and
 * `.tsv` are tables with a header, `.parquet` is a table, `.json` holds a list, or else lines; everything else holds a
 * JSON object a line. Each object or row is in our own form or in a published one.
 * @throws DatasetError if the file as a whole cannot be read; ContractError for a field that does not exist;
 *   CancelledError
 */
export async function* rawQuestions(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  { columns: mapping, signal }: RawOptions = {},
): AsyncGenerator<RawQuestion> {
  const extension = extname(file).toLowerCase();
  if (extension === ".csv" || extension === ".tsv") {
    const delimiters = extension === ".tsv" ? ["\t"] : [",", ";", "\t"];
    const table = await csvTable(file, { text: await wholeText(file, chunks), delimiters }, { signal });
    yield* inTurns(questionsOfTable(table, mapping));
  } else if (extension === ".parquet") {
    yield* inTurns(
      questionsOfTable(await parquetTable(file, await wholeFile(file, chunks), { signal }), mapping),
    );
  } else if (extension === ".json") {
    const text = await wholeText(file, chunks);
    const rows = rowsOfJson(text);
    if (rows === undefined) yield* questionsOfLines(file, oneChunk(Buffer.from(text)), mapping);
    else yield* inTurns(questionsOfRows({ file, columns: pathsOf(rows[0]?.value), rows }, mapping));
  } else {
    yield* questionsOfLines(file, chunks, mapping);
  }
}

/** Lines are read one after another as they are needed, unless all must be seen to tell the type of their answers. */
async function* questionsOfLines(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  mapping?: ColumnMapping,
): AsyncGenerator<RawQuestion> {
  const rows: TableRow[] = [];
  for await (const line of readLines(chunks, MAX_LINE_BYTES)) {
    if (line.text?.trim() === "") continue;
    if (mapping === undefined) {
      yield {
        line: line.number,
        columns: () => pathsOf(rowOfLine(line).value),
        proposed: () => proposedFor(rowOfLine(line).value),
        read: () => questionOfRow(file, rowOfLine(line)),
      };
    } else {
      if (rows.push(rowOfLine(line)) > MAX_MAPPED_LINES) throw tooManyLines(file);
    }
  }
  yield* inTurns(questionsOfRows({ file, columns: pathsOf(rows[0]?.value), rows }, mapping));
}

function questionsOfRows(table: Table, mapping: ColumnMapping | undefined): readonly RawQuestion[] {
  if (mapping !== undefined) return questionsOfMapped(table, mapping);
  return table.rows.map((row) => ({
    line: row.line,
    columns: () => table.columns,
    proposed: () => proposedFor(row.value),
    read: () => questionOfRow(table.file, row),
  }));
}

/** Where columns are named, published forms are not looked for. */
function proposedFor(value: unknown): string | undefined {
  return publishedFormOf(value) === undefined ? proposedColumns(pathsOf(value)) : undefined;
}

function questionOfRow(file: string, { line, value, problem }: TableRow): ReadQuestion {
  return problem === null ? readRecord(value, { file, line }) : { problem };
}

async function wholeText(file: string, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const bytes = await wholeFile(file, chunks);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new DatasetError(
      `${file} is not UTF-8 text. Save it again in that encoding ("CSV UTF-8" in Excel).`,
      { file },
    );
  }
}

async function wholeFile(file: string, chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_WHOLE_BYTES) {
      throw new DatasetError(
        `${file} is larger than ${MAX_WHOLE_BYTES / 2 ** 20} MiB; split it, or save it as JSONL, which may be longer.`,
        { file },
      );
    }
    parts.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function tooManyLines(file: string): DatasetError {
  return new DatasetError(`${file} has more than ${MAX_MAPPED_LINES} lines; split it into smaller files.`, {
    file,
  });
}

async function* inTurns(questions: Iterable<RawQuestion>): AsyncGenerator<RawQuestion> {
  let count = 0;
  for (const question of questions) {
    if (++count % BREATH === 0) await setImmediate();
    yield question;
  }
}
