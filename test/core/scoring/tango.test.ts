import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { normalQuantile } from "../../../core/scoring/normal.ts";
import { tangoInterval } from "../../../core/scoring/tango.ts";

const Z = normalQuantile(0.975);

const counts = fc
  .tuple(fc.nat(40), fc.nat(40), fc.nat(40))
  .filter(([onlyFirst, onlySecond, alike]) => onlyFirst + onlySecond + alike > 0)
  .map(([onlyFirst, onlySecond, alike]) => [onlyFirst, onlySecond, onlyFirst + onlySecond + alike] as const);

/** T(Δ), with q where the slope of the counts' log-likelihood crosses 0, found by halving. */
function scoreAt(difference: number, onlyFirst: number, onlySecond: number, questions: number): number {
  const alike = questions - onlyFirst - onlySecond;
  const slope = (q: number) =>
    onlySecond / (q + difference) + onlyFirst / q - (2 * alike) / (1 - difference - 2 * q);
  let [low, high] = [Math.max(0, -difference), (1 - difference) / 2];
  for (let halving = 0; halving < 200; halving++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  const distance = onlySecond - onlyFirst - questions * difference;
  return distance / Math.sqrt(questions * (2 * low + difference * (1 - difference)));
}

describe("Tango's interval of a difference", () => {
  // Fagerland, Lydersen & Laake 2014: airway hyper-responsiveness before and after stem cell transplantation (Bentur et al.
  // 2009), and complete response before and after consolidation therapy (Cavo et al. 2012).
  test.each([
    { onlyFirst: 7, onlySecond: 1, questions: 21, low: -0.517, high: -0.026, digits: 3 },
    { onlyFirst: 16, onlySecond: 6, questions: 161, low: -0.124, high: -0.0054, digits: 4 },
  ])("of $onlyFirst against $onlySecond of $questions equals the published one", (given) => {
    const [low, high] = tangoInterval(given.onlyFirst, given.onlySecond, given.questions);
    expect(low).toBeCloseTo(given.low, given.digits);
    expect(high).toBeCloseTo(given.high, given.digits);
  });

  test.each([1, 10, 100, 5000])("has a width where none of %i questions tells the two apart", (questions) => {
    const [low, high] = tangoInterval(0, 0, questions);
    expect(high).toBeCloseTo(Z ** 2 / (questions + Z ** 2), 12);
    expect(low).toBe(-high);
  });

  test.each([1, 3, 100])("has a width where all of %i questions speak for the second", (questions) => {
    const [low, high] = tangoInterval(0, questions, questions);
    expect(low).toBeCloseTo((questions - Z ** 2) / (questions + Z ** 2), 12);
    expect(high).toBe(1);
  });

  test("ends where the score test begins to reject", () => {
    fc.assert(
      fc.property(counts, (given) => {
        const [low, high] = tangoInterval(...given);
        if (low > -1) expect(scoreAt(low, ...given)).toBeCloseTo(Z, 5);
        if (high < 1) expect(scoreAt(high, ...given)).toBeCloseTo(-Z, 5);
      }),
    );
  });

  test("holds the difference, and stays between −1 and 1", () => {
    fc.assert(
      fc.property(counts, ([onlyFirst, onlySecond, questions]) => {
        const [low, high] = tangoInterval(onlyFirst, onlySecond, questions);
        const difference = (onlySecond - onlyFirst) / questions;
        expect(-1 <= low && low <= difference && difference <= high && high <= 1 && low < high).toBe(true);
      }),
    );
  });

  test("turns its sign with the order of the two", () => {
    fc.assert(
      fc.property(counts, ([onlyFirst, onlySecond, questions]) => {
        const [low, high] = tangoInterval(onlyFirst, onlySecond, questions);
        const turned = tangoInterval(onlySecond, onlyFirst, questions);
        expect([-turned[1], -turned[0]]).toEqual([low, high]);
      }),
    );
  });

  test("narrows with the number of questions that come out in the same shares", () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 2, max: 9 }), ([onlyFirst, onlySecond, questions], times) => {
        const [low, high] = tangoInterval(onlyFirst, onlySecond, questions);
        const [moreLow, moreHigh] = tangoInterval(times * onlyFirst, times * onlySecond, times * questions);
        expect(moreHigh - moreLow).toBeLessThan(high - low);
      }),
    );
  });

  test.each([
    [-1, 2, 10],
    [1, 2.5, 10],
    [6, 5, 10],
    [0, 0, 0],
    [0, NaN, 10],
    [0, 0, Infinity],
  ])("refuses %d and %d of %d questions", (onlyFirst, onlySecond, questions) => {
    expect(() => tangoInterval(onlyFirst, onlySecond, questions)).toThrow(ContractError);
  });
});
