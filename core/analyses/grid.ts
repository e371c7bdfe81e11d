import type { AnalysedRun, AnalysisChart, AnalysisTable } from "./analysis.ts";
import type { Analyst } from "./findings.ts";
import { heatMap, isWorthMapping } from "./heat-map.ts";
import { measuredSettings, worthTable, type Measured } from "./measured.ts";
import { numberOf, numericOptionsThatVary } from "./numeric-options.ts";
import { namesOf, settingsOf, type Setting } from "./settings.ts";
import { labelOf, type ChartId } from "./words.ts";

/** One setting of everything but two options, and what it is worth over these. */
interface Grid {
  readonly rest: Setting;
  readonly x: string;
  readonly y: string;
  /** By rising values of both. */
  readonly items: readonly Measured[];
}

/**
 * Heat maps over the first two options that vary by numbers, such as N × T (MCF, fig. 4); one for each setting of the rest whose
 * cells fill it.
 */
export const grid: Analyst = {
  lacks: (runs) =>
    gridsOf(runs).length > 0
      ? null
      : "No two options vary by numbers among these runs with all else alike. Sweep over two: " +
        `counterpoint sweep --data FILE --strategy ID --grid '{"agents":[2,3],"temperature":[0.2,0.8]}'.`,

  find(runs) {
    const grids = gridsOf(runs);
    const byStrategy = Map.groupBy(grids, ({ rest }) => rest.strategy);
    return {
      tables: [...byStrategy.values()].map(gridTable),
      charts: gridCharts(grids),
      notes: [],
    };
  },
};

function gridsOf(runs: readonly AnalysedRun[]): readonly Grid[] {
  const byStrategy = Map.groupBy(runs, ({ manifest }) => manifest.strategy);
  return [...byStrategy.values()].flatMap((its) => {
    const [x, y] = numericOptionsThatVary(its);
    if (x === undefined || y === undefined) return [];
    return settingsOf(its, [x, y]).flatMap((rest) => gridOf(rest, x, y));
  });
}

function gridOf(rest: Setting, x: string, y: string): readonly Grid[] {
  const items = measuredSettings(rest.runs).toSorted(
    (left, right) => numberOf(left, x) - numberOf(right, x) || numberOf(left, y) - numberOf(right, y),
  );
  const isFlat = [x, y].some((option) => distinct(items, option) < 2);
  return isFlat ? [] : [{ rest, x, y, items }];
}

/** @param grids of one method, which have the same two options */
function gridTable(grids: readonly Grid[]): AnalysisTable {
  const axes = grids.slice(0, 1).flatMap(({ x, y }) => [x, y]);
  const items = grids.flatMap((each) => each.items);
  const names = namesOf(
    items.map(({ setting }) => setting),
    axes,
  );
  return worthTable("grid", items, names, {
    columns: axes.map((id) => ({ id, form: "number" })),
    cells: (item) => axes.map((option) => numberOf(item, option)),
  });
}

function gridCharts(grids: readonly Grid[]): readonly AnalysisChart[] {
  const names = namesOf(grids.map(({ rest }) => rest));
  return grids
    .filter(isFilled)
    .map(({ rest, x, y, items }) =>
      heatMap(
        labelOf("grid" satisfies ChartId, grids.length > 1 ? names.label(rest) : ""),
        items,
        { name: x, valueOf: (item) => String(numberOf(item, x)) },
        { name: y, valueOf: (item) => String(numberOf(item, y)) },
      ),
    );
}

function isFilled({ x, y, items }: Grid): boolean {
  return isWorthMapping({ columns: distinct(items, x), rows: distinct(items, y), cells: items.length });
}

/** How many values of an option there are. */
function distinct(items: readonly Measured[], option: string): number {
  return new Set(items.map((item) => numberOf(item, option))).size;
}
