import { describe, expect, test, vi } from "vitest";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import { bootstrapInterval } from "../../../core/scoring/bootstrap.ts";
import { progressOf } from "../../../core/sweep/progress.ts";
import { sweepReport, type CellRunFigures } from "../../../core/sweep/summary.ts";
import { foldSweep } from "../../../core/sweep/transcript.ts";
import type { SweepEventBody, SweepManifest } from "../../../core/sweep/events.ts";
import { sweepManifest } from "../../support/sweeps.ts";

function row(id: string, correct: boolean, given: Partial<QuestionRow> = {}): QuestionRow {
  return {
    ...{
      id,
      correct,
      answer: correct ? "1" : "2",
      agreement: null,
      outcome: "answered",
      answerType: "number",
    },
    ...{ calls: 2, tokens: { prompt: 20, cached: 10, generated: 8 }, seconds: 1 },
    ...given,
  };
}

function report(manifest: SweepManifest, runs: readonly CellRunFigures[], stopped: readonly number[] = []) {
  const rung = { type: "rung-ended", questions: 1, kept: [], stopped } as const;
  const bodies: readonly SweepEventBody[] = [
    { type: "sweep-started", manifest },
    ...(stopped.length === 0 ? [] : [rung]),
  ];
  const events = bodies.map((body, seq) => ({ ...body, run: "sweep", seq, question: null, time: seq }));
  return sweepReport(foldSweep(events), runs, 3000);
}

function run(cell: number, repeat: number, rows: readonly QuestionRow[]): CellRunFigures {
  return { cell, repeat, run: `run-${cell}-${repeat}`, state: "done", rows: () => rows };
}

