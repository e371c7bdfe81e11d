import { describe, expect, it } from "vitest";
import { homeFolder } from "../../cli/home.ts";
import type { Terminal } from "../../cli/output.ts";
import { planLine, printPlan, printSweep } from "../../cli/sweep-text.ts";
import type { SweepEventBody } from "../../core/sweep/events.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import { sweepReport } from "../../core/sweep/summary.ts";
import { foldSweep } from "../../core/sweep/transcript.ts";
import type { SweepEstimate } from "../../engine/contract/estimates.ts";
import { cell, sweep } from "../engine/export/support/runs.ts";
import { sweepManifest } from "../support/sweeps.ts";

const HOME = homeFolder(undefined);

/** What is printed. */
function printed(print: (terminal: Terminal) => void): string {
  const lines: string[] = [];
  const terminal: Partial<Terminal> = {
    print: (text) => void lines.push(text),
    note: () => undefined,
    style: (_, text) => text,
  };
  print(terminal as Terminal);
  return lines.join("\n");
}

/** What is printed of a report. */
function textOf(report: SweepReport, home = HOME): string {
  return printed((terminal) => printSweep(report, { home, terminal }));
}

/** The report of a sweep in which these things happened. */
function reportOf(bodies: readonly SweepEventBody[]): SweepReport {
  const events = bodies.map((body, seq) => ({ ...body, run: "sweep", seq, question: null, time: seq }));
  return sweepReport(foldSweep(events), [], 0);
}

describe("a sweep in the terminal", () => {
  it("says why a cell failed", () => {
    const report = reportOf([
      { type: "sweep-started", manifest: sweepManifest([{ agents: 2 }, { agents: 3 }]) },
      { type: "cell-started", cell: 1, repeat: 0, cellRun: "run-1" },
      {
        ...{ type: "cell-failed", cell: 1, repeat: 0 },
        error: { code: "model-load", message: "The model file is cut short.", details: {} },
      },
    ]);
    expect(textOf(report)).toMatch(/^agents 3 failed: The model file is cut short\.$/m);
  });

  it("tells the interval of translations too", () => {
    const translated = {
      ...{ ...cell(0, {}), accuracy: null, interval: null, compared: 0, correct: 0 },
      ...{ score: 41.04, scoreInterval: [36.2, 45.94] as const },
    };
    const text = textOf(sweep([translated], []).sweep.report);
    expect(text).toMatch(/ chrF 41\.0 +36\.2 to 45\.9 +4 /);
    expect(text).toContain(", chrF 41.0 (95 % interval 36.2 to 45.9)");
  });

  it("calls a cell the best so far until all are finished", () => {
    const best = cell(0, { agents: 2 });
    const text = (state: "paused" | "stopped") =>
      textOf(sweep([best, { ...cell(1, { agents: 3 }, [1, 2]), state }], []).sweep.report);
    expect(text("paused")).toMatch(/^Best so far: agents 2, /m);
    expect(text("stopped")).toMatch(/^Best: agents 2, /m);
  });

  it("says which other cells are as good as the best one, which is the cheapest of them", () => {
    const cells = [cell(0, { agents: 2 }), cell(1, { agents: 3 }), cell(2, { agents: 4 }, [1, 4])];
    const text = textOf(sweep(cells, []).sweep.report);
    expect(text).toMatch(/^Best: agents 2, /m);
    expect(text).toMatch(/^As good, for no fewer new tokens: agents 3$/m);
    expect(textOf(sweep([cells[0] ?? cell(0, {}), cell(1, {}, [1, 4])], []).sweep.report)).not.toContain(
      "As good",
    );
  });

  it("names but five of those that are as good", () => {
    const cells = Array.from({ length: 8 }, (_, place) => cell(place, { agents: place + 2 }));
    expect(textOf(sweep(cells, []).sweep.report)).toMatch(/agents 6; agents 7; 2 more$/m);
  });

  it("offers to compare the best cell in the home in which it is kept", () => {
    const { report } = sweep([cell(0, { agents: 2 }), cell(1, { agents: 3 })], []).sweep;
    expect(textOf(report)).toMatch(/compare it: counterpoint runs compare \S+ RUN$/m);
    expect(textOf(report, "/other")).toMatch(/ RUN --home \/other$/m);
  });

  it("calls no luck what a single cell came to", () => {
    const text = textOf(sweep([cell(0, { agents: 2 })], []).sweep.report);
    expect(text).toMatch(/^Best: agents 2, /m);
    expect(text).not.toContain("partly luck");
  });
});

describe("a sweep that is not kept", () => {
  it("names no run, and offers nothing that needs one", () => {
    const { report } = sweep([cell(0, { agents: 2 }), cell(1, { agents: 3 }, [1, 2])], []).sweep;
    const notes: string[] = [];
    const text = printed((terminal) => {
      const noting = { ...terminal, note: (line: string) => void notes.push(line) };
      printSweep(report, { home: HOME, terminal: noting, kept: false });
    });
    expect(text).toMatch(/^Best: agents 2, /m);
    expect(text).toMatch(/before you rely on its figure\.$/m);
    expect(text).not.toContain("cell-0");
    expect(notes).toHaveLength(1);
    expect(notes[0]).not.toContain("run");
  });
});

describe("the line before a sweep", () => {
  const plan = (model: string, parts: Partial<SweepEstimate> = {}): SweepEstimate => ({
    cells: [0, 1].map((number) => ({
      ...{ cell: number, strategy: "mcf", model, settings: { agents: number + 2 }, questions: 10 },
      ...{ calls: { usual: 40, most: 60 }, tokens: { prompt: 0, generated: 0 }, seconds: null },
      basis: "assumptions",
    })),
    ...{ runs: 2, questions: 20, calls: { usual: 80, most: 120 }, tokens: { prompt: 0, generated: 0 } },
    ...{ seconds: null, speedSettings: {}, notes: [] },
    ...parts,
  });

  it("tells about how long it takes, and how many calls that is", () => {
    expect(planLine(plan("tiny", { seconds: { low: 38, high: 126 } }), HOME)).toBe(
      "About 40 s to 2 min: 2 cells, 20 questions, usually 80, at most 120 calls.",
    );
  });

  it("tells how to measure models that were never measured, but not of the one that comes along", () => {
    const calls = { usual: 80, most: 80 };
    expect(planLine(plan("practice", { calls }), HOME)).toBe("2 cells, 20 questions, 80 calls.");
    expect(planLine(plan("tiny", { calls }), HOME)).toContain(
      "2 cells, 20 questions, 80 calls. How long that takes is not known.",
    );
    expect(planLine(plan("tiny", { calls }), "/other")).toMatch(
      /run once for each model: counterpoint models bench MODEL --home \/other$/,
    );
    const speedSettings = { device: "cpu", threads: 1 } as const;
    expect(planLine(plan("tiny", { calls, speedSettings }), HOME)).toMatch(
      /run once for each model: counterpoint models bench MODEL --device cpu --threads 1$/,
    );
  });

  it("is a table and a sum with --dry-run, in which one of a kind is called so", () => {
    const cells = plan("tiny").cells.slice(0, 1);
    const one = { cells, runs: 1, questions: 1, calls: { usual: 1, most: 1 } };
    const text = printed((terminal) => printPlan(plan("tiny", one), { home: HOME, terminal }));
    expect(text).toMatch(/^1 cell, 1 run, 1 question: about 1 call \(at most 1\), /m);
  });
});
