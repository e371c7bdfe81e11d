import type { TFunction } from "i18next";
import type { WorthId } from "../../../../core/analyses/analysis.ts";
import { isGivenUp } from "../../../../core/sweep/progress.ts";
import type { CellReport, CellState, SweepReport } from "../../../../core/sweep/report.ts";
import { estimateOf, worthOf, type Metric } from "../../../../core/sweep/worth.ts";
import type { CellPlace } from "../../../charts/heatmap-layout.ts";
import type { HeatMapChart } from "../../../charts/heatmap.tsx";
import type { IntervalsChart } from "../../../charts/intervals.tsx";
import type { LinesChart } from "../../../charts/lines.tsx";
import type { ScatterChart } from "../../../charts/pareto.tsx";
import type { PartsChart } from "../../../charts/parts.tsx";
import type { ValueForm } from "../../../charts/scales.ts";
import { axisWords, valueWords, wordsOfCells } from "../sweep-words.ts";
import { byPlace, cellMap, type CellMap, type MapChoice } from "./cell-map.ts";

// What a report shows as the charts take it, in the person's words.

export function formOf(metric: Metric): ValueForm {
  return metric === "accuracy" ? "share" : "number";
}

function worthIdOf(metric: Metric): WorthId {
  return metric === "accuracy" ? "accuracy" : "chrf";
}

/** The cells that have come to something. */
function measuredCells(cells: readonly CellReport[], metric: Metric) {
  return cells.flatMap((cell) => {
    const estimate = estimateOf(cell, metric);
    return estimate === null ? [] : [{ cell, estimate }];
  });
}

/** States of cells whose figures rest on fewer questions than those of cells that are done. */
const HATCHED: ReadonlySet<CellState> = new Set(["stopped", "running", "paused"]);

/** A heat map with the cells that stand behind its places. Cells that failed are empty in it. */
export interface HeatMapPicture {
  readonly chart: HeatMapChart;
  /** How many cells of the sweep have a place in it. */
  readonly cells: number;
  /** Cells that are not finished: stopped, running or paused. */
  readonly hatched: CellMap["cells"];
  readonly cellAt: (place: CellPlace) => CellReport | undefined;
}

export function heatMapPicture(
  report: Pick<SweepReport, "axes" | "cells">,
  choice: MapChoice,
  metric: Metric,
  t: TFunction,
): HeatMapPicture {
  const map = cellMap(report, choice);
  const placeAt = byPlace(map.cells);
  const side = (name: string, values: (typeof map)["x"]) => ({
    name: axisWords(name, t),
    values: values.map((value) => valueWords(name, value, t)),
  });
  return {
    chart: {
      type: "heatmap",
      id: "sweep",
      worth: worthIdOf(metric),
      x: side(choice.x, map.x),
      y: side(choice.y, map.y),
      cells: map.cells.flatMap(({ x, y, cell }) => {
        const estimate = cell.state === "failed" ? null : estimateOf(cell, metric);
        return estimate === null ? [] : [{ x, y, ...estimate }];
      }),
    },
    cells: map.cells.length,
    hatched: map.cells.filter(({ cell }) => HATCHED.has(cell.state)),
    cellAt: (place) => placeAt(place)?.cell,
  };
}

/** Cells without those that were given up. */
function followedCells(cells: readonly CellReport[]): readonly CellReport[] {
  return cells.filter((cell) => !isGivenUp(cell));
}

/** Along one axis of numbers a line, else estimates side by side; without cells that were given up. */
export function alongAxis(
  { cells }: Pick<SweepReport, "cells">,
  axis: string | undefined,
  metric: Metric,
  t: TFunction,
): LinesChart | IntervalsChart {
  const drawn = { id: "sweep", worth: worthIdOf(metric), form: formOf(metric) };
  const measured = measuredCells(followedCells(cells), metric);
  const points = measured.flatMap(({ cell: { settings }, estimate }) => {
    const x = axis === undefined ? undefined : settings[axis];
    return typeof x === "number" ? [{ x, ...estimate }] : [];
  });
  if (axis !== undefined && points.length > 0 && points.length === measured.length) {
    const series = [{ name: t(`sweep.metrics.${metric}`), points }];
    return { type: "lines", ...drawn, x: { name: axisWords(axis, t) }, series, references: [] };
  }
  const words = wordsOfCells(t);
  const items = measured.map(({ cell, estimate }) => ({ label: words(cell), ...estimate }));
  return { type: "intervals", ...drawn, items };
}

/** Estimates against generated tokens, with the cell of each point; without cells that were given up. */
export interface CostPicture {
  readonly chart: ScatterChart;
  readonly cells: readonly CellReport[];
}

export function costPicture(
  { cells, pareto }: Pick<SweepReport, "cells" | "pareto">,
  metric: Metric,
  t: TFunction,
): CostPicture {
  const measured = measuredCells(followedCells(cells), metric);
  const words = wordsOfCells(t);
  const places = new Map(measured.map(({ cell }, index) => [cell.cell, index]));
  return {
    cells: measured.map(({ cell }) => cell),
    chart: {
      type: "scatter",
      id: "sweep",
      x: { name: t("sweep.page.tokensEach") },
      ...{ form: formOf(metric), worth: worthIdOf(metric) },
      points: measured.map(({ cell, estimate }) => ({
        label: words(cell),
        x: cell.perQuestion.tokens.generated,
        ...estimate,
      })),
      front: pareto.flatMap((cell) => places.get(cell) ?? []),
    },
  };
}

/** Each cell over its repeats, and what the single repeats came to; without cells that were given up. */
export function repeatsPicture(
  { cells }: Pick<SweepReport, "cells">,
  metric: Metric,
  t: TFunction,
): { readonly chart: IntervalsChart; readonly dots: readonly (readonly number[])[] } {
  const measured = measuredCells(followedCells(cells), metric);
  const words = wordsOfCells(t);
  const items = measured.map(({ cell, estimate }) => ({ label: words(cell), ...estimate }));
  return {
    chart: { type: "intervals", id: "repeats", worth: worthIdOf(metric), form: formOf(metric), items },
    dots: measured.map(({ cell }) => cell.repeats.flatMap((repeat) => worthOf(repeat, metric) ?? [])),
  };
}

/** How many cells went on at each comparison of a halving. */
export function rungsPicture(
  { rungs, cells }: Pick<SweepReport, "rungs" | "cells">,
  t: TFunction,
): PartsChart {
  return {
    type: "parts",
    id: "rungs",
    items: rungs.map(({ questions, kept, stopped }) => ({
      label: t("sweep.rungs.after", { count: questions }),
      parts: [
        { name: t("sweep.rungs.kept"), share: kept.length / cells.length },
        { name: t("sweep.rungs.stopped"), share: stopped.length / cells.length },
        { name: t("sweep.rungs.before"), share: 1 - (kept.length + stopped.length) / cells.length },
      ],
    })),
  };
}
