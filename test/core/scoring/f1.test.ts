import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentileBootstrap } from "../../../core/scoring/bootstrap.ts";
import { macroF1, macroF1Interval, type LabelPair } from "../../../core/scoring/f1.ts";
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

describe("the interval of macro-F1", () => {
  // Ten answers each of four kinds: F1 of "yes" and of "no" are ½, and by symmetry macro-F1 behaves almost as accuracy does,
  // whose normal interval is ½ ± 1.96·√(¼/40).
  test("of balanced answers is near that of accuracy", () => {
    const gold = [...Array<string>(20).fill("yes"), ...Array<string>(20).fill("no")];
    const answers = gold.map((right, index) => (index % 2 === 0 ? right : right === "yes" ? "no" : "yes"));
    const [low, high] = macroF1Interval(pairs(gold, answers)) ?? [NaN, NaN];
    const margin = 1.96 * Math.sqrt(0.25 / 40);
    expect(Math.abs(low - (0.5 - margin))).toBeLessThan(0.03);
    expect(Math.abs(high - (0.5 + margin))).toBeLessThan(0.03);
  });

  test("is the same each time, lies within 0 to 1, and has no width where all is right", () => {
    const label = fc.constantFrom("yes", "no");
    const questions = fc.array(fc.tuple(label, fc.option(label)), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(questions, (given) => {
        const labels = given.map(([gold, answer]) => ({ gold, answer }));
        const [low, high] = macroF1Interval(labels) ?? [NaN, NaN];
        expect(0 <= low && low <= high && high <= 1).toBe(true);
        expect(macroF1Interval(labels)).toEqual([low, high]);
        expect(macroF1Interval(labels.map(({ gold }) => ({ gold, answer: gold })))).toEqual([1, 1]);
      }),
      { numRuns: 20 },
    );
  });

  test("is near that of drawing one question after another", () => {
    const labels = [
      ...Array<LabelPair>(70).fill({ gold: "yes", answer: "yes" }),
      ...Array<LabelPair>(20).fill({ gold: "yes", answer: "no" }),
      ...Array<LabelPair>(10).fill({ gold: "yes", answer: null }),
      ...Array<LabelPair>(60).fill({ gold: "no", answer: "no" }),
      ...Array<LabelPair>(30).fill({ gold: "no", answer: "yes" }),
      ...Array<LabelPair>(10).fill({ gold: "no", answer: null }),
    ];
    const resampled = (draw: () => number) => macroF1(labels.flatMap(() => labels[draw()] ?? [])) ?? NaN;
    const [directLow, directHigh] = percentileBootstrap(labels.length, resampled);
    const [low, high] = macroF1Interval(labels) ?? [NaN, NaN];
    expect(Math.abs(low - directLow)).toBeLessThan(0.015);
    expect(Math.abs(high - directHigh)).toBeLessThan(0.015);
  });

  test("is unknown without questions", () => {
    expect(macroF1Interval([])).toBeNull();
  });
});
