import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { pairedBootstrap } from "../../../core/scoring/paired-bootstrap.ts";

const outcomes = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1)), {
  minLength: 1,
  maxLength: 40,
});
const columns = (pairs: readonly (readonly [number, number])[]) =>
  [pairs.map(([first]) => first), pairs.map(([, second]) => second)] as const;

/** 2.5 % and 97.5 % quantile of the mean of as many draws as there are values, from the distribution of the sum itself. */
function limitsOfAllResamples(values: readonly number[]): readonly [number, number] {
  let sums = new Map([[0, 1]]);
  values.forEach(() => {
    const next = new Map<number, number>();
    for (const [sum, share] of sums)
      for (const value of values) next.set(sum + value, (next.get(sum + value) ?? 0) + share / values.length);
    sums = next;
  });
  const ascending = [...sums].sort(([left], [right]) => left - right);
  const quantile = (share: number) => {
    let below = 0;
    return ascending.find(([, probability]) => (below += probability) >= share)?.[0] ?? NaN;
  };
  return [quantile(0.025) / values.length, quantile(0.975) / values.length];
}

describe("the paired bootstrap interval", () => {
  // Data: Student 1908, "The probable error of a mean": additional hours of sleep of ten patients with two drugs.
  test("of Student's sleep data comes near the limits of all 10¹⁰ possible resamples", () => {
    const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
    const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const [low, high] = pairedBootstrap(first, second);
    const [allLow, allHigh] = limitsOfAllResamples([12, 24, 13, 13, 0, 10, 18, 8, 46, 14]);
    expect(Math.abs(low - allLow / 10)).toBeLessThan(0.05);
    expect(Math.abs(high - allHigh / 10)).toBeLessThan(0.05);
  });

  test.each([100, 1000, 1001])("of %i answers is near the normal one", (count) => {
    // 3 of 10 questions only the second has right, 1 of 10 only the first: a difference of 0.2.
    const first = Array.from({ length: count }, (_, index) => (index % 10 === 0 ? 1 : 0));
    const second = Array.from({ length: count }, (_, index) => ([1, 2, 3].includes(index % 10) ? 1 : 0));
    const [low, high] = pairedBootstrap(first, second);
    const centre = first.reduce<number>((sum, value, index) => sum + (second[index] ?? 0) - value, 0) / count;
    const margin = 1.96 * Math.sqrt((0.4 - 0.2 ** 2) / count);
    expect(Math.abs(low - (centre - margin))).toBeLessThan(0.12 * margin);
    expect(Math.abs(high - (centre + margin))).toBeLessThan(0.12 * margin);
  });

  test("has no width where every question differs alike, whatever the values are", () => {
    expect(pairedBootstrap([10, 80, 40], [15, 85, 45])).toEqual([5, 5]);
  });

  test("is the same each time, and stays between the smallest and the largest difference", () => {
    fc.assert(
      fc.property(outcomes, (pairs) => {
        const [first, second] = columns(pairs);
        const [low, high] = pairedBootstrap(first, second);
        expect(pairedBootstrap(first, second)).toEqual([low, high]);
        const differences = pairs.map(([left, right]) => right - left);
        expect(Math.min(...differences) <= low && low <= high && high <= Math.max(...differences)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test("turns its sign with the order of the two", () => {
    fc.assert(
      fc.property(outcomes, (pairs) => {
        const [first, second] = columns(pairs);
        const [low, high] = pairedBootstrap(first, second);
        const [turnedLow, turnedHigh] = pairedBootstrap(second, first);
        expect(turnedLow).toBeCloseTo(-high, 12);
        expect(turnedHigh).toBeCloseTo(-low, 12);
      }),
      { numRuns: 40 },
    );
  });

  test("refuses values that do not pair, and none", () => {
    expect(() => pairedBootstrap([1, 2], [1])).toThrow(ContractError);
    expect(() => pairedBootstrap([1], [1, 2])).toThrow(ContractError);
    expect(() => pairedBootstrap([], [])).toThrow(ContractError);
  });
});
