import type { Analysis, AnalysisChart, AnalysisTable } from "../core/analyses/analysis.ts";
import { numberText, textTable } from "../core/analyses/table-text.ts";
import { chartTitle, noteText, wordsOf } from "../core/analyses/words.ts";
import { table } from "./output.ts";

type HeatMap = Extract<AnalysisChart, { type: "heatmap" }>;

/** An analysis as a terminal shows it: its tables and notes; of its charts the heat maps alone, as grids of figures. */
export function analysisText({ kind, tables, charts, notes }: Analysis): string {
  const heatMaps = charts.filter((chart): chart is HeatMap => chart.type === "heatmap");
  const parts = [
    wordsOf("kinds", kind),
    ...tables.map(tableText),
    ...heatMaps.map(heatMapText),
    ...(notes.length > 0 ? [notes.map((note) => noteText(note)).join("\n")] : []),
  ];
  return parts.join("\n\n");
}

function tableText(analysed: AnalysisTable): string {
  const { title, head, rows } = textTable(analysed);
  return `${title}\n${table([head, ...rows])}`;
}

function heatMapText(map: HeatMap): string {
  const { worth, x, y, cells } = map;
  const form = worth === "chrf" ? "chrf" : "share";
  const corner = `${wordsOf("axes", y.name)} / ${wordsOf("axes", x.name)}`;
  const rows = y.values.map((name, row) => [
    name,
    ...x.values.map((_, column) => {
      const cell = cells.find((each) => each.x === column && each.y === row);
      return cell === undefined ? "" : numberText(cell.value, form);
    }),
  ]);
  return `${chartTitle(map)}\n${table([[corner, ...x.values], ...rows])}`;
}
