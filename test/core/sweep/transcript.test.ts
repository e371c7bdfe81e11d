import { expect, test } from "vitest";
import type { SweepEvent, SweepEventBody, SweepManifest } from "../../../core/sweep/events.ts";
import { activeAt, foldSweep } from "../../../core/sweep/transcript.ts";
import { sweepManifest } from "../../support/sweeps.ts";

const MANIFEST: SweepManifest = sweepManifest([{ agents: 2 }, { agents: 3 }]);

/** Bodies as the events of one sweep, a second apart. */
function eventsOf(bodies: readonly SweepEventBody[]): SweepEvent[] {
  return bodies.map((body, seq) => ({ ...body, run: "sweep", seq, question: null, time: 1000 * seq }));
}

const START: SweepEventBody = { type: "sweep-started", manifest: MANIFEST };

test("a sweep knows the runs of its cells, and what became of those that could not be carried out", () => {
  const error = { code: "model-load", message: "It is no model.", details: {} };
  const { cellRuns, state } = foldSweep(
    eventsOf([
      START,
      { type: "cell-started", cell: 0, repeat: 0, cellRun: "a" },
      { type: "cell-started", cell: 1, repeat: 0, cellRun: "b" },
      { type: "cell-failed", cell: 1, repeat: 0, error },
      { type: "run-finished", state: "done", error: null },
    ]),
  );
  expect(cellRuns).toEqual([
    { cell: 0, repeat: 0, run: "a", error: null },
    { cell: 1, repeat: 0, run: "b", error },
  ]);
  expect(state).toBe("done");
});

test("its time leaves out what it stood still, also where its process was killed", () => {
  const paused = foldSweep(
    eventsOf([START, { type: "cell-started", cell: 0, repeat: 0, cellRun: "a" }, { type: "run-paused" }]),
  );
  expect(activeAt(paused, 100_000)).toBe(2000);
  // Killed, it could only be seen in the runs of its cells that it went on for a while.
  const resumed = foldSweep(eventsOf([START, { type: "run-resumed", activeMilliseconds: 700 }]));
  expect(activeAt(resumed, 1500)).toBe(1200);
});

test("events that are folded in already change nothing", () => {
  const events = eventsOf([START, { type: "sweep-warning", message: "Mind this." }, { type: "run-paused" }]);
  const once = foldSweep(events);
  expect(foldSweep(events, once)).toEqual(once);
  expect(once.warnings).toEqual(["Mind this."]);
});
