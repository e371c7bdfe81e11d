import { describe, expect, test } from "vitest";
import { estimateOf, metricOf, worthOf } from "../../../core/sweep/worth.ts";

const UNANSWERED = { accuracy: null, interval: null, score: null, scoreInterval: null };
const TRANSLATED = { ...UNANSWERED, score: 41, scoreInterval: [36, 45] as const };

describe("what cells are compared by", () => {
  test("is the share of right answers, also before there are any", () => {
    expect(metricOf({ cells: [UNANSWERED] })).toBe("accuracy");
    expect(metricOf({ cells: [{ ...TRANSLATED, accuracy: 0.5 }] })).toBe("accuracy");
  });

  test("is chrF where there are only translations", () => {
    expect(metricOf({ cells: [UNANSWERED, TRANSLATED] })).toBe("score");
    expect(estimateOf(TRANSLATED, "score")).toEqual({ value: 41, interval: [36, 45] });
    expect(worthOf(TRANSLATED, "score")).toBe(41);
  });

  test("is nothing for a cell without an answer that can be compared", () => {
    expect(estimateOf(UNANSWERED, "accuracy")).toBeNull();
    expect(worthOf(UNANSWERED, "accuracy")).toBeNull();
  });
});
