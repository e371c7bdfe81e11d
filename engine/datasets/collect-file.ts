import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { CancelledError, CounterpointError, DatasetError, errorCode, reasonOf } from "../../core/errors.ts";
import type { DatasetExtras } from "../contract/datasets.ts";
import { byteStream } from "./byte-stream.ts";
import { collectQuestions, type Collected, type CollectOptions, type DataSource } from "./collect.ts";
import { withExtras } from "./extras.ts";
import { readBackNotes } from "./read-back.ts";

/** What a data file holds, and what lies beside it. */
export interface CollectedFile extends Collected {
  readonly file: string;
  readonly extras: DatasetExtras | null;
}

export interface CollectFileOptions extends CollectOptions {
  /** The file's name, where it is called otherwise on this disk. */
  readonly name?: string | undefined;
}

/**
 * Reads a data file on this disk, and the further right answers that lie beside it.
 * @throws DatasetError if it cannot be read; ContractError for columns of a field that does not exist; CancelledError
 */
export async function collectFile(path: string, options: CollectFileOptions): Promise<CollectedFile> {
  const { signal, name } = options;
  const file = name ?? basename(path);
  try {
    if ((await stat(path)).isDirectory())
      throw new DatasetError(`${path} is a folder; name a JSONL, JSON, CSV, TSV or Parquet file.`);
    const collected = await collectQuestions({ file, chunks: byteStream(path, signal) }, options);
    const { notes, questions, extras } = await withExtras(path, collected.questions);
    return { ...withNotes({ ...collected, questions }, notes), file, extras };
  } catch (error) {
    throw readError(path, error, signal);
  }
}

/**
 * Reads a data file wherever it comes from; nothing lies beside it.
 * @throws as `collectQuestions`
 */
export async function collectSource(source: DataSource, options: CollectOptions): Promise<CollectedFile> {
  return { ...withNotes(await collectQuestions(source, options)), file: source.file, extras: null };
}

function withNotes(collected: Collected, more: readonly string[] = []): Collected {
  const { notes, questions, notReadBack } = collected;
  return { ...collected, notes: [...notes, ...more, ...readBackNotes(questions, notReadBack)] };
}

function readError(path: string, error: unknown, signal: AbortSignal | undefined): CounterpointError {
  if (error instanceof CounterpointError) return error;
  if (signal?.aborted === true) return new CancelledError();
  const code = errorCode(error);
  if (code === "ENOENT") return new DatasetError(`There is no file ${path}. Check its path.`, { path });
  if (code === "EACCES") return new DatasetError(`${path} may not be read. Check its permissions.`, { path });
  return new DatasetError(`${path} cannot be read: ${reasonOf(error)}.`, { path });
}
