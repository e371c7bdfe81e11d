import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn } from "../../support/analysis-records.ts";
import { mcfOptions } from "../../support/mcf-options.ts";

const cell = (agents: number, temperature: number, outcomes: string, turns = 8) =>
  analysedRun({ strategy: "mcf", options: { agents, temperature, turns }, rows: rowsOf(outcomes) });

const fourCells = [cell(10, 0.4, "++"), cell(10, 0.8, "+-"), cell(2, 0.4, "--"), cell(2, 0.8, "-+")];

describe("the heat map over two options", () => {
  it("has the accuracy of every cell at its place, values rising as numbers", () => {
    expect(analyse("grid", fourCells).charts).toMatchObject([
      {
        type: "heatmap",
        id: "grid",
        x: { name: "agents", values: ["2", "10"] },
        y: { name: "temperature", values: ["0.4", "0.8"] },
        cells: [
          { x: 0, y: 0, value: 0 },
          { x: 0, y: 1, value: 0.5 },
          { x: 1, y: 0, value: 1 },
          { x: 1, y: 1, value: 0.5 },
        ],
      },
    ]);
  });

  it("has the intervals in its table", () => {
    const [first] = recordsIn(analyse("grid", fourCells), "grid");
    expect(first).toMatchObject({ agents: 2, temperature: 0.4, questions: 2, accuracy: 0 });
    expect(first?.interval).toHaveLength(2);
  });

  it("is drawn once for each setting of the other options, never averaged over them", () => {
    const { charts } = analyse("grid", [...fourCells, ...fourCells.map(withFourTurns)]);
    expect(charts.map(({ id }) => id)).toEqual(["grid · turns=8", "grid · turns=4"]);
  });

  it("takes the repeats of a cell together", () => {
    const again = analysedRun({
      ...{ strategy: "mcf", options: { agents: 2, temperature: 0.4, turns: 8 } },
      ...{ seed: 1, rows: rowsOf("++") },
    });
    const [first] = recordsIn(analyse("grid", [...fourCells, again]), "grid");
    expect(first).toMatchObject({ agents: 2, temperature: 0.4, repeats: 2, questions: 4, accuracy: 0.5 });
  });

  it("keeps one map where select=auto filters otherwise with few agents, and says so", () => {
    const auto = (agents: number, temperature: number) =>
      analysedRun({ strategy: "mcf", options: mcfOptions({ agents, temperature }), rows: rowsOf("+") });
    const analysis = analyse("grid", [auto(2, 0.4), auto(2, 0.8), auto(3, 0.4), auto(3, 0.8)]);
    expect(analysis.charts).toMatchObject([{ id: "grid", x: { values: ["2", "3"] } }]);
    expect(recordsIn(analysis, "grid").map(({ settings }) => settings)).toEqual([
      ...["select=auto (adversary)", "select=auto (adversary)"],
      ...["select=auto (peers)", "select=auto (peers)"],
    ]);
    expect(analysis.notes).toContainEqual({ id: "auto-selection", values: { adversary: 2, peers: 2 } });
  });

  it("is not drawn where values were drawn at random and hardly two cells share one; the table has them", () => {
    const scattered = Array.from({ length: 5 }, (_, index) => cell(2 + index, index / 10, "+-"));
    const analysis = analyse("grid", scattered);
    expect(analysis.charts).toEqual([]);
    expect(recordsIn(analysis, "grid")).toHaveLength(5);
  });

  it("refuses runs in which only one option varies", () => {
    expect(() => analyse("grid", [cell(2, 0.4, "+"), cell(3, 0.4, "+")])).toThrow(/counterpoint sweep/);
  });
});

function withFourTurns(run: ReturnType<typeof cell>): ReturnType<typeof cell> {
  const { agents, temperature } = run.manifest.options;
  return cell(Number(agents), Number(temperature), "+-", 4);
}
