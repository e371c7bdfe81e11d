import type { AnalysisChart, Estimate, WorthId } from "./analysis.ts";
import type { AxisId, ChartId } from "./words.ts";

/** Estimates side by side, which are shares. @param worth what they are, where they are what answers are worth */
export function intervalsChart(
  id: ChartId,
  items: readonly ({ readonly label: string } & Estimate)[],
  worth?: WorthId,
): AnalysisChart {
  return { type: "intervals", id, form: "share", items, ...(worth && { worth }) };
}

type Lines = Extract<AnalysisChart, { type: "lines" }>;

/** Shares over an axis that has words. @param worth as for `intervalsChart` */
export function linesChart(id: ChartId, x: AxisId, series: Lines["series"], worth?: WorthId): Lines {
  const drawn = { x: { name: x }, series, references: [] };
  return { type: "lines", id, form: "share", ...drawn, ...(worth && { worth }) };
}
