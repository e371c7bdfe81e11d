import { costsPerQuestion } from "../evaluation/costs.ts";
import { judgedBy, judgesOf, queryComparison } from "../evaluation/judged-by.ts";
import type { DataManifest } from "../events.ts";
import { paretoFront } from "../sweep/pareto.ts";
import type { AnalysedRun, AnalysisChart } from "./analysis.ts";
import { column, type Analyst } from "./findings.ts";
import { estimateOf, measuredSettings, worthId, worthTable, type Measured } from "./measured.ts";
import { namesOf, type SettingNames } from "./settings.ts";
import { labelOf, type AxisId, type ChartId } from "./words.ts";
import { askedRows, isDone } from "./worth.ts";

interface Priced extends Measured {
  /** Generated tokens a question. */
  readonly generated: number;
}

/**
 * Accuracy against what it costs, and the settings that no other beats for as many tokens or fewer. One that has come less far
 * than others has answered too few questions to be among these.
 */
export const tokens: Analyst = {
  lacks: (runs) =>
    planesOf(runs).length > 0
      ? null
      : "There is but one setting among these runs on the same questions, judged alike, and nothing to set it against. Name " +
        "runs of other methods or options, or make them: counterpoint sweep --data FILE --strategy ID --grid JSON.",

  find(runs) {
    const planes = planesOf(runs);
    const items = planes.flat();
    const names = namesOf(items.map(({ setting }) => setting));
    const best = new Set<Measured>(
      planes.flatMap((plane) => frontOf(plane).flatMap((index) => plane[index] ?? [])),
    );
    const table = worthTable("tokens", items, names, {
      columns: [column("generated", "number"), column("front", "text")],
      cells: (item) => [item.generated, best.has(item)],
    });
    return {
      tables: [table],
      charts: planes.map((plane) => scatter(plane, nameOf(plane, planes), names)),
      notes: [],
    };
  },
};

/** Settings on the same questions and judged alike, which alone compare; where there are at least two. */
function planesOf(runs: readonly AnalysedRun[]): readonly (readonly Priced[])[] {
  const priced = measuredSettings(runs).map((item) => ({
    ...item,
    generated: costsPerQuestion(item.setting.runs.flatMap(askedRows)).tokens.generated,
  }));
  const byData = Map.groupBy(priced, (item) => {
    const data = dataOf(item);
    return JSON.stringify([data?.sha256, judgedBy(data), termsOf(item)]);
  });
  return [...byData.values()].filter((plane) => plane.length > 1);
}

function dataOf({ setting }: Priced): DataManifest | null {
  return setting.runs[0]?.manifest.data ?? null;
}

/** How many lines of the file were looked at; of versions that did not keep it, those that were read. */
function linesOf(data: DataManifest | null): number {
  return data === null ? 0 : (data.lines ?? data.questions + data.skippedLines.length);
}

/** Which questions of its file a setting was put, and how they were judged, in one order. */
function termsOf({ setting }: Priced): Readonly<Record<string, string | number>> {
  const [run] = setting.runs;
  const data = run?.manifest.data ?? null;
  const columns = Object.entries(data?.columns ?? {}).sort();
  const hasQueries = setting.runs.some(({ rows }) => rows.some(({ answerType }) => answerType === "sql"));
  return {
    lines: linesOf(data),
    ...judgesOf(data),
    ...Object.fromEntries(columns.map(([field, column]) => [`column of ${field}`, column])),
    ...(run !== undefined && hasQueries && { sqlCompare: queryComparison(run.manifest) }),
  };
}

/** What a plane is called beside the others: its file, with the terms that others on the same file have otherwise. */
function nameOf(plane: readonly Priced[], planes: readonly (readonly Priced[])[]): string {
  const [first] = plane;
  if (first === undefined || planes.length < 2) return "";
  const file = dataOf(first)?.file ?? "";
  const own = termsOf(first);
  const same = planes.flatMap((other) => other.slice(0, 1)).filter((other) => dataOf(other)?.file === file);
  const terms = same.map(termsOf);
  const names = [...new Set(terms.flatMap((each) => Object.keys(each)))];
  const told = names.filter((name) => terms.some((each) => each[name] !== own[name]));
  return labelOf(file, ...told.map((name) => `${name}=${own[name] ?? "none"}`));
}

function frontOf(plane: readonly Priced[]): readonly number[] {
  const compared = new Set(comparedIn(plane));
  return paretoFront(
    plane.map((item) => ({ cost: item.generated, worth: compared.has(item) ? item.worth.value : null })),
  );
}

/**
 * The settings that can be set against each other: those that have come to the end of their questions, or before one has those
 * that have answered most. None that its sweep gave up is among them.
 */
function comparedIn(plane: readonly Priced[]): readonly Priced[] {
  const followed = plane.filter(({ setting }) => setting.runs.every(({ givenUp }) => givenUp !== true));
  const done = followed.filter(({ setting }) => setting.runs.every(isDone));
  if (done.length > 0) return done;
  const most = Math.max(...followed.map(({ worth }) => worth.questions));
  return followed.filter(({ worth }) => worth.questions === most);
}

function scatter(plane: readonly Priced[], data: string, names: SettingNames): AnalysisChart {
  const x = { name: "generated" satisfies AxisId };
  const id = labelOf("tokens" satisfies ChartId, data);
  return {
    ...{ type: "scatter", id, worth: worthId(plane), x, form: "share", front: frontOf(plane) },
    points: plane.map(({ setting, worth, generated }) => ({
      ...{ label: names.label(setting), x: generated },
      ...estimateOf(worth),
    })),
  };
}
