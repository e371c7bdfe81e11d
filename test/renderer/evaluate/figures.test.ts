import { describe, expect, test } from "vitest";
import { EMPTY_TRANSCRIPT, type QuestionTranscript, type RunTranscript } from "../../../core/transcript.ts";
import { figuresSoFar, reportSoFar, secondsLeft } from "../../../renderer/views/evaluate/results/figures.ts";
import { intervalWords, scoreWords } from "../../../renderer/views/evaluate/results/interval-words.ts";

const halfDone: RunTranscript = {
  ...EMPTY_TRANSCRIPT,
  state: "running",
  done: 2,
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
    expect(secondsLeft({ ...halfDone, done: 0 }, 100_000)).toBeNull();
    expect(secondsLeft({ ...halfDone, state: "paused" }, 100_000)).toBeNull();
  });
});

describe("the figures so far", () => {
  const questions: readonly QuestionTranscript[] = halfDone.questions.map((question) => ({
    ...question,
    state: "failed",
    activeTo: 2000,
  }));
  const failed: RunTranscript = { ...halfDone, questions };

  test("are computed once for all who show them", () => {
    expect(reportSoFar(failed)).toBe(reportSoFar(failed));
    for (const question of questions) expect(figuresSoFar(question)).toBe(figuresSoFar(question));
  });

  test("are those of the run as it stands", () => {
    const [first] = questions;
    if (first === undefined) throw new Error("There are four questions.");
    expect(reportSoFar(failed)).toMatchObject({ questions: 4, failed: 4, calls: 0 });
    const further = { ...failed, questions: [...questions, { ...first, id: "further", calls: 3 }] };
    expect(reportSoFar(further)).toMatchObject({ questions: 5, failed: 5, calls: 3 });
    expect(figuresSoFar(first)?.calls).toBe(0);
  });
});

test("an interval is told in whole per cent", () => {
  expect(intervalWords([0.254, 0.746])).toBe("25–75 %");
});

test("an interval does not reach none or all where it ends before", () => {
  expect(intervalWords([0.972, 0.9991])).toBe("97–99.9 %");
});

test("an interval of scores is told with one decimal", () => {
  expect(scoreWords([51.24, 57.86])).toBe("51.2–57.9");
});
