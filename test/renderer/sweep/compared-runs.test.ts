import { describe, expect, test } from "vitest";
import type { CellReport } from "../../../core/sweep/report.ts";
import { MAX_RUNS_TOGETHER } from "../../../engine/contract/limits.ts";
import { comparedRuns } from "../../../renderer/views/sweep/page/compared-runs.ts";
import { aCell, aReport } from "../support/sweep-reports.ts";

/** What is compared of a sweep whose cells stand so. */
function comparedOf(states: readonly CellReport["state"][]): readonly string[] | null {
  return comparedRuns(aReport({ cells: states.map((state, cell) => aCell({ cell, state })) }));
}

describe("the runs of a sweep that are set side by side", () => {
  test("are those of the sweep once all cells are done", () => {
    expect(comparedOf(["done", "done"])).toEqual(["sweep"]);
  });

  test("are those of the cells that are done while others are not", () => {
    expect(comparedOf(["done", "stopped", "running", "done"])).toEqual(["run-0", "run-3"]);
  });

  test("are none before two cells are done", () => {
    expect(comparedOf(["done", "running"])).toEqual([]);
  });

  test("never are any of a sweep with a single cell", () => {
    expect(comparedOf(["running"])).toBeNull();
    expect(comparedOf(["done"])).toBeNull();
  });

  test("are all of the sweep where those that are done are too many to be named", () => {
    const done = Array.from({ length: MAX_RUNS_TOGETHER + 1 }, () => "done" as const);

    expect(comparedOf([...done, "paused"])).toEqual(["sweep"]);
  });
});
