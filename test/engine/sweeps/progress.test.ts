import { describe, expect, it } from "vitest";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import type { SweepEventBody } from "../../../core/sweep/events.ts";
import { createProgress } from "../../../engine/sweeps/progress.ts";
import { questionRow } from "../../support/analysed-runs.ts";
import { sweepManifest } from "../../support/sweeps.ts";

const FAILED = { code: "model-run", message: "It broke.", details: {} } as const;

/** A sweep of two cells on ten questions that has begun; a question takes a call. */
function begun({ repeats = 1 } = {}) {
  const stored = new Map<string, QuestionRow[]>();
  /** Runs whose rows were read, in order. */
  const read: string[] = [];
  const progress = createProgress(
    null,
    () => 1,
    (run) => {
      read.push(run);
      return stored.get(run) ?? [];
    },
  );
  let seq = 0;
  const record = (body: SweepEventBody): void => {
    progress.fold({ ...body, run: "sweep", seq, question: null, time: 0 });
    seq += 1;
  };
  record({ type: "sweep-started", manifest: sweepManifest([{ agents: 2 }, { agents: 3 }], { repeats }) });
  return {
    progress,
    stored,
    read,
    /** @returns the run that carries out the repeat of the cell */
    start: (cell: number, repeat = 0, state: "running" | "waiting" = "running"): string => {
      const run = `run-${cell}-${repeat}`;
      record({ type: "cell-started", cell, repeat, cellRun: run });
      progress.addRuns([{ cell, repeat, run, state }]);
      return run;
    },
    fail: (cell: number, repeat = 0) => record({ type: "cell-failed", cell, repeat, error: FAILED }),
    stop: (cell: number) => record({ type: "rung-ended", questions: 1, kept: [], stopped: [cell] }),
    pause: () => record({ type: "run-paused" }),
    /**
     * The next question of a run comes to its end so many seconds after the start of the sweep, with its last call.
     * @param calls all that it took, also before the sweep was gone on with
     */
    answer: (run: string, seconds: number, calls = 1) => {
      progress.addCall(seconds * 1000);
      const row = questionRow(`q${seconds}`, true, { calls });
      stored.set(run, [...(stored.get(run) ?? []), row]);
      progress.addRow(run, row, seconds * 1000);
    },
  };
}

describe("the time left of a sweep", () => {
  it("is that of the questions which are not answered, at the pace so far", () => {
    const { progress, start, answer } = begun();
    answer(start(0), 1);
    answer(start(1), 2);
    expect(progress.secondsLeft()).toBe(18);
  });

  it("is at the pace of the calls that were made now, though a question that is gone on with had others", () => {
    const { progress, start, answer } = begun();
    answer(start(0), 1, 5);
    expect(progress.secondsLeft()).toBe(19);
  });

  it("has no part for a cell that could not be carried out", () => {
    const { progress, start, fail, answer } = begun();
    answer(start(0), 1);
    start(1);
    fail(1);
    expect(progress.secondsLeft()).toBe(9);
  });

  it("has no part for a repeat that failed, and still one for the others of its cell", () => {
    const { progress, start, answer } = begun({ repeats: 2 });
    answer(start(0, 0), 1);
    const second = start(0, 1);
    answer(second, 2);
    progress.setState(second, "failed");
    expect(progress.secondsLeft()).toBe(9 + 20);
  });
});

