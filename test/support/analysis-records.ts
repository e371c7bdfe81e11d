import type { AnalysedRun, Analysis, AnalysisKind, AnalysisValue } from "../../core/analyses/analysis.ts";
import { analyse } from "../../core/analyses/index.ts";
import type { Observation } from "../../core/events.ts";
import type { ObservationTranscript } from "../../core/transcript.ts";

type TableRecord = Readonly<Record<string, AnalysisValue>>;

/** The rows of an analysis' tables with this id, each by the ids of its columns. */
export function recordsIn({ tables }: Analysis, id: string): readonly TableRecord[] {
  return tables
    .filter((table) => table.id === id)
    .flatMap(({ columns, rows }) =>
      rows.map((row) => Object.fromEntries(columns.map((column, index) => [column.id, row[index] ?? null]))),
    );
}

export function recordsOf(
  kind: AnalysisKind,
  runs: readonly AnalysedRun[],
  table: string = kind,
): readonly TableRecord[] {
  return recordsIn(analyse(kind, runs), table);
}

/** An observation as a transcript holds it. */
export function seen(path: string, observation: Observation): ObservationTranscript {
  return { after: 0, path, observation };
}
