import { describe, expect, it } from "vitest";
import { difference, pValue, share, tenths } from "../../bench/results/words.ts";

const gain = (points: number, interval: readonly [number, number]) => ({
  ...{ questions: 40, difference: points, interval },
  ...{ p: 1, adjusted: 1, detectable: 0.2 },
});

describe("the words of the tables", () => {
  it("round half a point up in size, of a loss as of a gain", () => {
    expect(difference(gain(0.075, [-0.025, 0.175]))).toBe("+8 (−3 to +18)");
    expect(difference(gain(-0.075, [-0.175, 0.025]))).toBe("−8 (−18 to +3)");
  });

  it("round half a per cent of a share up, whatever binary fractions make of it", () => {
    expect(share(23 / 40, [0.425, 0.715])).toBe("58 % (43–72)");
  });

  it("do not round a small figure to nothing", () => {
    expect([0.0434, 0.0999, 0.1, 8.04].map(tenths)).toEqual(["0.04", "0.10", "0.1", "8.0"]);
  });

  it("do not round a p-value up to the level of significance", () => {
    expect([0.0004, 0.0391, 0.0497, 0.05].map(pValue)).toEqual(["<0.001", "0.039", "0.049", "0.050"]);
  });
});
