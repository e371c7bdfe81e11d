import { describe, expect, test } from "vitest";
import { EMPTY_TRANSCRIPT, type RunTranscript } from "../../../core/transcript.ts";
import { secondsLeft } from "../../../renderer/views/evaluate/results/figures.ts";
import { intervalWords, scoreWords } from "../../../renderer/views/evaluate/results/interval-words.ts";
import { standingOf } from "../../../renderer/views/evaluate/results/standing.ts";

const halfDone: RunTranscript = {
  ...EMPTY_TRANSCRIPT,
  state: "running",
  totals: { ...EMPTY_TRANSCRIPT.totals, done: 2 },
  questions: Array.from({ length: 4 }, (_, index) => ({
    id: String(index),
    asked: { id: String(index), text: "?", answerType: "number", choices: [] },
    state: "running",
    turns: [],
    observations: [],
    result: null,
    error: null,
    calls: 0,
    tokens: { prompt: 0, cached: 0, generated: 0 },
    started: 0,
    finished: null,
    activeFrom: 0,
    activeTo: null,
  })),
  activeMilliseconds: 8000,
  lastTime: 100_000,
};

describe("time left", () => {
  test("goes on from the pace of the questions that are done", () => {
    expect(secondsLeft(halfDone, 100_000)).toBe(8);
  });

  test("grows while nothing comes to its end", () => {
    expect(secondsLeft(halfDone, 104_000)).toBe(12);
  });

  test("is not known before the first question is done, nor while the run stands still", () => {
    expect(secondsLeft({ ...halfDone, totals: EMPTY_TRANSCRIPT.totals }, 100_000)).toBeNull();
    expect(secondsLeft({ ...halfDone, state: "paused" }, 100_000)).toBeNull();
  });
});

test("an interval is told in whole per cent", () => {
  expect(intervalWords([0.254, 0.746])).toBe("25–75 %");
});

test("an interval of scores is told with one decimal", () => {
  expect(scoreWords([51.24, 57.86])).toBe("51.2–57.9");
});

describe("how a row of the results stands", () => {
  const waiting = { state: "waiting", run: null, error: null } as const;
  const started = { state: "started", run: "r", error: null } as const;
  const error = { code: "dataset", message: "No.", details: {} };
  const unheard = { phase: null, end: null, problem: null };

  test("it waits until the engine takes it", () => {
    expect(standingOf(waiting, unheard)).toBe("waiting");
    expect(standingOf({ ...waiting, state: "over", error }, unheard)).toBe("refused");
  });

  test("it follows the run's phase, then how the run ended", () => {
    const end = { run: "r", state: "paused", report: null, error: null } as const;
    expect(standingOf(started, { ...unheard, phase: "loading-model" })).toBe("loading-model");
    expect(standingOf(started, { ...unheard, phase: "ended", end })).toBe("paused");
  });

  test("a run that the engine does not know any more was refused", () => {
    expect(standingOf(started, { ...unheard, problem: error })).toBe("refused");
  });
});
