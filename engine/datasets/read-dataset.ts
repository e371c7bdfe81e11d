import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { CancelledError, CounterpointError, DatasetError } from "../../core/errors.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import { readLines, type Line } from "./lines.ts";
import { readQuestion } from "./question-line.ts";

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

const MAX_FILE_BYTES = 2 ** 30;
const MAX_LINE_BYTES = 2 ** 22;
const MAX_LINES = 1_000_000;
const SHOWN_PROBLEMS = 20;

/**
 * Reads questions from a JSONL file (one object a line; see readQuestion).
 * @throws DatasetError if the file cannot be read or holds no question, and for bad lines unless they are skipped:
 *   the message shows the first 20, the details hold `count` and the first 20 `lines`, 1-based; CancelledError
 */
export async function readDataset(path: string, options: ReadOptions = {}): Promise<Dataset> {
  const file = basename(path);
  const hash = createHash("sha256");
  const reader = questionReader();
  try {
    if ((await stat(path)).isDirectory()) throw new DatasetError(`${path} is a folder; name a JSONL file.`);
    const bytes = hashed(
      createReadStream(path, { signal: options.signal, highWaterMark: 2 ** 20 }),
      hash,
      file,
    );
    let read = 0;
    for await (const line of readLines(bytes, MAX_LINE_BYTES)) {
      const wanted = read < (options.limit ?? Infinity) && line.text?.trim() !== "";
      if (!wanted) continue;
      if (++read > MAX_LINES)
        throw new DatasetError(`${file} has more than ${MAX_LINES} lines; use --limit.`);
      reader.add(line);
    }
  } catch (error) {
    throw readError(path, error, options.signal);
  }
  const { questions, badLines, problems } = reader;
  if (badLines.length > 0 && options.skipBadLines !== true) throw badLinesError(file, badLines, problems);
  if (questions.length === 0) throw emptyError(file, badLines, problems);
  return { file, sha256: hash.digest("hex"), questions, skippedLines: badLines };
}

async function* hashed(
  chunks: AsyncIterable<Buffer>,
  hash: { update(chunk: Buffer): unknown },
  file: string,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_FILE_BYTES) {
      throw new DatasetError(
        `${file} is larger than ${MAX_FILE_BYTES / 2 ** 30} GiB; split it into smaller files.`,
      );
    }
    hash.update(chunk);
    yield chunk;
  }
}

function questionReader() {
  const questions: DatasetQuestion[] = [];
  const badLines: number[] = [];
  const problems: string[] = [];
  const lineOfId = new Map<string, number>();

  const read = ({ number, text, problem }: Line): string | null => {
    if (problem === "too-long") return `longer than ${MAX_LINE_BYTES / 2 ** 20} MiB`;
    if (text === null) return "not UTF-8 text";
    const line = readQuestion(text);
    if ("problem" in line) return line.problem;
    const earlier = lineOfId.get(line.question.id);
    if (earlier !== undefined)
      return `the id ${JSON.stringify(line.question.id)} is already on line ${earlier}`;
    lineOfId.set(line.question.id, number);
    questions.push(line.question);
    return null;
  };
  const add = (line: Line): void => {
    const problem = read(line);
    if (problem === null) return;
    badLines.push(line.number);
    if (problems.length < SHOWN_PROBLEMS) problems.push(`line ${line.number}: ${problem}`);
  };
  return { questions, badLines, problems, add };
}

function badLinesError(file: string, badLines: readonly number[], problems: readonly string[]): DatasetError {
  const count = badLines.length;
  const message = [
    `${file} has ${count} ${count === 1 ? "line" : "lines"} that cannot be used:`,
    ...problems.map((problem) => `  ${problem}`),
    ...(count > problems.length ? [`  … and ${count - problems.length} more`] : []),
    "Mend them, or leave them out with --skip-bad-lines.",
  ].join("\n");
  return new DatasetError(message, {
    file,
    count,
    lines: badLines.slice(0, SHOWN_PROBLEMS).map(String),
    problems,
  });
}

function emptyError(file: string, badLines: readonly number[], problems: readonly string[]): DatasetError {
  if (badLines.length === 0)
    return new DatasetError(`${file} is empty; it needs one JSON object a line.`, { file });
  return new DatasetError(
    `None of the ${badLines.length} lines of ${file} can be used; ${problems[0] ?? ""}. ` +
      "Each line must be a JSON object with id, dataset, question, answer and answerType.",
    { file, count: badLines.length, problems },
  );
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
