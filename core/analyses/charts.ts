import type { AnalysisChart, Estimate } from "./analysis.ts";
import type { AxisId, ChartId } from "./words.ts";

/** Estimates side by side, which are shares. */
export function intervalsChart(
  id: ChartId,
  items: readonly ({ readonly label: string } & Estimate)[],
): AnalysisChart {
  return { type: "intervals", id, form: "share", items };
}

type Lines = Extract<AnalysisChart, { type: "lines" }>;

/** Shares over an axis that has words. */
export function linesChart(id: ChartId, x: AxisId, series: Lines["series"]): AnalysisChart {
  return { type: "lines", id, x: { name: x }, form: "share", series, references: [] };
}
