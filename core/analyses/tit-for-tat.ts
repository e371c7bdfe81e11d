import type { AnalysedRun, AnalysisChart } from "./analysis.ts";
import { linesChart } from "./charts.ts";
import { column, type Analyst } from "./findings.ts";
import { estimateOf, measuredSettings, worthId, worthTable, type Measured } from "./measured.ts";
import { namesOf, settingsOf } from "./settings.ts";
import { askedRows } from "./worth.ts";

const LEVEL = "titForTat";

/** Accuracy by how much the sides are asked to disagree, 0 to 3 (Liang et al. 2023; MAD, listing 2). */
export const titForTat: Analyst = {
  lacks: (runs) =>
    new Set(byLevel(withLevels(runs)).map(levelOf)).size > 1
      ? null
      : "These runs have one level of tit for tat at most. Sweep over them: counterpoint sweep --data FILE --strategy mad-judge " +
        `--grid '{"titForTat":["0","1","2","3"]}'.`,

  find(runs) {
    const levelled = withLevels(runs);
    const items = byLevel(levelled);
    const names = namesOf(
      items.map(({ setting }) => setting),
      [LEVEL],
    );
    const table = worthTable("tit-for-tat", items, names, {
      columns: [column("tit-for-tat", "count")],
      cells: (item) => [levelOf(item)],
    });
    return { tables: [table], charts: [levelChart(levelled)], notes: [] };
  },
};

/** Debates with the level that `auto` stands for: 1 for SQL, else 2. */
function withLevels(runs: readonly AnalysedRun[]): readonly AnalysedRun[] {
  return runs.flatMap((run) => {
    const { strategy, options } = run.manifest;
    const level = options[LEVEL] === "auto" ? autoLevel(run) : options[LEVEL];
    if (strategy !== "mad-judge" || level === null || level === undefined) return [];
    return [{ ...run, manifest: { ...run.manifest, options: { ...options, [LEVEL]: level } } }];
  });
}

/** @returns null for questions of both kinds, which have different levels */
function autoLevel(run: AnalysedRun): string | null {
  const [isSql = false, ...others] = new Set(askedRows(run).map(({ answerType }) => answerType === "sql"));
  if (others.length > 0) return null;
  return isSql ? "1" : "2";
}

function byLevel(runs: readonly AnalysedRun[]): readonly Measured[] {
  return measuredSettings(runs).toSorted((left, right) => levelOf(left) - levelOf(right));
}

function levelOf({ setting }: Pick<Measured, "setting">): number {
  return Number(setting.options[LEVEL]);
}

function levelChart(runs: readonly AnalysedRun[]): AnalysisChart {
  const settings = settingsOf(runs, [LEVEL]);
  const names = namesOf(settings);
  const series = settings.map((rest) => ({
    name: names.label(rest),
    points: byLevel(rest.runs).map((item) => ({ x: levelOf(item), ...estimateOf(item.worth) })),
  }));
  return linesChart("tit-for-tat", "tit-for-tat", series, worthId(byLevel(runs)));
}
