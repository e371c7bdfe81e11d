import { createHash } from "node:crypto";
import { CancelledError, DatasetError } from "../../core/errors.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import type { BadLine } from "../contract/datasets.ts";
import type { RawQuestion } from "./question-line.ts";
import { rawQuestions } from "./raw-questions.ts";

/** A data file wherever it comes from. */
export interface DataSource {
  /** Its name without its folder, which says its form. */
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface CollectOptions {
  /** Only the first questions, bad ones counted. */
  readonly limit?: number | undefined;
  /** So many bad lines are described. */
  readonly described: number;
  readonly signal?: AbortSignal | undefined;
}

/** What a data file holds. */
export interface Collected {
  /** Of the whole file, whatever the limit. */
  readonly sha256: string;
  readonly questions: readonly DatasetQuestion[];
  /** 1-based numbers of all lines that cannot be used. */
  readonly badLines: readonly number[];
  /** The first of them, with what is wrong. */
  readonly described: readonly BadLine[];
}

const MAX_FILE_BYTES = 2 ** 30;
const MAX_QUESTIONS = 1_000_000;

/**
 * Reads a data file from its beginning to its end.
 * @throws DatasetError if it cannot be read as a whole; CancelledError; what reading its bytes throws
 */
export async function collectQuestions(
  { file, chunks }: DataSource,
  { limit = Infinity, described, signal }: CollectOptions,
): Promise<Collected> {
  const hash = createHash("sha256");
  const collection = questionCollection(described);
  let read = 0;
  for await (const raw of rawQuestions(file, hashed(file, chunks, hash))) {
    if (signal?.aborted === true) throw new CancelledError();
    if (read >= limit) continue;
    if (++read > MAX_QUESTIONS)
      throw new DatasetError(`${file} has more than ${MAX_QUESTIONS} lines; use --limit.`, { file });
    collection.add(raw);
  }
  const { questions, badLines, problems } = collection;
  return { sha256: hash.digest("hex"), questions, badLines, described: problems };
}

async function* hashed(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  hash: { update(chunk: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_FILE_BYTES) {
      throw new DatasetError(
        `${file} is larger than ${MAX_FILE_BYTES / 2 ** 30} GiB; split it into smaller files.`,
        { file },
      );
    }
    hash.update(chunk);
    yield chunk;
  }
}

function questionCollection(described: number) {
  const questions: DatasetQuestion[] = [];
  const badLines: number[] = [];
  const problems: BadLine[] = [];
  const lineOfId = new Map<string, number>();

  const problemOf = (raw: RawQuestion): string | null => {
    const read = raw.read();
    if ("problem" in read) return read.problem;
    const { id } = read.question;
    const earlier = lineOfId.get(id);
    if (earlier !== undefined) return `the id ${JSON.stringify(id)} is already on line ${earlier}`;
    lineOfId.set(id, raw.line);
    questions.push(read.question);
    return null;
  };
  const add = (raw: RawQuestion): void => {
    const problem = problemOf(raw);
    if (problem === null) return;
    badLines.push(raw.line);
    if (problems.length < described) problems.push({ line: raw.line, problem });
  };
  return { questions, badLines, problems, add };
}
