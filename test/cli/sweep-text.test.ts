import { describe, expect, it } from "vitest";
import type { Terminal } from "../../cli/output.ts";
import { printSweep } from "../../cli/sweep-text.ts";
import type { SweepEventBody } from "../../core/sweep/events.ts";
import { sweepReport } from "../../core/sweep/summary.ts";
import { foldSweep } from "../../core/sweep/transcript.ts";
import { sweepManifest } from "../support/sweeps.ts";

/** What is printed of a sweep in which these things happened. */
function textOf(bodies: readonly SweepEventBody[]): string {
  const events = bodies.map((body, seq) => ({ ...body, run: "sweep", seq, question: null, time: seq }));
  const lines: string[] = [];
  const terminal: Partial<Terminal> = {
    print: (text) => void lines.push(text),
    note: () => undefined,
    style: (_, text) => text,
  };
  printSweep(sweepReport(foldSweep(events), [], 0), terminal as Terminal);
  return lines.join("\n");
}

describe("a sweep in the terminal", () => {
  it("says why a cell failed", () => {
    const text = textOf([
      { type: "sweep-started", manifest: sweepManifest([{ agents: 2 }, { agents: 3 }]) },
      { type: "cell-started", cell: 1, repeat: 0, cellRun: "run-1" },
      {
        ...{ type: "cell-failed", cell: 1, repeat: 0 },
        error: { code: "model-load", message: "The model file is cut short.", details: {} },
      },
    ]);
    expect(text).toMatch(/^agents 3 failed: The model file is cut short\.$/m);
  });
});
