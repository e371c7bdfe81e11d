import { describe, expect, test } from "vitest";
import { progressOf } from "../../../core/sweep/progress.ts";
import { cellMap, mapChoice, settingsOf, variedAxes } from "../../../renderer/views/sweep/page/cell-map.ts";
import { aCell, aReport, gridReport } from "../support/sweep-reports.ts";

const AGENTS = { name: "agents", values: [2, 3] };
const TEMPERATURE = { name: "temperature", values: [0.1, 0.4, 0.8] };
const STRATEGY = { name: "strategy", values: ["io", "mcf"] };

describe("the map of two axes", () => {
  test("shows the two axes of options, and of every other axis its first value", () => {
    const report = gridReport([STRATEGY, AGENTS, TEMPERATURE], () => ({}));

    expect(mapChoice(report)).toEqual({ x: "temperature", y: "agents", fixed: { strategy: "io" } });
  });

  test("shows what a person chose, as far as the axes have it", () => {
    const report = gridReport([STRATEGY, AGENTS, TEMPERATURE], () => ({}));

    expect(mapChoice(report, { x: "strategy" })).toMatchObject({ x: "strategy", y: "temperature" });
    expect(mapChoice(report, { fixed: { strategy: "mcf" } }).fixed).toEqual({ strategy: "mcf" });
    expect(mapChoice(report, { x: "gone", fixed: { strategy: "gone" } })).toEqual(mapChoice(report));
  });

  test("has each cell at the place of its values", () => {
    const report = gridReport([AGENTS, TEMPERATURE], () => ({}));
    const { x, y, cells } = cellMap(report, mapChoice(report));

    expect([x, y]).toEqual([
      [0.1, 0.4, 0.8],
      [2, 3],
    ]);
    const found = cells.find((place) => place.x === 2 && place.y === 1);
    expect(found?.cell.settings).toEqual({ agents: 3, temperature: 0.8 });
    expect(cells).toHaveLength(6);
  });

  test("has a place of its own for cells whose method lacks an option", () => {
    const io = aCell({ cell: 0, settings: { strategy: "io" } });
    const mcf = aCell({ cell: 1, settings: { strategy: "mcf", agents: 3 } });
    const report = aReport({ axes: [STRATEGY, AGENTS], cells: [io, mcf] });

    expect(settingsOf(report, "agents")).toEqual([2, 3, null]);
    expect(cellMap(report, mapChoice(report))).toEqual({
      x: [3, null],
      y: ["io", "mcf"],
      cells: [
        { x: 1, y: 0, cell: io },
        { x: 0, y: 1, cell: mcf },
      ],
    });
  });

  test("leaves axes of one value aside", () => {
    const report = gridReport([AGENTS, { name: "temperature", values: [0.4] }], () => ({}));

    expect(variedAxes(report).map(({ name }) => name)).toEqual(["agents"]);
  });
});

describe("how far a sweep is", () => {
  test("counts of cells that were given up only what they answered", () => {
    const report = aReport({
      questionsPerCell: 20,
      repeats: 2,
      cells: [
        aCell({ state: "stopped", questions: 8 }),
        aCell({ cell: 1, state: "running", questions: 12 }),
        aCell({ cell: 2, state: "failed", questions: 0 }),
      ],
    });

    expect(progressOf(report)).toEqual({ done: 20, total: 48 });
  });

  test("takes what a cell that is done has come to for all of it", () => {
    const report = aReport({ questionsPerCell: 20, cells: [aCell({ ended: 18, questions: 14 })] });

    expect(progressOf(report)).toEqual({ done: 18, total: 18 });
  });
});
