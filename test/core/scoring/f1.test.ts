import { describe, expect, test } from "vitest";
import { macroF1, type LabelPair } from "../../../core/scoring/f1.ts";
import reference from "../../fixtures/statistics-f1.json" with { type: "json" };

const pairs = (gold: readonly string[], answers: readonly (string | null)[]): LabelPair[] =>
  gold.map((right, index) => ({ gold: right, answer: answers[index] ?? null }));

describe("macro-F1", () => {
  test.each(reference.macroF1.map((each) => ({ ...each, questions: each.gold.length })))(
    "of $questions questions equals the reference",
    ({ gold, predicted, f1 }) => {
      expect(macroF1(pairs(gold, predicted))).toBeCloseTo(f1, 12);
    },
  );

  test("counts no answer as a miss of the right class and as no false alarm", () => {
    // yes: 1 hit, 1 miss; no: 1 hit.
    expect(macroF1(pairs(["yes", "yes", "no"], ["yes", null, "no"]))).toBeCloseTo((2 / 3 + 1) / 2, 12);
    // The same with a wrong answer: a false alarm for "no" as well.
    expect(macroF1(pairs(["yes", "yes", "no"], ["yes", "no", "no"]))).toBeCloseTo((2 / 3 + 2 / 3) / 2, 12);
  });

  test("leaves out a class that does not occur", () => {
    expect(macroF1(pairs(["true", "true"], ["true", "true"]))).toBe(1);
    expect(macroF1(pairs(["true", "true"], ["true", "false"]))).toBeCloseTo(1 / 3, 12);
  });

  test("is 0 if nothing is answered, and unknown without questions", () => {
    expect(macroF1(pairs(["yes", "no"], [null, null]))).toBe(0);
    expect(macroF1([])).toBeNull();
  });
});
