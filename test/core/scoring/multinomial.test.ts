import { describe, expect, test } from "vitest";
import { randomNumbers } from "../../../core/random.ts";
import { countsDrawnFrom } from "../../../core/scoring/multinomial.ts";

const DRAWS = 20_000;

/** Many draws, always the same. */
function drawn(counts: readonly number[]): readonly (readonly number[])[] {
  const draw = countsDrawnFrom(counts);
  const random = randomNumbers(7);
  return Array.from({ length: DRAWS }, () => draw(random));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function covariance(left: readonly number[], right: readonly number[]): number {
  return mean(left.map((value, at) => value * (right[at] ?? NaN))) - mean(left) * mean(right);
}

describe("drawing items with replacement by their kinds", () => {
  test("draws as many items as there are", () => {
    const sums = new Set(drawn([5, 1, 3]).map((counts) => counts.reduce((sum, count) => sum + count, 0)));
    expect([...sums]).toEqual([9]);
  });

  test("takes one number for each kind but the last, however many items there are", () => {
    const random = randomNumbers(7);
    let numbers = 0;
    countsDrawnFrom([40_000, 30_000, 20_000, 10_000])(() => {
      numbers++;
      return random();
    });
    expect(numbers).toBe(3);
  });

  test("draws two kinds as the binomial distribution has them", () => {
    const hits = drawn([3, 1]).map(([first]) => first);
    for (const [count, ways] of [1, 4, 6, 4, 1].entries()) {
      const share = hits.filter((hit) => hit === count).length / DRAWS;
      expect(Math.abs(share - ways * 0.75 ** count * 0.25 ** (4 - count))).toBeLessThan(0.015);
    }
  });

  test("has the means, variances and covariances of the multinomial distribution", () => {
    const counts = [50, 30, 15, 5];
    const draws = drawn(counts);
    const kinds = counts.map((count, kind) => ({ count, draws: draws.map((all) => all[kind] ?? NaN) }));
    for (const one of kinds) {
      expect(Math.abs(mean(one.draws) - one.count)).toBeLessThan(0.25);
      for (const other of kinds) {
        const expected = one.count * ((one === other ? 1 : 0) - other.count / 100);
        expect(Math.abs(covariance(one.draws, other.draws) - expected)).toBeLessThan(1.5);
      }
    }
  });

  test("draws the one kind there is as often as there are items", () => {
    const never = () => {
      throw new Error("No number of chance is needed.");
    };
    expect(countsDrawnFrom([12])(never)).toEqual([12]);
  });
});
