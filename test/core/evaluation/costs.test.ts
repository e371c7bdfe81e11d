import { describe, expect, test } from "vitest";
import { costsOf, costsPerQuestion } from "../../../core/evaluation/costs.ts";

const ASKED = [
  { calls: 1, tokens: { prompt: 10, cached: 4, generated: 2 }, seconds: 1 },
  { calls: 4, tokens: { prompt: 20, cached: 0, generated: 6 }, seconds: 2 },
];

describe("what questions took", () => {
  test("is told as their sum", () => {
    expect(costsOf(ASKED)).toEqual({ calls: 5, tokens: { prompt: 30, cached: 4, generated: 8 } });
  });

  test("is told as the mean over them", () => {
    expect(costsPerQuestion(ASKED)).toEqual({
      calls: 2.5,
      tokens: { prompt: 15, cached: 2, generated: 4 },
      seconds: 1.5,
    });
  });

  test("is nothing without questions", () => {
    expect(costsPerQuestion([])).toEqual({
      calls: 0,
      tokens: { prompt: 0, cached: 0, generated: 0 },
      seconds: 0,
    });
  });
});
