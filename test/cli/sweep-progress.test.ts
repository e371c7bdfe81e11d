import { describe, expect, it } from "vitest";
import type { Terminal } from "../../cli/output.ts";
import { sweepProgress } from "../../cli/sweep-progress.ts";
import type { CellReport } from "../../core/sweep/report.ts";
import { cell, sweep } from "../engine/export/support/runs.ts";

/** What is shown of a sweep whose cells stand so. */
function linesOf(cells: readonly CellReport[]): readonly string[] {
  const lines: string[] = [];
  const terminal: Partial<Terminal> = { interactive: false, note: (line) => void lines.push(line) };
  const { report } = sweep(cells, []).sweep;
  const show = sweepProgress(terminal as Terminal);
  show({ type: "sweep", phase: "running", report, warnings: [], secondsLeft: null });
  return lines;
}

describe("the progress of a sweep", () => {
  it("tells questions and cells done, the best cell and time", () => {
    const lines = linesOf([cell(0, {}), { ...cell(1, {}, [1, 2]), state: "running" }]);
    expect(lines).toEqual(["6/8 questions · 1/2 cells · best 3 of 4 · 1:00 so far"]);
  });

  it("waits for no more questions of a cell that failed, and says that it failed", () => {
    const lines = linesOf([cell(0, {}), { ...cell(1, {}, [0, 1]), state: "failed" }]);
    expect(lines).toEqual(["5/5 questions · 2/2 cells · 1 failed · best 3 of 4 · 1:00 so far"]);
  });
});
