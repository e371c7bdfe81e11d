import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import { DatasetError, errorCode, reasonOf } from "../../core/errors.ts";
import type { ParquetRows } from "./parquet-rows.ts";
import type { Table } from "./table.ts";

/** What the thread says in the end. */
export type ParquetMessage = ParquetRows | { readonly problem: string };

/** The file that the thread runs; it is compiled if this one is. */
const ENTRY = new URL(`parquet-thread${extname(import.meta.filename)}`, import.meta.url);
const MAX_SECONDS = 120;
const MAX_MEGABYTES = 3072;

export interface ParquetOptions {
  readonly signal?: AbortSignal | undefined;
  /** Most time that reading may take; default 120. */
  readonly seconds?: number;
}

/**
 * The rows of a Parquet file by the names of their columns (parquetRows). They are read in a thread, which is ended
 * when a damaged file keeps it busy or fills its memory.
 * @param bytes are given away: they are empty afterwards
 * @throws DatasetError if it is no Parquet file, or larger than may be; CancelledError
 */
export async function parquetTable(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  { signal, seconds = MAX_SECONDS }: ParquetOptions = {},
): Promise<Table> {
  throwIfCancelled(signal);
  const message = await readInThread(bytes.buffer, seconds, signal);
  if ("problem" in message) {
    throw new DatasetError(
      `${file} cannot be read as Parquet: ${message.problem.slice(0, 200)}. Fetch it again, or save it as JSONL.`,
      { file },
    );
  }
  const rows = message.rows.map((value, index) => ({ line: index + 1, value, problem: null }));
  return { file, columns: message.columns, rows };
}

async function readInThread(
  buffer: ArrayBuffer,
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<ParquetMessage> {
  const worker = new Worker(ENTRY, {
    ...{ workerData: buffer, transferList: [buffer], env: {}, execArgv: [] },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  const { promise, resolve } = Promise.withResolvers<ParquetMessage>();
  const timer = setTimeout(() => resolve({ problem: `this took more than ${seconds} s` }), seconds * 1000);
  worker.once("message", resolve);
  worker.once("error", (error: unknown) => resolve({ problem: problemOf(error) }));
  worker.once("exit", (code) => resolve({ problem: `reading ended with code ${code}` }));
  try {
    return await unlessAborted(promise, signal);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function problemOf(error: unknown): string {
  if (errorCode(error) === "ERR_WORKER_OUT_OF_MEMORY") return "what it holds does not fit into memory";
  return reasonOf(error);
}
