import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import type { OptionValue } from "../../../core/events.ts";
import { resolveOptions, temperatureOption, type OptionTable } from "../../../core/strategies/options.ts";
import { MOST_CELLS, planSweep, type MethodBook, type SweepWish } from "../../../core/sweep/plan.ts";

const TABLES: Readonly<Record<string, OptionTable>> = {
  single: { temperature: temperatureOption(0) },
  many: {
    temperature: temperatureOption(0.8),
    agents: { type: "integer", default: 3, min: 2, max: 9, help: "" },
    filter: { type: "boolean", default: true, help: "" },
  },
};

const BOOK: MethodBook = {
  tableOf: (strategy) => TABLES[strategy] ?? {},
  resolve: (strategy, given) => resolveOptions(strategy, TABLES[strategy] ?? {}, given),
};

function plan(wish: Partial<SweepWish>) {
  const methods = [{ strategy: "many", options: {} }];
  return planSweep(
    { methods, models: ["practice"], grid: {}, repeats: 1, search: { kind: "grid" }, seed: 0, ...wish },
    BOOK,
  );
}

const methods = (...ids: readonly string[]) => ids.map((strategy) => ({ strategy, options: {} }));

describe("planning a sweep", () => {
  test("makes a cell for each combination of the values, the last option changing fastest", () => {
    const { cells, axes } = plan({ grid: { agents: [3, 2], temperature: [0.1, 0.8] } }).plan;
    expect(cells.map(({ settings }) => settings)).toEqual([
      { agents: 3, temperature: 0.1 },
      { agents: 3, temperature: 0.8 },
      { agents: 2, temperature: 0.1 },
      { agents: 2, temperature: 0.8 },
    ]);
    expect(axes).toEqual([
      { name: "agents", values: [2, 3] },
      { name: "temperature", values: [0.1, 0.8] },
    ]);
    expect(cells[0]?.options).toEqual({ agents: 3, temperature: 0.1, filter: true });
  });

  test("runs every method on every model", () => {
    const { cells } = plan({ methods: methods("single", "many"), models: ["small", "large"] }).plan;
    expect(cells.map(({ settings }) => settings)).toEqual([
      { strategy: "single", model: "small" },
      { strategy: "single", model: "large" },
      { strategy: "many", model: "small" },
      { strategy: "many", model: "large" },
    ]);
  });

  test("varies an option only where the method has it, and says so", () => {
    const { plan: planned, notes } = plan({ methods: methods("single", "many"), grid: { agents: [2, 3] } });
    expect(planned.cells.map(({ settings }) => settings)).toEqual([
      { strategy: "single" },
      { strategy: "many", agents: 2 },
      { strategy: "many", agents: 3 },
    ]);
    expect(notes).toEqual(['"single" has no option agents; that does not vary it.']);
  });

  test("tells two settings of one method apart by the options that differ", () => {
    const twice = [
      { strategy: "many", options: { agents: 2, filter: false } },
      { strategy: "many", options: { agents: 5, filter: false } },
    ];
    expect(plan({ methods: twice }).plan.cells.map(({ settings }) => settings)).toEqual([
      { agents: 2 },
      { agents: 5 },
    ]);
  });

  test("tells a setting that leaves an option at its default from one that sets it", () => {
    const twice = [
      { strategy: "many", options: {} },
      { strategy: "many", options: { filter: false } },
    ];
    const { cells, axes } = plan({ methods: twice }).plan;
    expect(cells.map(({ settings }) => settings)).toEqual([{ filter: true }, { filter: false }]);
    expect(axes).toEqual([{ name: "filter", values: [true, false] }]);
  });

  test("tells methods apart by no option that their own settings have in common", () => {
    const single = { strategy: "single", options: { temperature: 0 } };
    const many = { strategy: "many", options: { temperature: 0.8, agents: 3, filter: true } };
    const { cells, axes } = plan({ methods: [single, many] }).plan;
    expect(cells.map(({ settings }) => settings)).toEqual([{ strategy: "single" }, { strategy: "many" }]);
    expect(axes).toEqual([{ name: "strategy", values: ["single", "many"] }]);

    const larger = { ...many, options: { ...many.options, agents: 5 } };
    const drafts = plan({ methods: [single, many, larger] }).plan;
    expect(drafts.axes.map(({ name }) => name)).toEqual(["strategy", "agents"]);
  });

  test("runs settings that come to the same once", () => {
    const { plan: planned, notes } = plan({ grid: { agents: [3, "3", 2] } });
    expect(planned.cells.map(({ options }) => options.agents)).toEqual([3, 2]);
    expect(notes).toEqual(["1 setting comes to the same as another and runs once."]);
    expect(plan({ grid: { agents: [3, "3", 3] } }).notes).toEqual([
      "2 settings come to the same as others and run once.",
    ]);
  });

  test("refuses an option that no method has, naming those they have", () => {
    expect(() => plan({ grid: { rounds: [1] } })).toThrow(
      'No method of this sweep has an option "rounds". Their options: temperature, agents, filter.',
    );
  });

  test("refuses a value that the option cannot have", () => {
    expect(() => plan({ grid: { agents: [2, 99] } })).toThrow('Option "agents" cannot be 99');
  });

  test("refuses a range where every value is to be run", () => {
    expect(() => plan({ grid: { temperature: { from: 0, to: 1 } } })).toThrow("is for the random search");
  });

  test("refuses more cells than it could carry out, before making them", () => {
    const many = Array.from({ length: 100 }, (_, index) => index / 100);
    expect(() => plan({ grid: { temperature: many, agents: [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4] } })).toThrow(
      `more than ${MOST_CELLS}`,
    );
  });

  test("counts an axis only for the methods that have the option", () => {
    const temperature = Array.from({ length: 100 }, (_, index) => index / 100);
    const grid = { temperature, agents: [2, 3, 4, 5, 6, 7, 8, 9] };
    expect(plan({ methods: methods("single", "many"), grid }).plan.cells).toHaveLength(100 + 800);
  });

  test("refuses more runs than it could carry out, saying how many repeats there may be", () => {
    const grid = { temperature: Array.from({ length: 100 }, (_, index) => index / 100) };
    expect(plan({ grid, repeats: 50 }).plan.cells).toHaveLength(100);
    expect(() => plan({ grid, repeats: 51 })).toThrow(
      "This sweep has 5100 runs, 51 repeats of 100 cells, more than 5000. Take at most 50 repeats, or fewer cells.",
    );
  });

  test("draws the asked number of different cells, the same for the same seed", () => {
    const grid = { temperature: { from: 0, to: 1 }, agents: { from: 2, to: 6 } };
    const draw = (seed: number) => plan({ grid, search: { kind: "random", samples: 12 }, seed }).plan.cells;
    const settings = draw(1).map((cell) => cell.settings);
    expect(new Set(settings.map((one) => JSON.stringify(one))).size).toBe(12);
    expect(draw(1)).toEqual(draw(1));
    expect(draw(2)).not.toEqual(draw(1));
    for (const { agents, temperature } of settings) {
      expect([2, 3, 4, 5, 6]).toContain(agents);
      expect(temperature).toBeGreaterThanOrEqual(0);
      expect(temperature).toBeLessThanOrEqual(1);
    }
  });

  test("draws no number outside a range, however narrow it is", () => {
    const grid = { temperature: { from: 0.001, to: 0.004 } };
    const { cells } = plan({ grid, search: { kind: "random", samples: 1 } }).plan;
    expect(cells.map(({ options }) => options.temperature)).toEqual([0.001]);
  });

  test("refuses a range without a whole number where the option wants one", () => {
    const grid = { agents: { from: 2.2, to: 2.8 } };
    expect(() => plan({ grid, search: { kind: "random", samples: 1 } })).toThrow(
      'The range of "agents" from 2.2 to 2.8 holds no whole number',
    );
  });

  test("says when there are fewer cells than were to be drawn", () => {
    const { plan: planned, notes } = plan({
      grid: { agents: [2, 3] },
      search: { kind: "random", samples: 5 },
    });
    expect(planned.cells).toHaveLength(2);
    expect(notes).toEqual(["There are only 2 different cells to draw, not 5."]);
    const one = plan({ grid: { agents: [2] }, search: { kind: "random", samples: 5 } });
    expect(one.notes).toEqual(["There is only 1 different cell to draw, not 5."]);
  });

  test("gives every cell a place of its own and options that its method takes, whatever the grid", () => {
    const values = (of: fc.Arbitrary<OptionValue>) => fc.array(of, { minLength: 1, maxLength: 4 });
    const grids = fc.record(
      {
        temperature: values(fc.double({ min: 0, max: 2, noNaN: true })),
        agents: values(fc.integer({ min: 2, max: 9 })),
        filter: values(fc.boolean()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(grids, fc.subarray(["single", "many"], { minLength: 1 }), (grid, ids) => {
        const usable = Object.fromEntries(
          Object.entries(grid).filter(([name]) => ids.some((id) => Object.hasOwn(TABLES[id] ?? {}, name))),
        );
        const { cells } = plan({ methods: methods(...ids), grid: usable }).plan;
        expect(cells.map(({ cell }) => cell)).toEqual(cells.map((_, index) => index));
        const keys = cells.map(({ strategy, model, options }) => JSON.stringify([strategy, model, options]));
        expect(new Set(keys).size).toBe(cells.length);
        for (const { strategy, options } of cells)
          expect(() => resolveOptions(strategy, TABLES[strategy] ?? {}, options)).not.toThrow(ContractError);
      }),
    );
  });
});
