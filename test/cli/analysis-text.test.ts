import { describe, expect, it } from "vitest";
import { analysisText } from "../../cli/analysis-text.ts";
import type { Analysis } from "../../core/analyses/analysis.ts";

const EMPTY: Analysis = { kind: "grid", runs: ["r1"], tables: [], charts: [], notes: [] };

describe("an analysis in the terminal", () => {
  it("writes each value by the form of its column, and an interval like the value before it", () => {
    const text = analysisText({
      ...EMPTY,
      tables: [
        {
          id: "grid",
          columns: [
            { id: "agents", form: "number" },
            { id: "accuracy", form: "share" },
            { id: "interval", form: "interval" },
            { id: "tokens", form: "number" },
            { id: "tokens-interval", form: "interval" },
            { id: "state", form: "text" },
            { id: "front", form: "text" },
          ],
          rows: [[0.8, 0.75, [0.301, 0.954], 1234.5, [100, 2000], "judge-right", true]],
        },
      ],
    });
    const cells = text.split("\n").at(-1)?.split(/ {2,}/);
    expect(cells).toEqual([
      ...["0.8", "75.0 %", "30.1 % to 95.4 %", "1235", "100 to 2000"],
      ...["no consensus, judge right", "yes"],
    ]);
    expect(text).toContain("agents  Accuracy  95 % interval");
  });

  it("leaves the id of a method as it is, though a name of the analysis is written alike", () => {
    const columns = [
      { id: "run", form: "text" as const },
      { id: "method", form: "text" as const },
      { id: "state", form: "text" as const },
    ];
    const rows = [["r1", "adaptive", "adaptive"]];
    const text = analysisText({ ...EMPTY, tables: [{ id: "methods", columns, rows }] });
    expect(text).toMatch(/r1 +adaptive +adaptive break$/);
  });

  it("leaves data as it is, though a name of the analysis is written alike", () => {
    const columns = [
      { id: "question", form: "text" as const },
      { id: "answer", form: "text" as const },
      { id: "difficulty", form: "text" as const },
    ];
    const rows = [["mean", "forced", "failed"]];
    const text = analysisText({ ...EMPTY, tables: [{ id: "trajectories-of", columns, rows }] });
    expect(text).toMatch(/mean +forced +failed$/);
  });

  it("writes chrF as a number of 100, and does not call it accuracy", () => {
    const columns = [
      { id: "chrf", form: "chrf" as const },
      { id: "interval", form: "interval" as const },
    ];
    const text = analysisText({
      ...EMPTY,
      tables: [{ id: "stages", columns, rows: [[0.523, [0.4, 0.651]]] }],
      charts: [
        {
          ...{ type: "heatmap", id: "methods", worth: "chrf" },
          x: { name: "model", values: ["small"] },
          y: { name: "method", values: ["io"] },
          cells: [{ x: 0, y: 0, value: 0.523, interval: null }],
        },
      ],
    });
    const lines = text.split("\n");
    expect(lines).toContain("chrF by stage");
    expect(lines.map((line) => line.split(/ {2,}/))).toContainEqual(["52.3", "40.0 to 65.1"]);
    expect(lines.slice(-3)).toEqual([
      "chrF by method and model",
      "Method / Model  small",
      "io              52.3",
    ]);
  });

  it("has a dash where there is no value", () => {
    const columns = [
      { id: "run", form: "text" as const },
      { id: "accuracy", form: "share" as const },
    ];
    const text = analysisText({ ...EMPTY, tables: [{ id: "accuracy", columns, rows: [["r1", null]] }] });
    expect(text).toMatch(/r1 +–$/);
  });

  it("draws a heat map as a grid of percentages, with holes where nothing was run", () => {
    const text = analysisText({
      ...EMPTY,
      charts: [
        {
          ...{ type: "heatmap", id: "grid" },
          x: { name: "agents", values: ["2", "3"] },
          y: { name: "temperature", values: ["0.4", "0.8"] },
          cells: [
            { x: 0, y: 0, value: 0.5, interval: null },
            { x: 1, y: 1, value: 1, interval: null },
          ],
        },
      ],
    });
    expect(text.split("\n").slice(-3)).toEqual([
      "temperature / agents  2       3",
      "0.4                   50.0 %  ",
      "0.8                           100.0 %",
    ]);
  });

  it("ends with the notes", () => {
    const text = analysisText({ ...EMPTY, notes: [{ id: "several-data", values: { files: 2 } }] });
    expect(text).toMatch(/These runs are on 2 data files\. Figures of different data do not compare\.$/);
  });
});
