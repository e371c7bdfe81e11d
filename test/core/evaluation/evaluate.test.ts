import { describe, expect, it } from "vitest";
import {
  evaluationReport,
  figuresOf,
  figuresOfEnd,
  type QuestionFigures,
} from "../../../core/evaluation/evaluate.ts";
import { NO_TOKENS } from "../../../core/model.ts";
import { bootstrapInterval } from "../../../core/scoring/bootstrap.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";

const right: QuestionFigures = {
  outcome: "answered",
  correct: true,
  calls: 3,
  tokens: { prompt: 100, cached: 40, generated: 20 },
  seconds: 4,
  answerType: "number",
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

  it("has no figures without questions", () => {
    expect(evaluationReport("r", [], 5)).toMatchObject({
      ...{ questions: 0, compared: 0, accuracy: null, interval: null },
      ...{ score: null, macroF1: null, byDifficulty: null },
    });
  });

  it("counts the questions of which a reply was cut off, with the largest number of tokens", () => {
    const figures = [{ ...right, cutOff: 3 }, { ...unanswered, cutOff: 1 }, { ...wrong, cutOff: 0 }, failed];
    expect(evaluationReport("r", figures, 5, null, 512).cutOff).toEqual({ questions: 2, maxTokens: 512 });
  });

  it("says nothing of replies that were cut off where a question does not, or all failed", () => {
    expect(evaluationReport("r", [right, wrong], 5, null, 512).cutOff).toBeNull();
    expect(evaluationReport("r", [{ ...right, cutOff: 1 }, wrong], 5, null, 512).cutOff).toBeNull();
    expect(evaluationReport("r", [failed], 5, null, 512).cutOff).toBeNull();
    expect(evaluationReport("r", [{ ...right, cutOff: 1 }], 5).cutOff).toBeNull();
  });

  it("counts the costs of questions that were put only to get exemplars, and nothing else of them", () => {
    const report = evaluationReport("r", [right, { ...wrong, exemplar: true }], 5);
    expect(report).toMatchObject({ questions: 1, compared: 1, correct: 1, accuracy: 1, calls: 6 });
    expect(report.perQuestion).toEqual({ calls: 3, tokens: right.tokens, seconds: 4 });
  });
});

describe("the scores of translations", () => {
  const translation: QuestionFigures = { ...wrong, answerType: "translation", score: 60 };

  it("have a mean with its interval, an unanswered or failed one counting 0", () => {
    const noAnswer: QuestionFigures = { ...translation, outcome: "unanswered", score: 0 };
    const noResult: QuestionFigures = { ...failed, answerType: "translation" };
    const report = evaluationReport("r", [translation, translation, noAnswer, noResult], 5);
    const interval = bootstrapInterval([60, 60, 0, 0]);
    expect(report.score).toEqual({ metric: "chrF", mean: 30, interval, questions: 4 });
  });

  it("leave their mean its whole range where there is but one", () => {
    expect(evaluationReport("r", [translation], 5).score).toMatchObject({ mean: 60, interval: [0, 100] });
  });

  it("are no part of the accuracy", () => {
    expect(evaluationReport("r", [translation], 5)).toMatchObject({
      ...{ questions: 1, compared: 0, correct: 0, accuracy: null, interval: null },
    });
    expect(evaluationReport("r", [translation, right, wrong], 5)).toMatchObject({
      ...{ questions: 3, compared: 2, correct: 1, accuracy: 0.5, score: { mean: 60, questions: 1 } },
    });
  });

  it("are there for translations alone; free prose has no figure", () => {
    expect(evaluationReport("r", [{ ...wrong, answerType: "text" }, right], 5)).toMatchObject({
      ...{ questions: 2, compared: 1, accuracy: 1, score: null },
    });
  });
});

