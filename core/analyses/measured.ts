import type {
  AnalysedRun,
  AnalysisColumn,
  AnalysisTable,
  AnalysisValue,
  Estimate,
  WorthId,
} from "./analysis.ts";
import { column, tableOf } from "./findings.ts";
import { settingsOf, type Setting, type SettingNames, type SingleRun } from "./settings.ts";
import type { TableId } from "./words.ts";
import { worthOf, type Worth } from "./worth.ts";

/** A setting, and what its answers are worth. */
export interface Measured {
  readonly setting: Setting;
  readonly worth: Worth;
}

/** Settings whose answers are right, wrong or scored. */
export function measured(settings: readonly Setting[]): readonly Measured[] {
  return settings.flatMap((setting) => {
    const worth = worthOf(setting.runs);
    return worth === null ? [] : [{ setting, worth }];
  });
}

/** The settings of runs, measured; see `settingsOf`. */
export function measuredSettings(
  runs: readonly AnalysedRun[],
  aside: readonly string[] = [],
): readonly Measured[] {
  return measured(settingsOf(runs, aside));
}

/** Columns between the settings and their worth. */
export interface FurtherColumns<Item> {
  readonly columns: readonly AnalysisColumn[];
  readonly cells: (item: Item) => readonly AnalysisValue[];
}

/** The names of a setting and of the columns that tell it. */
export const SETTING_COLUMNS = [
  column("method", "text"),
  column("model", "text"),
  column("settings", "text"),
];

/** A cell for each of SETTING_COLUMNS. @param names made of all settings that stand side by side; see `namesOf` */
export function settingCells(setting: Setting, names: SettingNames): readonly AnalysisValue[] {
  return [setting.strategy, setting.model, names.text(setting)];
}

/** The same of a run by itself. */
export const RUN_COLUMNS = [column("run", "text"), ...SETTING_COLUMNS];

/** A cell for each of RUN_COLUMNS. @param names as for `settingCells` */
export function runCells(single: SingleRun, names: SettingNames): readonly AnalysisValue[] {
  return [single.run.run, ...settingCells(single, names)];
}

/** One row a setting: what tells it, the further cells, and its worth with the interval. */
export function worthTable<Item extends Measured>(
  id: TableId,
  items: readonly Item[],
  names: SettingNames,
  further: FurtherColumns<Item> = { columns: [], cells: () => [] },
): AnalysisTable {
  const columns = [
    ...SETTING_COLUMNS,
    ...further.columns,
    ...[column("repeats", "count"), column("questions", "count")],
    ...[worthColumn(items), column("interval", "interval")],
  ];
  const rows = items.map((item) => {
    const { setting, worth } = item;
    const repeats = setting.runs.length > 1 ? setting.runs.length : null;
    return [
      ...settingCells(setting, names),
      ...further.cells(item),
      ...[repeats, worth.questions, worth.value, worth.interval],
    ];
  });
  return tableOf(id, columns, rows);
}

/** The column of what answers are worth. */
export function worthColumn(items: readonly Measured[]): AnalysisColumn {
  const id = worthId(items);
  return column(id, id === "chrf" ? "chrf" : "share");
}

/** What the answers of these are worth. */
export function worthId(items: readonly { readonly worth: Pick<Worth, "measure"> }[]): WorthId {
  const measures = new Set(items.map(({ worth }) => worth.measure));
  const [only = "accuracy"] = measures;
  return measures.size > 1 ? "worth" : only;
}

export function estimateOf({ value, interval }: Estimate): Estimate {
  return { value, interval };
}