describe("the report of a sweep", () => {
  test("asks for what a run answered once", () => {
    const answered = vi.fn(() => [row("q0", true)]);
    report(sweepManifest([{}]), [{ ...run(0, 0, []), rows: answered }]);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test("gives one repeat Wilson's interval", () => {
    const rows = Array.from({ length: 10 }, (_, index) => row(`q${index}`, index < 5));
    const [cell] = report(sweepManifest([{}]), [run(0, 0, rows)]).cells;
    expect(cell).toMatchObject({ questions: 10, correct: 5, accuracy: 0.5, state: "done" });
    expect(cell?.interval?.[0]).toBeCloseTo(0.2366, 4);
  });

  test("takes the same question asked again for no new one", () => {
    const rows = Array.from({ length: 10 }, (_, index) => row(`q${index}`, index < 5));
    const repeats = [0, 1, 2].map((repeat) => run(0, repeat, rows));
    const [cell] = report(sweepManifest([{}], { repeats: 3 }), repeats).cells;
    // Ten clusters of three equal values: SE = √(Σ (±1.5)²) / 30 = 0.1581, so 0.25 / SE² = 10 answers, of which 5 are right.
    expect(cell?.interval?.[0]).toBeCloseTo(0.2366, 4);
    expect(cell?.repeats.map(({ seed, accuracy }) => [seed, accuracy])).toEqual([
      [5, 0.5],
      [6, 0.5],
      [7, 0.5],
    ]);
  });

  test("says what a few questions can, though every repeat was right, or wrong", () => {
    const intervalOf = (correct: boolean) => {
      const rows = Array.from({ length: 4 }, (_, index) => row(`q${index}`, correct));
      const repeats = [0, 1].map((repeat) => run(0, repeat, rows));
      return report(sweepManifest([{}], { repeats: 2 }), repeats).cells[0]?.interval;
    };
    expect(intervalOf(true)).toEqual([expect.closeTo(0.5101, 4), 1]);
    expect(intervalOf(false)).toEqual([0, expect.closeTo(0.4899, 4)]);
  });

  test("counts an exemplar's cost, and nothing else of it", () => {
    const rows = [row("shown", true, { exemplar: true }), row("q1", false)];
    const { cells, calls, questions } = report(sweepManifest([{}]), [run(0, 0, rows)]);
    expect(cells[0]).toMatchObject({ questions: 1, accuracy: 0 });
    expect(questions).toBe(1);
    expect(calls).toBe(4);
  });

  test("counts an exemplar in how far a cell is, so that one with exemplars of its own comes to its end", () => {
    const rows = Array.from({ length: 10 }, (_, index) =>
      row(`q${index}`, true, index < 4 ? { exemplar: true } : {}),
    );
    const done = report(sweepManifest([{}]), [run(0, 0, rows)]);
    expect(done.cells[0]).toMatchObject({ ended: 10, questions: 6 });
    expect(progressOf(done)).toEqual({ done: 10, total: 10 });
  });

  test("compares no cell that failed, though the few questions that it came to were right", () => {
    const half = Array.from({ length: 10 }, (_, index) => row(`q${index}`, index < 5));
    const manifest = sweepManifest([{ agents: 2 }, { agents: 3 }]);
    const broken = { ...run(1, 0, [row("q0", true)]), state: "failed" as const };
    const { cells, best, pareto } = report(manifest, [run(0, 0, half), broken]);
    expect(cells[1]).toMatchObject({ state: "failed", accuracy: 1 });
    expect(best).toBe(0);
    expect(pareto).toEqual([0]);
  });

  test("prefers the cheaper of two equally good cells, and never one that was stopped", () => {
    const cheap = row("q1", true, { tokens: { prompt: 0, cached: 0, generated: 1 } });
    const dear = row("q1", true, { tokens: { prompt: 0, cached: 0, generated: 9 } });
    const manifest = sweepManifest([{ agents: 2 }, { agents: 3 }, { agents: 4 }]);
    const runs = [run(0, 0, [dear]), run(1, 0, [cheap]), run(2, 0, [cheap])];
    expect(report(manifest, runs).best).toBe(1);
    expect(report(manifest, runs).pareto).toEqual([1]);
    const halved = report(manifest, runs, [1]);
    expect(halved.best).toBe(2);
    expect(halved.cells[1]?.state).toBe("stopped");
    expect(halved.pareto).toEqual([2]);
  });

  test("compares the cells that are done, though one that goes on was right so far", () => {
    const half = Array.from({ length: 10 }, (_, index) => row(`q${index}`, index < 5));
    const manifest = sweepManifest([{ agents: 2 }, { agents: 3 }]);
    const begun = { ...run(1, 0, [row("q0", true)]), state: "running" as const };
    const { cells, best, pareto } = report(manifest, [run(0, 0, half), begun]);
    expect(cells[1]).toMatchObject({ state: "running", accuracy: 1 });
    expect(best).toBe(0);
    expect(pareto).toEqual([0]);
  });

  test("compares the cells that have answered most before one is done", () => {
    const answered = (correct: readonly boolean[]) => correct.map((each, index) => row(`q${index}`, each));
    const paused = (cell: number, correct: readonly boolean[]) => ({
      ...run(cell, 0, answered(correct)),
      state: "paused" as const,
    });
    const manifest = sweepManifest([{ agents: 2 }, { agents: 3 }, { agents: 4 }]);
    const runs = [paused(0, [true]), paused(1, [true, false, false]), paused(2, [true, true, false])];
    const { best, pareto } = report(manifest, runs);
    expect(best).toBe(2);
    expect(pareto).toEqual([2]);
  });

  test("compares all cells that halving kept, whichever of them has gone on", () => {
    const kept = { ...run(0, 0, [row("q0", true)]), state: "paused" as const };
    const further = { ...run(1, 0, [row("q0", true), row("q1", false)]), state: "running" as const };
    const stopped = { ...run(2, 0, [row("q0", false)]), state: "paused" as const };
    const manifest = sweepManifest([{ agents: 2 }, { agents: 3 }, { agents: 4 }]);
    expect(report(manifest, [kept, further, stopped], [2]).best).toBe(0);
  });

  test("compares translations by their mean score", () => {
    const translated = (score: number) => row("q1", false, { answerType: "translation", score });
    const manifest = sweepManifest([{ agents: 2 }, { agents: 3 }]);
    const { cells, best } = report(manifest, [run(0, 0, [translated(40)]), run(1, 0, [translated(60)])]);
    expect(cells.map(({ accuracy, score }) => [accuracy, score])).toEqual([
      [null, 40],
      [null, 60],
    ]);
    expect(best).toBe(1);
  });

  test("gives every repeat its own mean score", () => {
    const translated = (id: string, score: number) => row(id, false, { answerType: "translation", score });
    const repeats = [
      run(0, 0, [translated("q1", 40), translated("q2", 60)]),
      run(0, 1, [translated("q1", 70)]),
      run(0, 2, []),
    ];
    const [cell] = report(sweepManifest([{}], { repeats: 3 }), repeats).cells;
    expect(cell?.repeats.map(({ score, accuracy }) => [score, accuracy])).toEqual([
      [50, null],
      [70, null],
      [null, null],
    ]);
  });

  test("gives the mean score of one repeat its bootstrap interval, and clusters that of several by question", () => {
    const scores = [40, 50, 60, 90];
    const rows = scores.map((score, index) => row(`q${index}`, false, { answerType: "translation", score }));
    const once = report(sweepManifest([{}]), [run(0, 0, rows)]);
    expect(once.cells[0]?.scoreInterval).toEqual(bootstrapInterval(scores));
    const repeats = [0, 1].map((repeat) => run(0, repeat, rows));
    const twice = report(sweepManifest([{}], { repeats: 2 }), repeats);
    // Four clusters of two equal values: SE = √(Σ (2d)²) / 8 = 9.354, so the interval is 60 ± 18.33.
    expect(twice.cells[0]?.scoreInterval).toEqual([expect.closeTo(41.67, 2), expect.closeTo(78.33, 2)]);
    expect(report(sweepManifest([{}]), [run(0, 0, [row("q0", true)])]).cells[0]?.scoreInterval).toBeNull();
  });

  test("leaves the mean score its whole range where a single question was asked, however often", () => {
    const rows = [row("q0", false, { answerType: "translation", score: 40 })];
    const once = report(sweepManifest([{}]), [run(0, 0, rows)]);
    const repeats = [0, 1].map((repeat) => run(0, repeat, rows));
    const twice = report(sweepManifest([{}], { repeats: 2 }), repeats);
    expect([once, twice].map(({ cells }) => cells[0]?.scoreInterval)).toEqual([
      [0, 100],
      [0, 100],
    ]);
  });

  test("tells of a cell that failed the first error of its repeats", () => {
    const error = (message: string) => ({ code: "model-load", message, details: {} }) as const;
    const bodies: readonly SweepEventBody[] = [
      { type: "sweep-started", manifest: sweepManifest([{ agents: 2 }, { agents: 3 }], { repeats: 2 }) },
      ...[0, 1].map(
        (repeat) => ({ type: "cell-started", cell: 1, repeat, cellRun: `run-${repeat}` }) as const,
      ),
      { type: "cell-failed", cell: 1, repeat: 1, error: error("second") },
      { type: "cell-failed", cell: 1, repeat: 0, error: error("first") },
    ];
    const events = bodies.map((body, seq) => ({ ...body, run: "sweep", seq, question: null, time: seq }));
    const { cells } = sweepReport(foldSweep(events), [], 0);
    expect(cells.map(({ state, error: why }) => [state, why?.message])).toEqual([
      ["waiting", undefined],
      ["failed", "first"],
    ]);
  });

  test("says of a cell that failed that it did so, though halving went on without it", () => {
    const error = { code: "model-load", message: "broken", details: {} } as const;
    const bodies: readonly SweepEventBody[] = [
      { type: "sweep-started", manifest: sweepManifest([{ agents: 2 }, { agents: 3 }, { agents: 4 }]) },
      { type: "cell-started", cell: 1, repeat: 0, cellRun: "run-1" },
      { type: "cell-failed", cell: 1, repeat: 0, error },
      { type: "rung-ended", questions: 1, kept: [0], stopped: [1, 2] },
    ];
    const events = bodies.map((body, seq) => ({ ...body, run: "sweep", seq, question: null, time: seq }));
    const { cells } = sweepReport(foldSweep(events), [], 0);
    expect(cells.map(({ state }) => state)).toEqual(["waiting", "failed", "stopped"]);
  });

  test("says of cells that nobody has come to that they wait", () => {
    const { cells, best } = report(sweepManifest([{}, { agents: 3 }]), []);
    expect(cells.map(({ state, accuracy, interval }) => [state, accuracy, interval])).toEqual([
      ["waiting", null, null],
      ["waiting", null, null],
    ]);
    expect(best).toBeNull();
  });
});
