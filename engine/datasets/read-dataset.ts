import { DatasetError } from "../../core/errors.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import type { DatasetExtras, DatasetForm } from "../contract/datasets.ts";
import { badLines, SHOWN_PROBLEMS } from "./bad-lines.ts";
import { collectFile, collectSource, type CollectedFile } from "./collect-file.ts";
import type { Collected, DataSource } from "./collect.ts";
import type { ColumnMapping } from "./columns.ts";
import { isTable } from "./raw-questions.ts";

/** A dataset as read from a file. */
export interface Dataset {
  /** The file's name without its folder. */
  readonly file: string;
  /** Of the whole file, whatever the limit. */
  readonly sha256: string;
  /** That of its first question. */
  readonly form: DatasetForm | null;
  readonly questions: readonly DatasetQuestion[];
  /** Lines that were looked at, as a limit counts them: bad ones too, but for those that belong to one above. */
  readonly lines: number;
  /** 1-based numbers of lines that were left out. */
  readonly skippedLines: readonly number[];
  /** What is to be known of the questions, such as evidence that is not there. */
  readonly notes: readonly string[];
  /** The file beside it from which further right answers were taken; only of files on the disk. */
  readonly extras: DatasetExtras | null;
}

export interface ReadOptions {
  /** Only the first lines of the file, blank ones not counted. */
  readonly limit?: number | undefined;
  /** Which columns of a table, or paths into JSON objects, hold our fields. */
  readonly columns?: ColumnMapping | undefined;
  /** Leaves bad lines out instead of refusing the file. */
  readonly skipBadLines?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface ReadFileOptions extends ReadOptions {
  /** The file's name, where it is called otherwise on this disk. */
  readonly name?: string;
}

/**
 * Reads questions from a file on this disk: JSONL, CSV, TSV or Parquet, by its name (rawQuestions).
 * @throws as `readDatasetFrom`
 */
export async function readDataset(path: string, options: ReadFileOptions = {}): Promise<Dataset> {
  return datasetOf(await collectFile(path, { ...options, described: SHOWN_PROBLEMS }), options);
}

/**
 * Reads questions from a data file wherever it comes from.
 * @throws DatasetError if the file cannot be read or holds no question, and for bad lines unless they are skipped:
 *   the message shows the first 20, the details hold `count` and the first 20 `lines`, 1-based; ContractError for columns
 *   of a field that does not exist; CancelledError
 */
export async function readDatasetFrom(source: DataSource, options: ReadOptions = {}): Promise<Dataset> {
  return datasetOf(await collectSource(source, { ...options, described: SHOWN_PROBLEMS }), options);
}

function datasetOf(collected: CollectedFile, { skipBadLines, columns }: ReadOptions): Dataset {
  const { file, sha256, form, questions, lines, badLines: skippedLines, notes, extras } = collected;
  if (skippedLines.length > 0 && skipBadLines !== true) throw badLinesError(file, collected, columns);
  if (questions.length === 0) throw emptyError(file, collected, columns);
  return { file, sha256, form, questions, lines, skippedLines, notes, extras };
}

function badLinesError(file: string, collected: Collected, columns: ColumnMapping | undefined): DatasetError {
  const count = collected.badLines.length;
  const problems = problemsOf(collected);
  const lines = collected.described.map(({ line }) => String(line));
  const next =
    collected.questions.length === 0
      ? neededForm(file, collected, columns)
      : "Mend them, or leave them out with --skip-bad-lines.";
  return badLines(file, count, problems, next, { file, count, lines, problems });
}

function emptyError(file: string, collected: Collected, columns: ColumnMapping | undefined): DatasetError {
  const { length: count } = collected.badLines;
  if (count === 0) {
    return new DatasetError(
      `${file} is empty; it needs one JSON object a line, or as CSV column names and one row a question.`,
      { file },
    );
  }
  const problems = problemsOf(collected);
  return new DatasetError(
    `None of the ${count} lines of ${file} can be used; ${problems[0] ?? ""}. ${neededForm(file, collected, columns)}`,
    { file, count, problems },
  );
}

/** What to do where no line can be used. */
function neededForm(file: string, { proposedColumns }: Collected, named: ColumnMapping | undefined): string {
  if (named !== undefined || isTable(file)) return "Mend them, or name other columns with --columns.";
  return (
    "Each line must be a JSON object with id, question, answer and answerType, or in a published form; the name of a table " +
    'ends in .csv, .tsv or .parquet. "datasets preview" shows what is there, and --columns says what is found where' +
    (proposedColumns === null ? "." : `: try --columns ${proposedColumns}.`)
  );
}

function problemsOf({ described }: Collected): readonly string[] {
  return described.map(({ line, problem }) => `line ${line}: ${problem}`);
}
