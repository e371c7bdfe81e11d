import { createHash } from "node:crypto";
import { throwIfCancelled } from "../../core/cancel.ts";
import { DatasetError } from "../../core/errors.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import type { BadLine, DatasetForm } from "../contract/datasets.ts";
import type { ColumnMapping } from "./columns.ts";
import type { RawQuestion } from "./question-line.ts";
import { rawQuestions } from "./raw-questions.ts";
import { isReadBack } from "./read-back.ts";

/** A data file wherever it comes from. */
export interface DataSource {
  /** Its name without its folder, which says how it is read. */
  readonly file: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface CollectOptions {
  /** Only the first lines, bad ones counted, but for those that belong to one above; what comes after them is not looked at. */
  readonly limit?: number | undefined;
  readonly columns?: ColumnMapping | undefined;
  /** So many bad lines are described. */
  readonly described: number;
  readonly signal?: AbortSignal | undefined;
}

/** What a data file holds. */
export interface Collected {
  /** Of the whole file, whatever the limit. */
  readonly sha256: string;
  /** That of the first question; null without one. */
  readonly form: DatasetForm | null;
  /** What a mapping of columns can name. */
  readonly columns: readonly string[];
  /** Where no line can be used: what `--columns` could say so that they can, as far as the first one shows; else null. */
  readonly proposedColumns: string | null;
  readonly questions: readonly DatasetQuestion[];
  /** Lines that were looked at, as a limit counts them. */
  readonly lines: number;
  /** What is to be known of the questions, each thing once. */
  readonly notes: readonly string[];
  /** Ids of questions whose right answers, without those of another file, are not read back (read-back.ts). */
  readonly notReadBack: ReadonlySet<string>;
  /** 1-based numbers of all lines that cannot be used. */
  readonly badLines: readonly number[];
  /** The first of them, with what is wrong. */
  readonly described: readonly BadLine[];
}

const MAX_FILE_BYTES = 2 ** 30;
const MAX_QUESTIONS = 1_000_000;

/**
 * Reads a data file from its beginning to its end.
 * @throws DatasetError if it cannot be read as a whole; ContractError for columns of a field that does not exist;
 *   CancelledError; what reading its bytes throws
 */
export async function collectQuestions(
  { file, chunks }: DataSource,
  { limit = Infinity, columns, described, signal }: CollectOptions,
): Promise<Collected> {
  const hash = createHash("sha256");
  const collection = questionCollection(described);
  let read = 0;
  let counted = 0;
  for await (const raw of rawQuestions(file, hashed(file, chunks, hash), { columns, signal })) {
    throwIfCancelled(signal);
    if (counted >= limit) continue;
    if (++read > MAX_QUESTIONS)
      throw new DatasetError(`${file} has more than ${MAX_QUESTIONS} lines; use --limit.`, { file });
    if (raw.swallowed !== true) counted += 1;
    collection.add(raw);
  }
  return { sha256: hash.digest("hex"), lines: counted, ...collection.collected() };
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

function questionCollection(mostDescribed: number) {
  const questions: DatasetQuestion[] = [];
  const badLines: number[] = [];
  const described: BadLine[] = [];
  const notes = new Set<string>();
  const notReadBack = new Set<string>();
  const lineOfId = new Map<string, number>();
  let form: DatasetForm | null = null;
  let first: RawQuestion | undefined;

  const problemOf = (raw: RawQuestion): string | null => {
    const read = raw.read();
    if ("problem" in read) return read.problem;
    const { id } = read.question;
    const earlier = lineOfId.get(id);
    if (earlier !== undefined) return `the id ${JSON.stringify(id)} is already on line ${earlier}`;
    lineOfId.set(id, raw.line);
    questions.push(read.question);
    if (!isReadBack(read.question)) notReadBack.add(id);
    form ??= read.form;
    if (read.note !== undefined) notes.add(read.note);
    return null;
  };
  const add = (raw: RawQuestion): void => {
    first ??= raw;
    const problem = problemOf(raw);
    if (problem === null) return;
    badLines.push(raw.line);
    if (described.length < mostDescribed) described.push({ line: raw.line, problem });
  };
  const collected = () => ({
    form,
    columns: first?.columns() ?? [],
    proposedColumns: (questions.length === 0 ? first?.proposed?.() : undefined) ?? null,
    questions,
    notes: [...notes],
    notReadBack,
    badLines,
    described,
  });
  return { add, collected };
}
