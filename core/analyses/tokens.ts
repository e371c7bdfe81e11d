import { costsPerQuestion } from "../evaluation/costs.ts";
import { paretoFront } from "../sweep/pareto.ts";
import type { AnalysedRun, AnalysisChart } from "./analysis.ts";
import { column, type Analyst } from "./findings.ts";
import { estimateOf, measuredSettings, worthId, worthTable, type Measured } from "./measured.ts";
import { namesOf, type SettingNames } from "./settings.ts";
import { labelOf, type AxisId, type ChartId } from "./words.ts";
import { askedRows } from "./worth.ts";

interface Priced extends Measured {
  /** Generated tokens a question. */
  readonly generated: number;
}

/**
 * Accuracy against what it costs, and the settings that no other beats for as many tokens or fewer. One that its sweep gave up
 * has answered too few questions to be among these.
 */
export const tokens: Analyst = {
  lacks: (runs) =>
    planesOf(runs).length > 0
      ? null
      : "There is but one setting on a data file among these runs, and nothing to set it against. Name runs of other methods or " +
        "options, or make them: counterpoint sweep --data FILE --strategy ID --grid JSON.",

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
      charts: planes.map((plane) => scatter(plane, planes.length > 1 ? dataOf(plane) : "", names)),
      notes: [],
    };
  },
};

/** Settings on the same data, which alone compare; where there are at least two. */
function planesOf(runs: readonly AnalysedRun[]): readonly (readonly Priced[])[] {
  const priced = measuredSettings(runs).map((item) => ({
    ...item,
    generated: costsPerQuestion(item.setting.runs.flatMap(askedRows)).tokens.generated,
  }));
  const byData = Map.groupBy(priced, ({ setting }) => setting.runs[0]?.manifest.data?.sha256);
  return [...byData.values()].filter((plane) => plane.length > 1);
}

/** The name of the data that these settings are on. */
function dataOf([first]: readonly Priced[]): string {
  return first?.setting.runs[0]?.manifest.data?.file ?? "";
}

function frontOf(plane: readonly Priced[]): readonly number[] {
  return paretoFront(
    plane.map(({ setting, generated, worth }) => ({
      cost: generated,
      worth: setting.runs.some(({ givenUp }) => givenUp === true) ? null : worth.value,
    })),
  );
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
