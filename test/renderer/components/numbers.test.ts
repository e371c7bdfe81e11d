import { describe, expect, test } from "vitest";
import { percent } from "../../../renderer/components/numbers.ts";

describe("a share in per cent", () => {
  test("has no fraction", () => {
    expect([0, 0.254, 0.5, 1].map(percent)).toEqual(["0 %", "25 %", "50 %", "100 %"]);
  });

  test("is rounded up from a half, also where binary fractions lie below it", () => {
    expect([0.125, 0.575, 0.565].map(percent)).toEqual(["13 %", "58 %", "57 %"]);
  });

  test("is never told as none or all where it is not", () => {
    expect([1 / 300, 199 / 200].map(percent)).toEqual(["0.3 %", "99.5 %"]);
    expect([1 / 10_000, 9999 / 10_000].map(percent)).toEqual(["0.1 %", "99.9 %"]);
  });

  test("is all of it where only the last binary digit is lacking", () => {
    expect(percent(1 - Number.EPSILON)).toBe("100 %");
    expect(percent(Number.EPSILON)).toBe("0 %");
  });

  test("is a dash where there is none", () => {
    expect(percent(null)).toBe("–");
  });
});
