import type { DataManifest } from "../../core/events.ts";
import type { ValidEvalRequest } from "../contract/requests.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import type { DatasetService } from "../services.ts";

/** What of a request says which questions are meant, and how they are read. */
type DataRequest = Pick<ValidEvalRequest, "data" | "limit" | "skipBadLines" | "columns">;

/**
 * Opens the questions that a request names.
 * @param before the data of a run that is gone on with: its file keeps its name, after which questions without an id are
 *   called
 * @throws DatasetError, ContractError, CancelledError as `readDatasetFrom`
 */
export function openData(
  { data, limit, skipBadLines, columns }: DataRequest,
  datasets: Pick<DatasetService, "open">,
  signal: AbortSignal,
  before?: DataManifest | null,
): Promise<Dataset> {
  return datasets.open(data, { limit, skipBadLines, columns, signal, ...(before && { name: before.file }) });
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
