import { describe, expect, it } from "vitest";
import {
  evaluatedRepository,
  experienceAfter,
  experienceFigures,
  type ExperiencedQuestion,
  type ExperienceUse,
} from "../../../core/evaluation/experience-figures.ts";
import type { Observation } from "../../../core/events.ts";

const retrieved = (outcome: "found" | "outlier" | "too-few" | "nothing-similar"): Observation => ({
  kind: "experience-retrieved",
  ...{ repository: "r", stored: 3, outcome, z: null, nearest: null },
});
const judged = (good: boolean, readable: boolean, stored: string | null): Observation => ({
  kind: "experience-judged",
  ...{ good, readable, stored, reason: "" },
});
const use = (change: Partial<ExperienceUse> = {}): ExperienceUse => ({
  ...{ outcome: "found", verdict: null, stored: false },
  ...change,
});
const question = (correct: boolean, experience?: ExperienceUse): ExperiencedQuestion => ({
  ...{ compared: true, correct },
  ...(experience && { experience }),
});
const repository = (questions: number) => ({ repository: "r", questions });

describe("a question's use of experience", () => {
  it("is what its observations say, one after another", () => {
    const first = experienceAfter(undefined, retrieved("outlier"));
    expect(first).toEqual({ outcome: "outlier", verdict: null, stored: false });
    expect(experienceAfter(first, judged(true, true, "e1"))).toEqual({
      ...{ outcome: "outlier", verdict: "good", stored: true },
    });
    expect(experienceAfter(first, judged(false, true, null))?.verdict).toBe("bad");
    expect(experienceAfter(first, judged(false, false, null))?.verdict).toBe("unreadable");
  });

  it("is not changed by anything else, nor brought into being", () => {
    const warning: Observation = { kind: "warning", message: "!" };
    expect(experienceAfter(undefined, warning)).toBeUndefined();
    expect(experienceAfter(use(), warning)).toEqual(use());
  });
});

describe("the figures of a repository", () => {
  it("count every outcome of retrieval and of judging", () => {
    const asked = [
      question(true, use({ outcome: "too-few", verdict: "good", stored: true })),
      question(true, use({ outcome: "too-few", verdict: "unreadable" })),
      question(false, use({ outcome: "outlier", verdict: "bad" })),
      question(true, use({ outcome: "found" })),
      question(true, use({ outcome: "nothing-similar" })),
      question(false),
    ];
    expect(experienceFigures(repository(6), asked)).toMatchObject({
      ...{ repository: "r", retrieved: 1, outliers: 1, nothingSimilar: 1, tooFew: 2 },
      ...{ judged: 3, stored: 1, unreadable: 1 },
    });
  });

  it("show the learning curve by tenths of the file's order", () => {
    const asked = Array.from({ length: 25 }, (_, index) =>
      question(index >= 20, index >= 5 ? use() : use({ outcome: "too-few" })),
    );
    const { tenths } = experienceFigures(repository(25), asked);
    expect(tenths.map(({ from, to }) => [from, to])).toEqual([
      ...[
        [1, 2],
        [3, 5],
        [6, 7],
        [8, 10],
        [11, 12],
      ],
      ...[
        [13, 15],
        [16, 17],
        [18, 20],
        [21, 22],
        [23, 25],
      ],
    ]);
    expect(tenths.map(({ correct }) => correct)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 3]);
    expect(tenths.map((tenth) => tenth.retrieved)).toEqual([0, 0, 2, 3, 2, 3, 2, 3, 2, 3]);
    expect(tenths.reduce((sum, tenth) => sum + tenth.questions, 0)).toBe(25);
  });

  it("of fewer than ten questions take each question by itself", () => {
    const { tenths } = experienceFigures(repository(3), [question(true), question(false), question(true)]);
    expect(tenths.map(({ from, to, correct }) => [from, to, correct])).toEqual([
      ...[
        [1, 1, 1],
        [2, 2, 0],
        [3, 3, 1],
      ],
    ]);
  });

  it("of a run that stands still keep the tenths of the whole file, as far as it came", () => {
    const { tenths } = experienceFigures(
      repository(40),
      Array.from({ length: 6 }, () => question(true)),
    );
    expect(tenths.map(({ from, to, questions }) => [from, to, questions])).toEqual([
      ...[
        [1, 4, 4],
        [5, 8, 2],
      ],
    ]);
  });

  it("do not count free prose as wrong", () => {
    const prose = { compared: false, correct: false };
    const { tenths } = experienceFigures(repository(1), [prose]);
    expect(tenths).toEqual([{ from: 1, to: 1, questions: 1, compared: 0, correct: 0, retrieved: 0 }]);
  });

  it("are those of no repository for a run without one", () => {
    expect(evaluatedRepository(undefined, 5)).toBeNull();
    expect(evaluatedRepository("r", 5)).toEqual(repository(5));
  });
});
