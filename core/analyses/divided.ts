import { wilsonInterval } from "../scoring/statistics.ts";
import type { AnalysisChart, AnalysisTable } from "./analysis.ts";
import { column, tableOf } from "./findings.ts";
import { RUN_COLUMNS, runCells, type FurtherColumns } from "./measured.ts";
import type { SettingNames, SingleRun } from "./settings.ts";
import type { ChartId, ColumnId, TableId } from "./words.ts";

/** All questions of a run, divided into parts that leave none out. */
export interface Divided extends SingleRun {
  /** Questions of each part, by its name, in the order of the parts. */
  readonly parts: ReadonlyMap<string, number>;
  /** At least one. */
  readonly questions: number;
}

/**
 * Sorts questions into parts.
 * @param names of the parts that are told even if they are empty, in their order
 * @param found the part of every question
 * @returns nothing without questions
 */
export function divided(
  single: SingleRun,
  names: readonly string[],
  found: readonly string[],
): readonly Divided[] {
  const counts = Map.groupBy(found, (name) => name);
  const all = [...names, ...[...counts.keys()].filter((name) => !names.includes(name))];
  const parts = new Map(all.map((name) => [name, counts.get(name)?.length ?? 0]));
  return found.length === 0 ? [] : [{ ...single, parts, questions: found.length }];
}

/** @param part the column that names the parts */
export function dividedTable(
  id: TableId,
  part: ColumnId,
  all: readonly Divided[],
  names: SettingNames,
  further: FurtherColumns<Divided> = { columns: [], cells: () => [] },
): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, ...further.columns, column(part, "text"), column("questions", "count")],
    ...[column("share", "share"), column("share-interval", "interval")],
  ];
  const rows = all.flatMap((run) =>
    [...run.parts].map(([name, count]) => [
      ...[...runCells(run, names), ...further.cells(run), name, count],
      ...[count / run.questions, wilsonInterval(count, run.questions)],
    ]),
  );
  return tableOf(id, columns, rows);
}

export function dividedChart(id: ChartId, all: readonly Divided[], names: SettingNames): AnalysisChart {
  const items = all.map((run) => ({
    label: names.label(run),
    parts: [...run.parts].map(([name, count]) => ({ name, share: count / run.questions })),
  }));
  return { type: "parts", id, items };
}
