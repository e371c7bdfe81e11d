import { describe, expect, it } from "vitest";
import { evaluationReport, figuresOf, type QuestionFigures } from "../../../core/evaluation/evaluate.ts";
import { NO_TOKENS } from "../../../core/model.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";

const right: QuestionFigures = {
  outcome: "answered",
  correct: true,
  calls: 3,
  tokens: { prompt: 100, cached: 40, generated: 20 },
  seconds: 4,
};
const wrong: QuestionFigures = { ...right, correct: false, seconds: 2 };
const unanswered: QuestionFigures = { ...wrong, outcome: "unanswered" };
const failed: QuestionFigures = { ...wrong, outcome: "failed", calls: 1, tokens: NO_TOKENS, seconds: 0 };

describe("an evaluation's report", () => {
  it("counts unanswered and failed questions as wrong", () => {
    const report = evaluationReport("r", [right, wrong, unanswered, failed], 5);
    expect(report).toMatchObject({
      run: "r",
      questions: 4,
      correct: 1,
      unanswered: 1,
      failed: 1,
      accuracy: 0.25,
    });
  });

  it("gives the 95 % Wilson interval of the accuracy", () => {
    const { interval } = evaluationReport("r", [right, wrong, unanswered, failed], 5);
    // Wilson (1927), 1 of 4 with z = 1.959964.
    expect(interval?.[0]).toBeCloseTo(0.045587, 5);
    expect(interval?.[1]).toBeCloseTo(0.699358, 5);
  });

  it("sums the costs, and takes their means over all questions", () => {
    const report = evaluationReport("r", [right, wrong, unanswered, failed], 5);
    expect(report).toMatchObject({
      calls: 10,
      tokens: { prompt: 300, cached: 120, generated: 60 },
      seconds: 5,
    });
    expect(report.perQuestion).toEqual({
      calls: 2.5,
      tokens: { prompt: 75, cached: 30, generated: 15 },
      seconds: 2,
    });
  });

  it("has no accuracy without questions", () => {
    expect(evaluationReport("r", [], 5)).toMatchObject({ questions: 0, accuracy: null, interval: null });
  });
});

describe("the figures of a question in a transcript", () => {
  const question: QuestionTranscript = {
    id: "a",
    asked: { id: "a", text: "?", answerType: "number", choices: [] },
    state: "running",
    turns: [],
    observations: [],
    result: null,
    error: null,
    calls: 2,
    tokens: NO_TOKENS,
    started: 1000,
    finished: null,
    activeFrom: 400,
    activeTo: null,
  };
  const result = { answer: "1", agreement: null, calls: 2, tokens: NO_TOKENS, seconds: 1.5, correct: true };

  it("are there once it has come to its end", () => {
    expect(figuresOf(question)).toBeUndefined();
    expect(figuresOf({ ...question, state: "done", result, finished: 2500, activeTo: 1900 })).toEqual({
      outcome: "answered",
      correct: true,
      calls: 2,
      tokens: NO_TOKENS,
      seconds: 1.5,
    });
  });

  it("tell an unanswered question from a failed one", () => {
    const unansweredResult = { ...result, answer: null, correct: false };
    expect(
      figuresOf({ ...question, state: "done", result: unansweredResult, finished: 2500, activeTo: 1900 })
        ?.outcome,
    ).toBe("unanswered");
    const error = { code: "model-run", message: "lost", details: {} };
    expect(figuresOf({ ...question, state: "failed", error, finished: 3000, activeTo: 2400 })).toMatchObject({
      outcome: "failed",
      correct: false,
      seconds: 2,
    });
  });
});
