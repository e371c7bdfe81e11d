import { describe, expect, test } from "vitest";
import { bootstrapInterval } from "../../../core/scoring/bootstrap.ts";

const spread = (count: number) => Array.from({ length: count }, (_, index) => (index * 37) % 101);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** mean ± 1.96 standard errors, to which the bootstrap comes near. */
function normal(values: readonly number[]): readonly [number, number] {
  const centre = mean(values);
  const error = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)) / values.length);
  return [centre - 1.96 * error, centre + 1.96 * error];
}

describe("the bootstrap interval of a mean", () => {
  test.each([100, 1000, 1001, 20_000])("of %i values is near the normal one", (count) => {
    const values = spread(count);
    const [low, high] = bootstrapInterval(values) ?? [NaN, NaN];
    const [expectedLow, expectedHigh] = normal(values);
    const width = expectedHigh - expectedLow;
    expect(Math.abs(low - expectedLow)).toBeLessThan(0.06 * width);
    expect(Math.abs(high - expectedHigh)).toBeLessThan(0.06 * width);
  });

  test("is the same each time", () => {
    expect(bootstrapInterval(spread(50))).toEqual(bootstrapInterval(spread(50)));
  });

  test("stays within the values", () => {
    const [low, high] = bootstrapInterval([0, 0, 100]) ?? [NaN, NaN];
    expect([low, high]).toEqual([0, 100]);
  });

  test.each([
    [0, 1],
    [1, 0],
  ])("of many values stays within them too: all %i but one", (common, rare) => {
    const values = [rare, ...Array.from({ length: 1999 }, () => common)];
    const [low, high] = bootstrapInterval(values) ?? [NaN, NaN];
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(high - low).toBeGreaterThan(0);
  });

  test("of many equal values is that value, however their sum is rounded", () => {
    expect(bootstrapInterval(Array.from({ length: 1001 }, () => 0.1))).toEqual([0.1, 0.1]);
  });

  test("has no width for equal values, and is unknown without values", () => {
    expect(bootstrapInterval([40, 40, 40])).toEqual([40, 40]);
    expect(bootstrapInterval([7])).toEqual([7, 7]);
    expect(bootstrapInterval([])).toBeNull();
  });
});
