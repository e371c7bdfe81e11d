import { describe, expect, test } from "vitest";
import { EMPTY_TRANSCRIPT } from "../../../core/transcript.ts";
import type { LiveMessage, RunPhase } from "../../../engine/contract/live.ts";
import { followMessages, NOT_HEARD_OF, stateOf, troubleOf } from "../../../renderer/state/followed-run.ts";
import { aReport } from "../support/sweep-reports.ts";

const figures = (questions: number): LiveMessage => ({
  type: "sweep",
  phase: "running",
  report: aReport({ questions }),
  warnings: [],
  secondsLeft: 9,
});
const ended = (state: "paused" | "done", questions: number): LiveMessage => ({
  type: "ended",
  end: { run: "s", state, report: aReport({ questions }), error: null },
});

describe("following a sweep", () => {
  test("shows the figures that came last", () => {
    const followed = followMessages(NOT_HEARD_OF, [figures(1), figures(2)]);

    expect(followed).toMatchObject({ phase: "running", sweep: { report: { questions: 2 }, secondsLeft: 9 } });
  });

  test("shows the figures of its end, and that nothing is left", () => {
    const followed = followMessages(NOT_HEARD_OF, [figures(1), ended("done", 4)]);

    expect(followed).toMatchObject({
      phase: "ended",
      end: { state: "done" },
      sweep: { report: { questions: 4 }, secondsLeft: null },
    });
  });

  test("goes on after a pause as if it had not ended", () => {
    const paused = followMessages(NOT_HEARD_OF, [figures(1), ended("paused", 1)]);

    expect(followMessages(paused, [figures(2)])).toMatchObject({ phase: "running", end: null });
  });
});

test("a run that is no sweep has none", () => {
  const snapshot: LiveMessage = { type: "snapshot", phase: "running", transcript: EMPTY_TRANSCRIPT };

  expect(followMessages(NOT_HEARD_OF, [snapshot])).toMatchObject({ phase: "running", sweep: null });
});

describe("how a run stands", () => {
  const paused = { ...NOT_HEARD_OF, transcript: { ...EMPTY_TRANSCRIPT, state: "paused" } as const };

  test("is that it runs as soon as it is gone on with, while its model is still loaded", () => {
    expect(stateOf({ ...paused, phase: "loading-model" })).toBe("running");
  });

  test("is told by its end, and where none has come by what was heard last", () => {
    expect(stateOf(followMessages(paused, [ended("done", 4)]))).toBe("done");
    expect(stateOf({ ...paused, phase: "ended" })).toBe("paused");
  });
});

describe("a run that has ended", () => {
  const snapshot = (phase: RunPhase): LiveMessage => ({
    type: "snapshot",
    phase,
    transcript: EMPTY_TRANSCRIPT,
  });

  test("was going on if it was heard of before, even if its end came along with that", () => {
    expect(followMessages(NOT_HEARD_OF, [snapshot("running"), ended("done", 4)]).wasGoing).toBe(true);
  });

  test("was not going on if nothing else was ever heard of it: nothing has changed then", () => {
    expect(followMessages(NOT_HEARD_OF, [snapshot("ended"), ended("done", 4)]).wasGoing).toBe(false);
  });
});

describe("what went wrong with a run", () => {
  const endedBy = (code: string): LiveMessage => ({
    type: "ended",
    end: { run: "s", state: "cancelled", report: null, error: { code, message: "It ended.", details: {} } },
  });

  test("is nothing where somebody stopped it", () => {
    expect(troubleOf(followMessages(NOT_HEARD_OF, [endedBy("cancelled")]))).toBeNull();
  });

  test("is told where it was stopped, and then could not be gone on with", () => {
    expect(troubleOf(followMessages(NOT_HEARD_OF, [endedBy("contract")]))).toMatchObject({
      message: "It ended.",
    });
  });
});
