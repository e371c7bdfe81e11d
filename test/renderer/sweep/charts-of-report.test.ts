import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { CellReport, SweepReport } from "../../../core/sweep/report.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { AlongPanel } from "../../../renderer/views/sweep/page/along-panel.tsx";
import {
  alongAxis,
  costPicture,
  heatMapPicture,
  repeatsPicture,
  rungsPicture,
} from "../../../renderer/views/sweep/page/charts-of-report.ts";
import { CostPicture } from "../../../renderer/views/sweep/page/cost-picture.tsx";
import { MapPanel } from "../../../renderer/views/sweep/page/map-panel.tsx";
import { mapChoice } from "../../../renderer/views/sweep/page/cell-map.ts";
import { RungsPicture } from "../../../renderer/views/sweep/page/rungs-picture.tsx";
import { shownWords } from "../support/shown-words.ts";
import { aCell, aReport, gridReport } from "../support/sweep-reports.ts";

const { t } = await startLanguages("en");
const AGENTS = { name: "agents", values: [2, 3] };
const TEMPERATURE = { name: "temperature", values: [0.1, 0.4] };
const GIVEN_UP: readonly CellReport["state"][] = ["stopped", "failed"];

describe("the heat map of a sweep", () => {
  const report = gridReport([AGENTS, TEMPERATURE], (_, cell) => ({
    accuracy: cell === 3 ? null : 0.2 * (cell + 1),
    state: cell === 0 ? "stopped" : "running",
  }));
  const { chart, cellAt } = heatMapPicture(report, mapChoice(report), "accuracy", t);

  test("names axes and values in words", () => {
    expect(chart.x).toEqual({ name: "Temperature T", values: ["0.1", "0.4"] });
    expect(chart.y).toEqual({ name: "Agents N", values: ["2", "3"] });
  });

  test("leaves cells empty that have come to nothing yet", () => {
    expect(chart.cells.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  test("hatches cells that were stopped, go on or are paused, and says that they are not finished", () => {
    const states = ["stopped", "running", "paused", "done"] as const;
    const some = gridReport([AGENTS, TEMPERATURE], (_, cell) => ({
      accuracy: 0.5,
      state: states[cell] ?? "done",
    }));
    const { hatched } = heatMapPicture(some, mapChoice(some), "accuracy", t);

    expect(hatched.map(({ cell }) => cell.state)).toEqual(["stopped", "running", "paused"]);
    expect(shownWords(createElement(MapPanel, { report: some, onOpen: () => undefined }))).toContain(
      "|not finished|",
    );
  });

  test("leaves cells empty that failed: they answered too few questions", () => {
    const failing = gridReport([AGENTS, TEMPERATURE], (_, cell) => ({
      accuracy: 1,
      state: cell === 2 ? "failed" : "done",
    }));
    const { chart: drawn } = heatMapPicture(failing, mapChoice(failing), "accuracy", t);

    expect(drawn.cells.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  test("is not drawn where values were drawn at random: all but its diagonal would be empty", () => {
    const drawn = Array.from({ length: 5 }, (_, index) => ({ agents: 2 + index, temperature: index / 10 }));
    const scattered = aReport({
      axes: [
        { name: "agents", values: drawn.map(({ agents }) => agents) },
        { name: "temperature", values: drawn.map(({ temperature }) => temperature) },
      ],
      cells: drawn.map((settings, cell) => aCell({ cell, settings })),
    });
    const words = (some: SweepReport) =>
      shownWords(createElement(MapPanel, { report: some, onOpen: () => undefined }));

    expect(words(scattered)).toContain("|These axes have too many values for a map;");
    expect(words(report)).not.toContain("too many values");
  });

  describe("where a method lacks one of its axes", () => {
    const strategy = { name: "strategy", values: ["zero-shot-cot", "self-consistency"] };
    const temperatures = [0.1, 0.4, 0.8, 1];
    const agents = [2, 3, 4, 6];
    const cells = [
      ...temperatures.map((temperature) => ({ strategy: "zero-shot-cot", temperature })),
      ...agents.flatMap((some) =>
        temperatures.map((temperature) => ({ strategy: "self-consistency", agents: some, temperature })),
      ),
    ].map((settings, cell) => aCell({ cell, settings }));
    const options = [
      { name: "agents", values: agents },
      { name: "temperature", values: temperatures },
    ];
    const words = (some: SweepReport) =>
      shownWords(createElement(MapPanel, { report: some, onOpen: () => undefined }));

    test("is drawn of that method without the values that only others have", () => {
      expect(words(aReport({ axes: [strategy, ...options], cells }))).not.toContain("too many values");
    });

    test("says that there is no cell for a value that the method lacks", () => {
      const rounds = { name: "rounds", values: [1, 2] };
      const axes = [strategy, rounds, ...options];

      expect(words(aReport({ axes, cells }))).toContain("|There is no cell here.|");
    });
  });

  test("leads from a place to its cell", () => {
    expect(cellAt({ x: 1, y: 1 })?.cell).toBe(3);
    expect(cellAt({ x: 7, y: 7 })).toBeUndefined();
  });
});

describe("the cells along one axis", () => {
  test("are a line where its values are numbers", () => {
    const report = gridReport([AGENTS], (_, cell) => ({ accuracy: 0.4 + 0.1 * cell }));
    const chart = alongAxis(report, "agents", "accuracy", t);

    expect(chart.type === "lines" && chart.series[0]?.points.map(({ x }) => x)).toEqual([2, 3]);
  });

  test.each(GIVEN_UP)("are drawn without those that %s: they answered too few questions", (state) => {
    const report = gridReport([AGENTS], (_, cell) => ({ accuracy: 0.9, state: cell === 0 ? state : "done" }));
    const chart = alongAxis(report, "agents", "accuracy", t);

    expect(chart.type === "lines" && chart.series[0]?.points.map(({ x }) => x)).toEqual([3]);
  });

  test.each(GIVEN_UP)("say that some are left out because they %s", (state) => {
    const some = gridReport([AGENTS], (_, cell) => ({ state: cell === 0 ? state : "done" }));
    const words = (report: SweepReport) => shownWords(createElement(AlongPanel, { report }));

    expect(words(some)).toContain("Cells that were stopped or failed answered too few questions");
    expect(words(gridReport([AGENTS], () => ({})))).not.toContain("left out");
  });

  test("stand side by side where they are names", () => {
    const report = gridReport([{ name: "strategy", values: ["io", "dup"] }], () => ({ accuracy: 0.5 }));
    const chart = alongAxis(report, "strategy", "accuracy", t);

    expect(chart.type === "intervals" && chart.items.map(({ label }) => label)).toEqual([
      "Input–output prompting",
      "Deeply Understanding the Problem",
    ]);
  });
});

describe("answers against tokens", () => {
  test("have the line of the report, by the points that are drawn", () => {
    const report = {
      ...gridReport([AGENTS, TEMPERATURE], (_, cell) => ({ accuracy: cell === 0 ? null : 0.5 })),
      pareto: [1, 3],
    };
    const { chart, cells } = costPicture(report, "accuracy", t);

    expect(cells.map(({ cell }) => cell)).toEqual([1, 2, 3]);
    expect(chart.front).toEqual([0, 2]);
    expect(chart.points[0]).toMatchObject({ label: "Agents N 2 · Temperature T 0.4", x: 10, value: 0.5 });
  });
});

describe("answers against tokens, before all cells are finished", () => {
  test("say which cells count for the line", () => {
    const words = (state: CellReport["state"]) => {
      const report = gridReport([AGENTS], (_, cell) => ({
        accuracy: 0.5,
        state: cell === 0 ? state : "done",
      }));
      return shownWords(createElement(CostPicture, { report, onOpen: () => undefined }));
    };

    expect(words("running")).toContain("Until all cells are finished, the line counts those that are");
    expect(words("done")).not.toContain("Until all cells are finished");
  });
});

describe("answers against tokens, where cells were given up", () => {
  test.each(GIVEN_UP)("leave out those that %s: they answered too few questions", (state) => {
    const report = gridReport([AGENTS], (_, cell) => ({ accuracy: 0.9, state: cell === 0 ? state : "done" }));

    expect(costPicture({ ...report, pareto: [1] }, "accuracy", t).cells.map(({ cell }) => cell)).toEqual([1]);
  });
});

describe("the repeats of cells", () => {
  test("stand beside what they come to together", () => {
    const repeat = { run: "r", seed: 0, questions: 10, compared: 10, correct: 4, score: null };
    const cell = aCell({
      accuracy: 0.5,
      repeats: [
        { ...repeat, repeat: 0, accuracy: 0.4 },
        { ...repeat, repeat: 1, accuracy: null },
      ],
    });
    const { chart, dots } = repeatsPicture(aReport({ cells: [cell] }), "accuracy", t);

    expect(chart.items).toMatchObject([{ label: "Self-consistency", value: 0.5 }]);
    expect(dots).toEqual([[0.4]]);
  });

  test("are mean scores where there are only translations", () => {
    const repeat = { run: "r", seed: 0, questions: 10, compared: 0, correct: 0, accuracy: null };
    const cell = aCell({
      ...{ score: 45, scoreInterval: [30, 60] },
      repeats: [
        { ...repeat, repeat: 0, score: 40 },
        { ...repeat, repeat: 1, score: 50 },
      ],
    });
    const { chart, dots } = repeatsPicture(aReport({ cells: [cell] }), "score", t);

    expect(chart).toMatchObject({
      form: "number",
      worth: "chrf",
      items: [{ value: 45, interval: [30, 60] }],
    });
    expect(dots).toEqual([[40, 50]]);
  });

  test.each(GIVEN_UP)("leave out those that %s: they answered too few questions", (state) => {
    const report = gridReport([AGENTS], (_, cell) => ({ accuracy: 0.9, state: cell === 0 ? state : "done" }));
    const { chart } = repeatsPicture(report, "accuracy", t);

    expect(chart.items.map(({ label }) => label)).toEqual(["Agents N 3"]);
  });
});

describe("the comparisons of a halving", () => {
  test("put no cell into words before their table is shown", () => {
    let looks = 0;
    const cell = {
      ...aCell(),
      get settings() {
        looks += 1;
        return { agents: 2 };
      },
    };
    const report = aReport({ cells: [cell], rungs: [{ questions: 5, kept: [0], stopped: [] }] });

    expect(shownWords(createElement(RungsPicture, { report }))).toContain("|After 5 questions|");
    expect(looks).toBe(0);
  });

  test("share out all cells: those that go on, those that are stopped here, and those before", () => {
    const cells = Array.from({ length: 8 }, (_, cell) => aCell({ cell }));
    const rungs = [
      { questions: 5, kept: [0, 1, 2, 3], stopped: [4, 5, 6, 7] },
      { questions: 10, kept: [0, 1], stopped: [2, 3] },
    ];
    const { items } = rungsPicture({ cells, rungs }, t);

    expect(items.map(({ label }) => label)).toEqual(["After 5 questions", "After 10 questions"]);
    expect(items.map(({ parts }) => parts.map(({ share }) => share))).toEqual([
      [0.5, 0.5, 0],
      [0.25, 0.25, 0.5],
    ]);
  });
});
