import { describe, expect, it } from "vitest";
import type { AnalysisTable } from "../../../core/analyses/analysis.ts";
import { markdownOfAnalysis, markdownOfTable } from "../../../core/analyses/table-text.ts";

const TABLE: AnalysisTable = {
  id: "costs",
  columns: [
    { id: "settings", form: "text" },
    { id: "accuracy", form: "share" },
    { id: "interval", form: "interval" },
  ],
  rows: [
    ["a|b", 0.75, [0.301, 0.954]],
    ["c", null, null],
  ],
};
const MARKDOWN = `**Costs of a question**

| Settings | Accuracy | 95 % interval |
| --- | --- | --- |
| a\\|b | 75.0 % | 30.1 % to 95.4 % |
| c | – | – |`;

describe("an analysis in Markdown", () => {
  it("has its tables with titles, their values in words and whatever they hold as text", () => {
    expect(markdownOfTable(TABLE)).toBe(MARKDOWN);
  });

  it("has no p-value of 0, but one below 0.001", () => {
    const columns = [{ id: "mid-p", form: "p" }] as const;
    const markdown = markdownOfTable({ ...TABLE, columns, rows: [[0.0002], [0.0394]] });
    expect(markdown.split("\n").slice(-2)).toEqual(["| < 0.001 |", "| 0.039 |"]);
  });

  it("is headed by its kind, and ends with its notes", () => {
    const notes = [{ id: "several-data", values: { files: 2 } }];
    expect(markdownOfAnalysis({ kind: "costs", runs: [], tables: [TABLE], charts: [], notes })).toBe(
      `## Costs\n\n${MARKDOWN}\n\n- These runs are on 2 data files. Figures of different data do not compare.`,
    );
  });
});
