import type { AnalysedRun, AnalysisChart, AnalysisNote, AnalysisTable } from "./analysis.ts";
import { intervalsChart } from "./charts.ts";
import { column, note, tableOf, type Analyst } from "./findings.ts";
import {
  estimateOf,
  RUN_COLUMNS,
  SETTING_COLUMNS,
  settingCells,
  worthColumn,
  worthId,
  type Measured,
} from "./measured.ts";
import { namesOf, settingsOf, type Setting, type SettingNames } from "./settings.ts";
import { labelOf, type NameId } from "./words.ts";
import { askedRows, isDone, worthOf, type Worth } from "./worth.ts";

const MEAN: NameId = "mean";

/** A setting that was run several times, on the questions that all its repeats have answered. */
interface Repeated extends Measured {
  readonly repeats: readonly { readonly run: AnalysedRun; readonly worth: Worth }[];
  /** Of the shared questions those whose answers are right, wrong or scored. */
  readonly questions: number;
  readonly shared: number;
  readonly leftOut: number;
  /** Repeats that do not count, since they are not done. */
  readonly unfinished: readonly AnalysedRun[];
}

/** Spread over runs that are alike in all but the seed (MCF, fig. 7). */
export const repeats: Analyst = {
  lacks: (runs) =>
    repeatedSettings(runs).length > 0
      ? null
      : "No setting among these runs was run more than once on the same questions, so there is no spread. Run one with other " +
        "seeds: counterpoint sweep --data FILE --strategy ID --repeats 3, or counterpoint eval with another --seed.",

  find(runs) {
    const found = repeatedSettings(runs);
    const names = namesOf(found.map(({ setting }) => setting));
    return {
      tables: [spreadTable(found, names), everyRepeat(found, names)],
      charts: [spreadChart(found, names)],
      notes: found.flatMap((each) => notesOn(each, names)),
    };
  },
};

function notesOn(
  { setting, shared, leftOut, unfinished }: Repeated,
  names: SettingNames,
): readonly AnalysisNote[] {
  const label = names.label(setting);
  const runs = unfinished.map(({ run }) => run).join(", ");
  return [
    ...(runs === "" ? [] : [note("repeats-unfinished", { setting: label, runs })]),
    ...(leftOut === 0 ? [] : [note("shared-only", { setting: label, shared, leftOut })]),
  ];
}

function repeatedSettings(runs: readonly AnalysedRun[]): readonly Repeated[] {
  return settingsOf(runs)
    .filter((setting) => setting.runs.length > 1)
    .flatMap((setting) => repeated(setting));
}

function repeated(setting: Setting): readonly Repeated[] {
  const runs = comparedRuns(setting.runs);
  const unfinished = setting.runs.filter((run) => !runs.includes(run));
  const asked = runs.map((run) => new Set(askedRows(run).map(({ id }) => id)));
  const all = new Set(asked.flatMap((ids) => [...ids]));
  const shared = new Set([...all].filter((id) => asked.every((ids) => ids.has(id))));
  const cut = runs.map((run) => ({ run, rows: run.rows.filter(({ id }) => shared.has(id)) }));
  const each = cut.flatMap(({ run, rows }) => {
    const own = worthOf([{ rows }]);
    return own === null ? [] : [{ run, worth: own }];
  });
  const worth = worthOf(cut);
  const [first] = each;
  if (worth === null || first === undefined) return [];
  const { questions } = first.worth;
  const counts = { questions, shared: shared.size, leftOut: all.size - shared.size };
  return [{ setting, worth, repeats: each, ...counts, unfinished }];
}

/** Those that are done, if there are several: one that has just begun would cut them down to its few questions. */
function comparedRuns(runs: readonly AnalysedRun[]): readonly AnalysedRun[] {
  const done = runs.filter(isDone);
  return done.length > 1 ? done : runs;
}

function spreadTable(found: readonly Repeated[], names: SettingNames): AnalysisTable {
  const worth = worthColumn(found);
  const columns = [
    ...[...SETTING_COLUMNS, column("repeats", "count"), column("questions", "count")],
    ...[worth, column("interval", "interval")],
    ...[column("worst", worth.form), column("best", worth.form), column("spread", worth.form)],
  ];
  const rows = found.map(({ setting, worth: { value, interval }, questions, repeats: each }) => {
    const values = each.map((repeat) => repeat.worth.value);
    const [worst, best] = [Math.min(...values), Math.max(...values)];
    return [
      ...[...settingCells(setting, names), each.length, questions, value, interval],
      ...[worst, best, best - worst],
    ];
  });
  return tableOf("repeats", columns, rows);
}

function everyRepeat(found: readonly Repeated[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, column("seed", "count"), column("questions", "count")],
    ...[worthColumn(found), column("interval", "interval")],
  ];
  const rows = found.flatMap(({ setting, repeats: each }) =>
    each.map(({ run, worth }) => [
      ...[run.run, ...settingCells(setting, names), run.manifest.seed],
      ...[worth.questions, worth.value, worth.interval],
    ]),
  );
  return tableOf("repeat-runs", columns, rows);
}

function spreadChart(found: readonly Repeated[], names: SettingNames): AnalysisChart {
  const items = found.flatMap(({ setting, worth, repeats: each }) => [
    { label: labelOf(names.label(setting), MEAN), ...estimateOf(worth) },
    ...each.map(({ run, worth: own }) => ({
      label: labelOf(names.label(setting), `seed ${run.manifest.seed}`),
      ...estimateOf(own),
    })),
  ]);
  return intervalsChart("repeats", items, worthId(found));
}
