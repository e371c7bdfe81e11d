import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ticks } from "../../core/ticks.ts";

describe("the marks of an axis", () => {
  it("are round numbers that cover the range", () => {
    expect(ticks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    const span = fc.double({ min: 0.001, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), span, (low, width) => {
        const high = low + width;
        const marks = ticks(low, high, 6);
        expect(marks[0]).toBeLessThanOrEqual(low);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(high * (1 - 1e-9));
        expect(marks.length).toBeLessThanOrEqual(9);
      }),
    );
  });

  it("begin and end with the range where that is round already, whatever binary fractions make of it", () => {
    expect(ticks(0.3, 0.8, 5)).toEqual([0.3, 0.4, 0.5, 0.6, 0.7, 0.8]);
  });

  it("are there for a range without a width", () => {
    expect(ticks(3, 3, 5)).toEqual([3]);
  });
});
