import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import type { PromptSetName } from "../../../core/model.ts";
import { analysedRun, modelInfo, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn, recordsOf } from "../../support/analysis-records.ts";
import { mcfOptions } from "../../support/mcf-options.ts";

const run = (strategy: string, model: string, outcomes: string) =>
  analysedRun({ run: `${strategy} on ${model}`, strategy, model, rows: rowsOf(outcomes) });

describe("the table of methods and models", () => {
  const analysis = analyse("methods", [
    run("io", "small", "+---"),
    run("ma-tot", "small", "++--"),
    run("io", "large", "+++-"),
  ]);

  it("has the accuracy of every method on every model", () => {
    expect(recordsIn(analysis, "methods")).toMatchObject([
      { method: "io", model: "small", questions: 4, accuracy: 0.25 },
      { method: "ma-tot", model: "small", questions: 4, accuracy: 0.5 },
      { method: "io", model: "large", questions: 4, accuracy: 0.75 },
    ]);
  });

  it("is drawn as a heat map, in which what was not run is empty", () => {
    expect(analysis.charts).toMatchObject([
      {
        type: "heatmap",
        x: { name: "model", values: ["small", "large"] },
        y: { name: "method", values: ["io", "ma-tot"] },
        cells: [
          { x: 0, y: 0, value: 0.25 },
          { x: 0, y: 1, value: 0.5 },
          { x: 1, y: 0, value: 0.75 },
        ],
      },
    ]);
  });

  it("has a place for each model, though two are called the same", () => {
    const onSmall = (strategy: string, sha256: string, outcomes: string) =>
      analysedRun({
        ...{ strategy, rows: rowsOf(outcomes) },
        manifest: { model: { ...modelInfo("small"), sha256 } },
      });
    const runs = [
      ...[onSmall("io", "1".repeat(64), "+-"), onSmall("mad", "1".repeat(64), "++")],
      onSmall("io", "2".repeat(64), "--"),
    ];
    const { charts } = analyse("methods", runs);
    expect(charts).toMatchObject([
      {
        x: { values: ["small 11111111", "small 22222222"] },
        cells: [{ x: 0 }, { x: 0 }, { x: 1, value: 0 }],
      },
    ]);
    expect(recordsOf("methods", runs)).toMatchObject([
      { model: "small 11111111" },
      { model: "small 11111111" },
      { model: "small 22222222" },
    ]);
  });

  it("tells settings of one method apart", () => {
    const mad = (agents: number, model: string) =>
      analysedRun({ strategy: "mad", model, options: { agents }, rows: rowsOf("+") });
    const { charts } = analyse("methods", [mad(2, "small"), mad(3, "small"), mad(2, "large")]);
    expect(charts).toMatchObject([{ y: { values: ["agents=2", "agents=3"] } }]);
  });

  it("has one row of mcf with select=auto, whatever that comes to on a model, and says so", () => {
    const mcf = (model: string, parameters: number) =>
      analysedRun({
        ...{ strategy: "mcf", options: mcfOptions(), rows: rowsOf("+") },
        manifest: { model: { ...modelInfo(model), parameters } },
      });
    const runs = [mcf("small", 1e9), mcf("large", 8e9), run("io", "small", "+"), run("io", "large", "+")];
    const auto = analyse("methods", runs);
    expect(auto.charts).toMatchObject([{ y: { values: ["mcf", "io"] } }]);
    expect(recordsIn(auto, "methods")).toMatchObject([
      { model: "small", settings: "select=auto (peers)" },
      { model: "large", settings: "select=auto (adversary)" },
      {},
      {},
    ]);
    expect(auto.notes).toContainEqual({ id: "auto-selection", values: { adversary: 1, peers: 1 } });
  });

  const prompted = (strategy: string, model: string, promptSet: PromptSetName) =>
    analysedRun({
      ...{ strategy, model, rows: rowsOf("+") },
      manifest: {
        ...{ promptSet, parser: `${model} as parser` },
        promptVersions: { [strategy]: promptSet === "terse" ? "terse-2" : "standard-1" },
      },
    });

  it("has one row of a method on models that each have a prompt set of their own", () => {
    const { charts } = analyse("methods", [
      ...[prompted("io", "practice", "terse"), prompted("mad", "practice", "terse")],
      ...[prompted("io", "large", "standard"), prompted("mad", "large", "standard")],
    ]);
    expect(charts).toMatchObject([{ y: { values: ["io", "mad"] } }]);
  });

  it("tells prompt sets apart where one model has two", () => {
    const { charts } = analyse("methods", [
      ...[prompted("io", "large", "terse"), prompted("io", "large", "standard")],
      prompted("io", "small", "standard"),
    ]);
    expect(charts).toMatchObject([
      { y: { values: ["prompts=terse, prompts of io=2", "prompts=standard, prompts of io=1"] } },
    ]);
  });

  it("has no heat map on one model", () => {
    expect(analyse("methods", [run("io", "small", "+"), run("mad", "small", "+")]).charts).toEqual([]);
  });

  it("refuses one method on one model", () => {
    expect(() => analyse("methods", [run("io", "small", "+")])).toThrow(/--strategy ID --model MODEL/);
  });
});
