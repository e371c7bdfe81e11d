import type {
  Analysis,
  AnalysisChart,
  AnalysisColumn,
  AnalysisTable,
  AnalysisValue,
  ColumnForm,
} from "../core/analyses/analysis.ts";
import { cellWords, chartTitle, noteText, tableTitle, wordsOf } from "../core/analyses/words.ts";
import { percent } from "./figure-words.ts";
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
  const { columns, rows } = analysed;
  const heads = columns.map((column) => wordsOf("columns", column.id));
  const written = columns.map(({ id }, index) => ({ id, form: formAt(columns.slice(0, index + 1)) }));
  const cells = rows.map((row) => written.map((column, index) => valueText(row[index] ?? null, column)));
  return `${tableTitle(analysed)}\n${table([heads, ...cells])}`;
}

/** An interval is written like what it is the interval of: the last column before it that is none. */
function formAt(columns: readonly AnalysisColumn[]): ColumnForm {
  return columns.findLast(({ form }) => form !== "interval")?.form ?? "number";
}

function valueText(value: AnalysisValue, { id, form }: AnalysisColumn): string {
  if (value === null) return "–";
  if (typeof value === "string") return cellWords(id, value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return numberText(value, form);
  return value.map((bound) => numberText(bound, form)).join(" to ");
}

function numberText(value: number, form: ColumnForm): string {
  if (form === "share") return percent(value);
  if (form === "chrf") return (100 * value).toFixed(1);
  if (form === "p") return value.toFixed(3);
  return String(Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 3)));
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
