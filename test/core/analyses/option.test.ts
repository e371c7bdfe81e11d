import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import type { OptionValue } from "../../../core/events.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn } from "../../support/analysis-records.ts";

const FILTER = {
  semantic: true,
  historical: true,
  amr: true,
  minimum: 20,
  lambda: 1.5,
  outlierTest: "below",
};
const mcf = (options: Record<string, OptionValue>, outcomes: string) =>
  analysedRun({ strategy: "mcf", options: { ...FILTER, ...options }, rows: rowsOf(outcomes) });

describe("accuracy over one option", () => {
  it("is a line with an interval at every value, which rise", () => {
    const cfmad = (stances: number, outcomes: string) =>
      analysedRun({ strategy: "cfmad", options: { stances, rounds: 1 }, rows: rowsOf(outcomes) });
    const analysis = analyse("option", [cfmad(3, "++"), cfmad(2, "+-")]);
    expect(analysis.charts).toMatchObject([
      {
        type: "lines",
        x: { name: "stances" },
        series: [
          {
            name: "cfmad",
            points: [
              { x: 2, value: 0.5 },
              { x: 3, value: 1 },
            ],
          },
        ],
        references: [],
      },
    ]);
    expect(recordsIn(analysis, "option")).toMatchObject([
      { stances: 2, questions: 2, accuracy: 0.5, interval: wilsonInterval(1, 2) },
      { stances: 3, questions: 2, accuracy: 1 },
    ]);
  });

  it("has one line for each setting of the rest", () => {
    const mad = (agents: number, rounds: number) =>
      analysedRun({ strategy: "mad", options: { agents, rounds }, rows: rowsOf("+") });
    const { charts } = analyse("option", [mad(2, 1), mad(3, 1), mad(2, 2), mad(3, 2)]);
    const linesOf = charts.flatMap((chart) =>
      chart.type === "lines" ? [[chart.x.name, chart.series.map(({ name }) => name)]] : [],
    );
    expect(linesOf).toEqual([
      ["agents", ["rounds=1", "rounds=2"]],
      ["rounds", ["agents=2", "agents=3"]],
    ]);
  });

  it("has the dialogue and the filter without experience beside l (MCF, fig. 5)", () => {
    const learning = { experience: true, outlierTest: "off" };
    const analysis = analyse("option", [
      mcf({ ...learning, minimum: 5 }, "++--"),
      mcf({ ...learning, minimum: 10 }, "+++-"),
      mcf({ experience: false }, "+---"),
      analysedRun({ strategy: "dialogue", options: {}, rows: rowsOf("----") }),
    ]);
    expect(analysis.charts).toMatchObject([
      {
        x: { name: "minimum" },
        series: [{ points: [{ x: 5 }, { x: 10 }] }],
        references: [
          { name: "filtering", value: 0.25 },
          { name: "dialogue", value: 0 },
        ],
      },
    ]);
    expect(recordsIn(analysis, "references")).toMatchObject([
      { option: "minimum", reference: "filtering", accuracy: 0.25 },
      { option: "minimum", reference: "dialogue", accuracy: 0 },
    ]);
  });

  it("has retrieval without the outlier test beside λ (MCF, fig. 6)", () => {
    const { charts } = analyse("option", [
      mcf({ experience: true, lambda: 1 }, "+-"),
      mcf({ experience: true, lambda: 2 }, "++"),
      mcf({ experience: true, outlierTest: "off" }, "--"),
    ]);
    expect(charts).toMatchObject([
      {
        x: { name: "lambda" },
        series: [{ points: [{ x: 1 }, { x: 2 }] }],
        references: [{ name: "outlierTest=off", value: 0 }],
      },
    ]);
  });

  it("does not draw λ where no outlier test is made", () => {
    const runs = [mcf({ experience: false, lambda: 1 }, "+"), mcf({ experience: false, lambda: 2 }, "+")];
    expect(() => analyse("option", runs)).toThrow(/No option varies by numbers/);
  });
});