describe("macro-F1", () => {
  const yes: QuestionFigures = { ...right, answerType: "yesno", label: { gold: "yes", answer: "yes" } };
  const no: QuestionFigures = { ...wrong, answerType: "yesno", label: { gold: "no", answer: "yes" } };

  it("is told where all answers are yes or no", () => {
    expect(evaluationReport("r", [yes, no], 5).macroF1).toBeCloseTo(1 / 3, 12);
  });

  it("is not told of other types, of mixed ones, or while a right answer is unknown", () => {
    const truth: QuestionFigures = {
      ...yes,
      answerType: "truefalse",
      label: { gold: "true", answer: "true" },
    };
    const unknown: QuestionFigures = { ...wrong, answerType: "yesno" };
    for (const figures of [[right], [yes, right], [yes, truth], [yes, unknown]])
      expect(evaluationReport("r", figures, 5).macroF1).toBeNull();
    expect(evaluationReport("r", [truth], 5).macroF1).toBe(1);
  });
});

describe("accuracy by difficulty", () => {
  const of = (difficulty: string, from: QuestionFigures = right): QuestionFigures => ({
    ...from,
    difficulty,
  });

  it.each([
    [
      ["extra", "medium", "easy", "hard"],
      ["easy", "medium", "hard", "extra"],
    ],
    [
      ["challenging", "simple", "moderate"],
      ["simple", "moderate", "challenging"],
    ],
    [
      ["10 lines", "2 lines", "10 lines", "1 line"],
      ["1 line", "2 lines", "10 lines"],
    ],
    [
      ["long", "level 1", "short", "long"],
      ["long", "level 1", "short"],
    ],
    [
      ["easy", "moderate", "hard"],
      ["easy", "moderate", "hard"],
    ],
  ])("has the labels %j as %j", (labels, expected) => {
    const { byDifficulty } = evaluationReport(
      "r",
      labels.map((label) => of(label)),
      5,
    );
    expect(byDifficulty?.map(({ difficulty }) => difficulty)).toEqual(expected);
  });

  it("counts the questions of each that are right or wrong", () => {
    const translated: QuestionFigures = { ...of("easy"), answerType: "translation", score: 5 };
    const { byDifficulty } = evaluationReport("r", [of("easy"), of("easy", wrong), translated, right], 5);
    expect(byDifficulty).toMatchObject([{ difficulty: "easy", questions: 2, correct: 1, accuracy: 0.5 }]);
    expect(byDifficulty?.[0]?.interval[0]).toBeCloseTo(0.0945, 3);
  });

  it("is not told where no question has one", () => {
    expect(evaluationReport("r", [right, wrong], 5).byDifficulty).toBeNull();
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
      answerType: "number",
    });
  });

  it("tell its score, its difficulty, and that it was put to get an exemplar", () => {
    const asked = { ...question.asked, answerType: "translation", exemplar: true } as const;
    const scored = { ...result, correct: null, score: 41.5, difficulty: "hard", gold: "Right." };
    const figures = figuresOf({ ...question, asked, state: "done", result: scored, activeTo: 1900 });
    expect(figures).toMatchObject({ score: 41.5, difficulty: "hard", exemplar: true, correct: false });
    expect(figures).not.toHaveProperty("label");
  });

  it("tell how many of its replies were cut off, where its result does", () => {
    const cut = { ...result, cutOff: 2 };
    expect(figuresOf({ ...question, state: "done", result: cut, activeTo: 1900 })?.cutOff).toBe(2);
  });

  it("tell the right and the given answer where there are two possible ones", () => {
    const asked = { ...question.asked, answerType: "yesno" } as const;
    const answered = { ...result, answer: "no", gold: "Yes" };
    expect(figuresOf({ ...question, asked, state: "done", result: answered, activeTo: 1900 })?.label).toEqual(
      { gold: "yes", answer: "no" },
    );
    const costs = { calls: 1, tokens: NO_TOKENS, seconds: 1 };
    expect(
      figuresOfEnd(asked, {
        state: "failed",
        result: null,
        known: { gold: "no", difficulty: "easy" },
        ...costs,
      }),
    ).toMatchObject({ outcome: "failed", label: { gold: "no", answer: null }, difficulty: "easy" });
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