describe("the report of a sweep that goes on", () => {
  /** What happens one after the other to two cells that are asked twice. */
  const STORY: readonly ((sweep: ReturnType<typeof begun>) => unknown)[] = [
    ({ start }) => start(0),
    ({ answer }) => answer("run-0-0", 1),
    ({ start }) => start(1),
    ({ answer }) => answer("run-1-0", 2),
    ({ answer }) => answer("run-0-0", 3),
    ({ progress }) => progress.setState("run-0-0", "done"),
    ({ start }) => start(0, 1),
    ({ fail }) => fail(1),
    ({ start }) => start(1),
    ({ answer }) => answer("run-1-0", 4),
    ({ stop }) => stop(1),
    ({ answer }) => answer("run-0-1", 5),
  ];

  it("is after each change the one that is made from nothing", () => {
    const whole = begun({ repeats: 2 });
    for (const [index, change] of STORY.entries()) {
      change(whole);
      const fresh = begun({ repeats: 2 });
      for (const each of STORY.slice(0, index + 1)) each(fresh);
      expect(whole.progress.report()).toEqual(fresh.progress.report());
    }
  });

  it("folds no cell again of which nothing has changed", () => {
    const { progress, start, answer } = begun();
    answer(start(0), 1);
    const second = start(1);
    const before = progress.report();
    answer(second, 2);
    const after = progress.report();
    expect(after.cells[0]?.perQuestion).toBe(before.cells[0]?.perQuestion);
    expect(after.cells[1]?.questions).toBe(1);
    expect(after.questions).toBe(2);
  });

  it.each<[string, (sweep: ReturnType<typeof begun>) => unknown]>([
    ["a pause", ({ pause }) => pause()],
    ["a comparison that stops it", ({ stop }) => stop(0)],
    ["what happens in another cell", ({ start, answer }) => answer(start(1), 2)],
  ])("is told without a further look at a cell that stands still, after %s", (_, happen) => {
    const sweep = begun();
    const run = sweep.start(0);
    sweep.answer(run, 1);
    sweep.progress.setState(run, "done");
    const readBefore = sweep.read.length;
    happen(sweep);
    expect(sweep.progress.report().cells[0]?.questions).toBe(1);
    expect(sweep.read.slice(readBefore)).not.toContain(run);
  });

  it("keeps no rows of a cell whose last repeat failed before it began", () => {
    const { progress, read, start, answer, fail } = begun({ repeats: 2 });
    const first = start(0);
    answer(first, 1);
    progress.setState(first, "done");
    start(0, 1, "waiting");
    fail(0, 1);
    expect(progress.report().cells[0]).toMatchObject({ state: "failed", questions: 1 });
    const readBefore = read.length;
    progress.setState(first, "running");
    // What is not kept is read again as soon as it is needed.
    expect(read.slice(readBefore)).toContain(first);
  });
});

describe("a sweep that is taken up again", () => {
  it("reads what each run answered once, and tells it from then on", () => {
    const { progress, stored, read } = begun({ repeats: 2 });
    const runs = ["run-0", "run-1"];
    for (const run of runs) stored.set(run, [questionRow("q1", true), questionRow("q2", false)]);
    progress.addRuns(runs.map((run, repeat) => ({ cell: 0, repeat, run, state: "paused" })));
    progress.report();
    expect(progress.report().cells[0]).toMatchObject({ state: "paused", questions: 4, correct: 2 });
    expect(read).toEqual(runs);
  });

  it("goes on with what a run had answered, and what it answers now", () => {
    const { progress, stored, answer } = begun();
    stored.set("run", [questionRow("q0", true)]);
    progress.addRuns([{ cell: 0, repeat: 0, run: "run", state: "paused" }]);
    progress.setState("run", "running");
    answer("run", 1);
    expect(progress.report().cells[0]).toMatchObject({ state: "running", questions: 2 });
    progress.setState("run", "done");
    expect(progress.report().cells[0]).toMatchObject({ state: "done", questions: 2 });
  });

  it("counts exemplars in how far it is, but not in how far a run has come to the next comparison", () => {
    const { progress, stored } = begun();
    stored.set("run", [questionRow("q1", true, { exemplar: true }), questionRow("q2", true)]);
    progress.addRuns([{ cell: 0, repeat: 0, run: "run", state: "paused" }]);
    progress.addRow("run", questionRow("q3", true, { exemplar: true }), 1);
    expect([progress.done(), progress.countedOf("run")]).toEqual([3, 1]);
  });
});
