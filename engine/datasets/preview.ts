import type { DatasetPreview } from "../contract/datasets.ts";
import { collectFile, collectSource, type CollectedFile } from "./collect-file.ts";
import type { DataSource } from "./collect.ts";
import type { ColumnMapping } from "./columns.ts";

const LISTED_BAD_LINES = 200;
const SHOWN_QUESTIONS = 20;
const LISTED_LABELS = 200;

export interface PreviewOptions {
  readonly columns?: ColumnMapping | undefined;
  /** So many of the first questions are shown; default 20. */
  readonly shown?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * What a data file holds. Lines that cannot be used are listed instead of refused.
 * @param data by which the file is opened later
 * @throws DatasetError if the file cannot be read as a whole; ContractError for columns of a field that does not exist
 */
export async function previewOf(
  data: string,
  source: DataSource,
  options: PreviewOptions = {},
): Promise<DatasetPreview> {
  return summaryOf(data, await collectSource(source, { ...options, described: LISTED_BAD_LINES }), options);
}

/** What a data file on this disk holds. @throws as `previewOf`; CancelledError */
export async function previewFile(path: string, options: PreviewOptions = {}): Promise<DatasetPreview> {
  return summaryOf(path, await collectFile(path, { ...options, described: LISTED_BAD_LINES }), options);
}

function summaryOf(data: string, collected: CollectedFile, { shown }: PreviewOptions): DatasetPreview {
  const { file, sha256, form, columns, proposedColumns, questions, notes } = collected;
  const { badLines, described, extras } = collected;
  return {
    data,
    name: file,
    sha256,
    form,
    columns,
    proposedColumns,
    questions: questions.length,
    badLines: described,
    moreBadLines: badLines.length - described.length,
    notes,
    answerTypes: counted(questions.map(({ answerType }) => answerType)),
    difficulties: counted(questions.flatMap(({ difficulty }) => difficulty ?? [])),
    databases: [...new Set(questions.flatMap(({ database }) => database ?? []))].slice(0, LISTED_LABELS),
    extras,
    first: questions.slice(0, shown ?? SHOWN_QUESTIONS),
  };
}

/** How often each label comes, of the first labels. */
function counted(labels: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const label of labels) {
    if (counts.has(label) || counts.size < LISTED_LABELS) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
