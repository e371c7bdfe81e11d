import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaUnderCurve, meanOf, shareOf } from "./figures.ts";
import { tableOf } from "./table.ts";

describe("a share", () => {
  it("has its count, its whole and its 95 % Wilson interval", () => {
    const { count, of, share, interval } = shareOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (each) => each > 5);
    expect({ count, of, share }).toEqual({ count: 5, of: 10, share: 0.5 });
    expect(interval[0]).toBeCloseTo(0.2366, 4);
    expect(interval[1]).toBeCloseTo(0.7634, 4);
  });

  it("of nothing is none, and may be anything", () => {
    expect(shareOf([], () => true)).toEqual({ count: 0, of: 0, share: null, interval: [0, 1] });
  });
});

describe("a mean", () => {
  it("of nothing is none", () => {
    expect(meanOf([])).toBeNull();
    expect(meanOf([1, 2, 6])).toBe(3);
  });
});

describe("the area under the curve", () => {
  it("is 1 where every right item stands above every wrong one", () => {
    expect(areaUnderCurve([8, 9], [1, 2, 3])).toBe(1);
  });

  it("counts equal values half", () => {
    expect(areaUnderCurve([10, 10], [10, 4])).toBe(0.75);
  });

  it("is none where one kind is missing", () => {
    expect(areaUnderCurve([], [1])).toBeNull();
    expect(areaUnderCurve([1], [])).toBeNull();
  });

  it("turns to its complement where right and wrong are exchanged", () => {
    const values = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(values, values, (right, wrong) => {
        const there = areaUnderCurve(right, wrong) ?? NaN;
        const back = areaUnderCurve(wrong, right) ?? NaN;
        expect(there + back).toBeCloseTo(1, 10);
      }),
    );
  });
});

describe("the table", () => {
  it("has a line for every figure, with its name in words", () => {
    const figures = {
      rightKept: shareOf([1, 2, 3, 4], (each) => each > 1),
      normal: { wrong: shareOf([], () => true), meanTurns: 2.345 },
      histogram: [0, 3, 1],
      areaUnderCurve: null,
      areaInterval: [0.40123, 1],
    };
    expect(tableOf(figures).split("\n")).toEqual([
      "  right kept          3 of 4 = 75 % (30 to 95)",
      "  normal, wrong       0 of 0",
      "  normal, mean turns  2.35",
      "  histogram           0 3 1",
      "  area under curve    –",
      "  area interval       0.401 1",
    ]);
  });
});
