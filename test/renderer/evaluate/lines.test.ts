import { describe, expect, test } from "vitest";
import { EMPTY_TRANSCRIPT } from "../../../core/transcript.ts";
import { NOT_HEARD_OF, type FollowedRun } from "../../../renderer/state/followed-run.ts";
import { resultLines, standingOf } from "../../../renderer/views/evaluate/results/lines.ts";
import { aCell, aReport } from "../support/sweep-reports.ts";

const cells = [
  aCell({
    cell: 0,
    strategy: "io",
    repeats: [
      {
        ...{ run: "r1", repeat: 0, seed: 0, questions: 3, compared: 3, correct: 2 },
        ...{ accuracy: 2 / 3, score: null },
      },
    ],
    questions: 3,
    accuracy: 2 / 3,
    interval: [0.2, 0.9],
    state: "running",
  }),
  aCell({
    ...{ cell: 1, strategy: "mcf", state: "waiting", repeats: [], questions: 0 },
    ...{ score: 51.2, scoreInterval: [46, 56] },
  }),
];
const sweep: FollowedRun = {
  ...NOT_HEARD_OF,
  phase: "running",
  sweep: { report: aReport({ cells, questionsPerCell: 10, repeats: 2 }), warnings: [], secondsLeft: 4 },
};

describe("the lines of a comparison", () => {
  test("are one per cell of a sweep, with the run whose questions can be read", () => {
    expect(resultLines(sweep)).toMatchObject([
      { run: "r1", strategy: "io", standing: "running", done: 3, total: 20 },
      { run: null, strategy: "mcf", standing: "waiting", done: 0, total: 20 },
    ]);
  });

  test("count exemplars among what is done, and have no more to do once they are done", () => {
    const [first, second] = resultLines({
      ...sweep,
      sweep: {
        ...{ warnings: [], secondsLeft: null },
        report: aReport({
          questionsPerCell: 100,
          cells: [
            aCell({ state: "done", ended: 100, questions: 96 }),
            aCell({ cell: 1, state: "running", ended: 50, questions: 46 }),
          ],
        }),
      },
    });

    expect(first).toMatchObject({ done: 100, total: 100 });
    expect(second).toMatchObject({ done: 50, total: 100 });
  });

  test("have a cell's accuracy and its mean score with their intervals", () => {
    const [first, second] = resultLines(sweep);

    expect(first?.figures).toMatchObject({ accuracy: 2 / 3, interval: [0.2, 0.9], score: null });
    expect(second?.figures.score).toEqual({ mean: 51.2, interval: [46, 56] });
  });

  test("are none before the run has said what it is", () => {
    expect(resultLines(NOT_HEARD_OF)).toEqual([]);
    expect(resultLines({ ...NOT_HEARD_OF, phase: "running", transcript: EMPTY_TRANSCRIPT })).toEqual([]);
  });
});

describe("how a run stands", () => {
  test("follows its phase, then how it ended", () => {
    const end = { run: "r", state: "paused", report: null, error: null } as const;

    expect(standingOf({ phase: null, end: null })).toBe("starting");
    expect(standingOf({ phase: "loading-model", end: null })).toBe("loading-model");
    expect(standingOf({ phase: "ended", end })).toBe("paused");
  });
});
