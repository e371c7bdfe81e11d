import { DatasetError } from "../../core/errors.ts";
import type { DataManifest } from "../../core/events.ts";
import { mayBeAbout, wordsAsked } from "../../core/exemplars/shown.ts";
import { counted } from "../../core/figure-words.ts";
import type { DatasetQuestion } from "../../core/question.ts";
import type { ValidEvalRequest } from "../contract/requests.ts";
import { readExemplars, type ExemplarFile } from "../datasets/exemplars.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import type { DatasetService } from "../services.ts";

/** What of a request says which questions are meant, how they are read, and which answers are shown. */
type DataRequest = Pick<ValidEvalRequest, "data" | "limit" | "skipBadLines" | "columns" | "exemplars">;

/** What is put to the agents, and what is shown to them. */
export interface OpenedData {
  /** Without the questions that the exemplars answer; its notes say what was left out. */
  readonly dataset: Dataset;
  /** From a person's file. */
  readonly exemplars: ExemplarFile | null;
}

/**
 * Opens the questions and exemplars that a request names.
 * @param before the data of a run that is gone on with: its file keeps its name, after which questions without an id are
 *   called
 * @throws DatasetError, ContractError, CancelledError as `readDatasetFrom`; DatasetError as `readExemplars`, and if the
 *   exemplars leave no question
 */
export async function openData(
  request: DataRequest,
  datasets: Pick<DatasetService, "open">,
  signal: AbortSignal,
  before?: DataManifest | null,
): Promise<OpenedData> {
  const { data, limit, skipBadLines, columns } = request;
  const exemplars = await openExemplars(request);
  const name = before && { name: before.file };
  const opened = await datasets.open(data, { limit, skipBadLines, columns, signal, ...name });
  const dataset = { ...opened, notes: [...leftOutNotes(opened), ...opened.notes] };
  return { dataset: exemplars === null ? dataset : withoutExemplars(dataset, exemplars), exemplars };
}

/** The exemplars that a request names; null if it names none. @throws DatasetError as `readExemplars` */
export async function openExemplars({
  exemplars,
}: Pick<DataRequest, "exemplars">): Promise<ExemplarFile | null> {
  return exemplars === undefined ? null : await readExemplars(exemplars);
}

function leftOutNotes({ skippedLines: { length: count } }: Dataset): readonly string[] {
  if (count === 0) return [];
  return [`${counted(count, "line")} that cannot be used ${count === 1 ? "was" : "were"} left out.`];
}

/**
 * A question whose answer is shown to the agents is no question any more.
 * @throws DatasetError if none is left
 */
function withoutExemplars(dataset: Dataset, { file, exemplars }: ExemplarFile): Dataset {
  const shown = Map.groupBy(exemplars, ({ question }) => wordsAsked(question));
  const isShown = (question: DatasetQuestion): boolean =>
    shown.get(wordsAsked(question))?.some((exemplar) => mayBeAbout(exemplar, question.database)) ?? false;
  const questions = dataset.questions.filter((question) => !isShown(question));
  const count = dataset.questions.length - questions.length;
  if (count === 0) return dataset;
  if (questions.length === 0)
    throw new DatasetError(
      `All questions of ${dataset.file} are among the exemplars of ${file}, whose answers are shown. Name other exemplars, ` +
        "or other questions.",
      { file: dataset.file, exemplars: file },
    );
  const note =
    count === 1
      ? "1 question is among the exemplars and is not put."
      : `${count} questions are among the exemplars and are not put.`;
  return { ...dataset, questions, notes: [...dataset.notes, note] };
}

/** What a manifest says of the data. @param databases SHA-256 of those that its questions are about, by file name */
export function dataManifest(
  { file, sha256, questions, lines, skippedLines, extras }: Dataset,
  { columns }: Pick<DataRequest, "columns">,
  databases: Readonly<Record<string, string>> = {},
): DataManifest {
  return {
    file,
    sha256,
    questions: questions.length,
    lines,
    skippedLines,
    ...(columns && { columns }),
    ...(extras && { extras: { file: extras.file, sha256: extras.sha256 } }),
    ...(Object.keys(databases).length > 0 && { databases }),
  };
}
