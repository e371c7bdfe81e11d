import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { clusteredInterval, clusteredStandardError } from "../../../core/scoring/clustered.ts";
import reference from "../../fixtures/statistics-clustered.json" with { type: "json" };

const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });
const places = (given: readonly number[]) => given.map((_, index) => index);

describe("the clustered standard error", () => {
  test.each(reference.clusteredStandardError.map((each) => ({ ...each, count: each.values.length })))(
    "of $count values equals the reference",
    (given) => {
      expect(clusteredStandardError(given.values, given.cluster)).toBeCloseTo(given.standardError, 14);
    },
  );

  test("with clusters of one is that of a plain mean", () => {
    fc.assert(
      fc.property(values, (given) => {
        const mean = given.reduce((sum, value) => sum + value, 0) / given.length;
        const variance = given.reduce((sum, value) => sum + (value - mean) ** 2, 0) / given.length;
        expect(clusteredStandardError(given, places(given))).toBeCloseTo(
          Math.sqrt(variance / given.length),
          12,
        );
      }),
    );
  });

  test("gains nothing from repeats that always say the same", () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 5 }), (given, repeats) => {
        const repeated = Array.from({ length: repeats }, () => given).flat();
        const clusters = Array.from({ length: repeats }, () => places(given)).flat();
        const once = clusteredStandardError(given, places(given));
        expect(clusteredStandardError(repeated, clusters)).toBeCloseTo(once, 12);
      }),
    );
  });

  test("takes names of clusters too, in any order", () => {
    expect(clusteredStandardError([0, 1, 0, 1], ["b", "a", "b", "a"])).toBe(
      clusteredStandardError([0, 0, 1, 1], [1, 1, 2, 2]),
    );
  });

  test("refuses values without a cluster, and none", () => {
    expect(() => clusteredStandardError([1, 0], [1])).toThrow(ContractError);
    expect(() => clusteredStandardError([], [])).toThrow(ContractError);
  });
});

describe("the clustered interval", () => {
  test("reaches 1.96 standard errors to both sides of the mean", () => {
    fc.assert(
      fc.property(values, (given) => {
        const clusters = places(given).map((index) => index % 4);
        const [low, high] = clusteredInterval(given, clusters);
        const mean = given.reduce((sum, value) => sum + value, 0) / given.length;
        const margin = 1.959963984540054 * clusteredStandardError(given, clusters);
        expect(low).toBeCloseTo(mean - margin, 12);
        expect(high).toBeCloseTo(mean + margin, 12);
      }),
    );
  });

  test("is cut off where the values cannot be", () => {
    const [low, high] = clusteredInterval([0, 1, 1], [0, 1, 2]);
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(1);
    expect(clusteredInterval([0, 1, 1], [0, 1, 2], [0, 1])).toEqual([low, 1]);
    expect(clusteredInterval([0, 0, 3], [0, 1, 2], [0, Infinity])[0]).toBe(0);
  });
});
