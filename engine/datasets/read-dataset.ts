import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { CancelledError, CounterpointError, DatasetError } from "../../core/errors.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import { collectQuestions, type Collected, type DataSource } from "./collect.ts";

/** A dataset as read from a file. */
export interface Dataset {
  /** The file's name without its folder. */
  readonly file: string;
  /** Of the whole file, whatever the limit. */
  readonly sha256: string;
  readonly questions: readonly DatasetQuestion[];
  /** 1-based numbers of lines that were left out. */
  readonly skippedLines: readonly number[];
}

export interface ReadOptions {
  /** Only the first lines of the file, blank ones not counted. */
  readonly limit?: number | undefined;
  /** Leaves bad lines out instead of refusing the file. */
  readonly skipBadLines?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface ReadFileOptions extends ReadOptions {
  /** The file's name, where it is called otherwise on this disk. */
  readonly name?: string;
}

const READ_BYTES = 2 ** 20;
const SHOWN_PROBLEMS = 20;

/**
 * Reads questions from a file on this disk: JSONL, CSV or TSV, by its name (rawQuestions).
 * @throws as `readDatasetFrom`
 */
export async function readDataset(path: string, options: ReadFileOptions = {}): Promise<Dataset> {
  try {
    if ((await stat(path)).isDirectory())
      throw new DatasetError(`${path} is a folder; name a JSONL or CSV file.`);
    const chunks = createReadStream(path, { signal: options.signal, highWaterMark: READ_BYTES });
    return await readDatasetFrom({ file: options.name ?? basename(path), chunks }, options);
  } catch (error) {
    throw readError(path, error, options.signal);
  }
}

/**
 * Reads questions from a data file wherever it comes from.
 * @throws DatasetError if the file cannot be read or holds no question, and for bad lines unless they are skipped:
 *   the message shows the first 20, the details hold `count` and the first 20 `lines`, 1-based; CancelledError
 */
export async function readDatasetFrom(source: DataSource, options: ReadOptions = {}): Promise<Dataset> {
  const { file } = source;
  const { limit, signal } = options;
  const collected = await collectQuestions(source, { limit, signal, described: SHOWN_PROBLEMS });
  const { sha256, questions, badLines } = collected;
  if (badLines.length > 0 && options.skipBadLines !== true) throw badLinesError(file, collected);
  if (questions.length === 0) throw emptyError(file, collected);
  return { file, sha256, questions, skippedLines: badLines };
}

function badLinesError(file: string, collected: Collected): DatasetError {
  const count = collected.badLines.length;
  const problems = problemsOf(collected);
  const message = [
    `${file} has ${count} ${count === 1 ? "line" : "lines"} that cannot be used:`,
    ...problems.map((problem) => `  ${problem}`),
    ...(count > problems.length ? [`  … and ${count - problems.length} more`] : []),
    "Mend them, or leave them out with --skip-bad-lines.",
  ].join("\n");
  return new DatasetError(message, {
    file,
    count,
    lines: collected.described.map(({ line }) => String(line)),
    problems,
  });
}

function emptyError(file: string, collected: Collected): DatasetError {
  const { length: count } = collected.badLines;
  if (count === 0) {
    return new DatasetError(
      `${file} is empty; it needs one JSON object a line, or as CSV column names and one row a question.`,
      { file },
    );
  }
  const problems = problemsOf(collected);
  return new DatasetError(
    `None of the ${count} lines of ${file} can be used; ${problems[0] ?? ""}. ` +
      "Each line must be a JSON object, or as CSV a row, with id, dataset, question, answer and answerType.",
    { file, count, problems },
  );
}

function problemsOf({ described }: Collected): readonly string[] {
  return described.map(({ line, problem }) => `line ${line}: ${problem}`);
}

function readError(path: string, error: unknown, signal: AbortSignal | undefined): CounterpointError {
  if (error instanceof CounterpointError) return error;
  if (signal?.aborted === true) return new CancelledError();
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return new DatasetError(`There is no file ${path}. Check --data.`, { path });
  if (code === "EACCES") return new DatasetError(`${path} may not be read. Check its permissions.`, { path });
  return new DatasetError(
    `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    { path },
  );
}
