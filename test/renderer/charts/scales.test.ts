import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateWords, placeOn, roundScale, valueWords } from "../../../renderer/charts/scales.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe("a round scale", () => {
  test("has round ends around the values, and round ticks between them", () => {
    expect(roundScale([3, 41], "number")).toEqual({ low: 0, high: 50, ticks: [0, 10, 20, 30, 40, 50] });
    expect(roundScale([0.62, 0.88], "share")).toEqual({
      low: 0.6,
      high: 0.9,
      ticks: [0.6, 0.7, 0.8, 0.9],
    });
  });

  test("does not draw shares that lie close together far apart", () => {
    const { low, high } = roundScale([0.5, 0.51], "share");

    expect(high - low).toBeGreaterThanOrEqual(0.2);
  });

  test("does not go beyond the largest value that there can be", () => {
    expect(roundScale([96, 98], "number", 100)).toMatchObject({ low: 90, high: 100 });
    expect(roundScale([96, 98], "number").high).toBeGreaterThan(100);
    expect(roundScale([3, 41], "number", 100)).toMatchObject({ low: 0, high: 50 });
  });

  test("goes from 0 to 1 without values, and where all of them are 0", () => {
    expect(roundScale([], "share")).toMatchObject({ low: 0, high: 1 });
    expect(roundScale([0, 0], "number")).toMatchObject({ low: 0, high: 1 });
  });

  test("holds every value, shares within 0 and 1, and numbers that are not below 0 above it", () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1 }), (values) => {
        const scale = roundScale(values, "share");
        expect(scale.low).toBeGreaterThanOrEqual(0);
        expect(scale.high).toBeLessThanOrEqual(1);
        for (const value of values) expect(placeOn(scale, value)).toBeGreaterThanOrEqual(-1e-9);
        for (const value of values) expect(placeOn(scale, value)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), (values) => {
        const scale = roundScale(values, "number");
        const room = 1e-9 * (scale.high - scale.low);
        expect(scale.low - room).toBeLessThanOrEqual(Math.min(...values));
        expect(scale.high + room).toBeGreaterThanOrEqual(Math.max(...values));
        if (values.every((value) => value >= 0)) expect(scale.low).toBeGreaterThanOrEqual(0);
        expect(scale.ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe("values in words", () => {
  test("are percentages where they are shares, else three places", () => {
    expect(valueWords(0.742, "share")).toBe("74 %");
    expect(valueWords(3.14159, "number", "en")).toBe("3.14");
    expect(valueWords(12345.6, "number", "en")).toBe("12,346");
  });

  test("have their interval behind them", () => {
    expect(estimateWords({ value: 0.74, interval: [0.61, 0.84] }, "share")).toBe("74 % (61–84 %)");
    expect(estimateWords({ value: 51.2, interval: [48, 54.5] }, "number", "en")).toBe("51.2 (48–54.5)");
    expect(estimateWords({ value: 0.74, interval: null }, "share")).toBe("74 %");
  });
});
