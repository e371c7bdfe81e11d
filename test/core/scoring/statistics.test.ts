import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { normalQuantile } from "../../../core/scoring/normal.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import reference from "../../fixtures/statistics-wilson.json" with { type: "json" };

describe("wilsonInterval", () => {
  test.each(reference.wilson)("of $successes in $trials at $level equals the reference", (given) => {
    const [low, high] = wilsonInterval(given.successes, given.trials, given.level);
    expect(Math.abs(low - given.low)).toBeLessThan(1e-12);
    expect(Math.abs(high - given.high)).toBeLessThan(1e-12);
  });

  test("says nothing without trials", () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  });

  test("contains the share, stays between 0 and 1, and mirrors successes and failures", () => {
    const counts = fc
      .integer({ min: 1, max: 100_000 })
      .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));
    fc.assert(
      fc.property(counts, fc.double({ min: 0.5, max: 0.999, noNaN: true }), ([successes, trials], level) => {
        const [low, high] = wilsonInterval(successes, trials, level);
        expect(0 <= low && low <= successes / trials && successes / trials <= high && high <= 1).toBe(true);
        const [mirroredLow, mirroredHigh] = wilsonInterval(trials - successes, trials, level);
        expect(mirroredLow).toBeCloseTo(1 - high, 12);
        expect(mirroredHigh).toBeCloseTo(1 - low, 12);
      }),
    );
  });

  test.each([
    [-1, 10, 0.95],
    [11, 10, 0.95],
    [0.5, 10, 0.95],
    [NaN, 10, 0.95],
    [1, Infinity, 0.95],
    [1, 10, 0],
    [1, 10, 1],
    [1, 10, NaN],
  ])("refuses %d of %d at level %d", (successes, trials, level) => {
    expect(() => wilsonInterval(successes, trials, level)).toThrow(ContractError);
  });
});

describe("normalQuantile", () => {
  test.each(reference.normalQuantile)("of $p equals the reference", ({ p, z }) => {
    expect(Math.abs(normalQuantile(p) - z)).toBeLessThan(1e-14);
  });

  test.each([
    [1e-10, -6.361340902404056],
    [1e-20, -9.262340089798405],
    [1e-300, -37.0470963],
  ])("of %d, far out in the tail, equals the published value", (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 6);
  });

  test("is infinite at the ends and undefined outside", () => {
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
    expect([normalQuantile(-0.1), normalQuantile(1.1), normalQuantile(NaN)]).toEqual([NaN, NaN, NaN]);
  });
});
