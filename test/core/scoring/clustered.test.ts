import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import {
  clusteredInterval,
  clusteredShareInterval,
  clusteredStandardError,
} from "../../../core/scoring/clustered.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
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

describe("the clustered interval of a share", () => {
  const trials = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 9 })), {
    minLength: 1,
    maxLength: 60,
  });
  const width = ([low, high]: readonly [number, number]) => high - low;

  test("contains the share, within 0 and 1, and is no narrower than with as many answers that do not depend on each other", () => {
    fc.assert(
      fc.property(trials, (given) => {
        const hits = given.map(([hit]) => hit);
        const interval = clusteredShareInterval(
          hits,
          given.map(([, cluster]) => cluster),
        );
        const right = hits.filter(Boolean).length;
        const [low, high] = interval;
        expect(0 <= low && low <= right / hits.length).toBe(true);
        expect(right / hits.length <= high && high <= 1).toBe(true);
        expect(width(interval)).toBeGreaterThanOrEqual(width(wilsonInterval(right, hits.length)) - 1e-12);
      }),
    );
  });

  test("has Wilson's width of the clusters where all say the same, and a lone question's is wide", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 2, max: 5 }), (questions, repeats) => {
        const ids = Array.from({ length: repeats * questions }, (_, index) => index % questions);
        expect(
          clusteredShareInterval(
            ids.map(() => true),
            ids,
          ),
        ).toEqual(wilsonInterval(questions, questions));
        expect(
          clusteredShareInterval(
            ids.map(() => false),
            ids,
          ),
        ).toEqual(wilsonInterval(0, questions));
      }),
    );
  });

  test("takes a standard error of 0 that was rounded for 0", () => {
    const ids = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4];
    const oneInThree = clusteredShareInterval(
      ids.map((_, index) => index < 5),
      ids,
    );
    const [low, high] = wilsonInterval(5, 15);
    expect(oneInThree[0]).toBeLessThan(low);
    expect(oneInThree[1]).toBeGreaterThan(high);
  });

  test("gains nothing from repeats that always say the same", () => {
    const once = [true, false, true, true, false, true, true];
    const ids = once.map((_, index) => index);
    const [low, high] = clusteredShareInterval([...once, ...once, ...once], [...ids, ...ids, ...ids]);
    expect(low).toBeCloseTo(wilsonInterval(5, 7)[0], 12);
    expect(high).toBeCloseTo(wilsonInterval(5, 7)[1], 12);
  });

  test("refuses trials without a cluster, and none", () => {
    expect(() => clusteredShareInterval([true, false], [1])).toThrow(ContractError);
    expect(() => clusteredShareInterval([], [])).toThrow(ContractError);
  });
});
