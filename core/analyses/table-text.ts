import { percent, pValue } from "../figure-words.ts";
import { inline, table } from "../markdown.ts";
import type { Analysis, AnalysisColumn, AnalysisTable, AnalysisValue, ColumnForm } from "./analysis.ts";
import { cellWords, noteText, tableTitle, wordsOf } from "./words.ts";

/** A table in words, cell by cell. */
export interface TextTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table of an analysis in English, every value as its column says. */
export function textTable(analysed: AnalysisTable): TextTable {
  const { columns, rows } = analysed;
  const written = columns.map(({ id }, index) => ({ id, form: formAt(columns.slice(0, index + 1)) }));
  return {
    title: tableTitle(analysed),
    head: columns.map(({ id }) => wordsOf("columns", id)),
    rows: rows.map((row) => written.map((column, index) => valueText(row[index] ?? null, column))),
  };
}

/** A table of an analysis with its title, in Markdown. */
export function markdownOfTable(analysed: AnalysisTable): string {
  const { title, head, rows } = textTable(analysed);
  return `**${title}**\n\n${table(head, rows)}`;
}

/** The tables and notes of an analysis in Markdown; its charts show nothing else. */
export function markdownOfAnalysis({ kind, tables, notes }: Analysis): string {
  return [
    `## ${wordsOf("kinds", kind)}`,
    ...tables.map(markdownOfTable),
    ...(notes.length > 0 ? [notes.map((note) => `- ${inline(noteText(note))}`).join("\n")] : []),
  ].join("\n\n");
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

/** A number of a column, or of a chart, by what it is. */
export function numberText(value: number, form: ColumnForm): string {
  if (form === "share") return percent(value);
  if (form === "chrf") return (100 * value).toFixed(1);
  if (form === "p") return pValue(value);
  return String(Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 3)));
}
