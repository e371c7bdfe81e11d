import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceOf, verdictOf } from "../../../core/advice/verdict.ts";
import { gain, measured, NOT_SHOWN } from "../../support/measured-rows.ts";

describe("the verdict on a measured method", () => {
  it("is a gain where the interval lies above 0 and p, after Holm, below 0.05", () => {
    expect(verdictOf(measured({ gain: gain() }))).toBe("gain");
  });

  it("is a loss where the interval lies below 0 and p, after Holm, below 0.05", () => {
    const worse = gain({ difference: -0.06, interval: [-0.11, -0.01] });
    expect(verdictOf(measured({ gain: worse }))).toBe("loss");
  });

  it.each([
    ["the interval holds 0", NOT_SHOWN],
    ["the interval begins at 0", gain({ interval: [0, 0.1] })],
    ["p is too large after Holm", gain({ adjusted: 0.05 })],
  ])("is that no difference was shown where %s", (_why, compared) => {
    expect(verdictOf(measured({ gain: compared }))).toBe("no-difference-shown");
  });

  it("names the method that the others are compared with", () => {
    expect(verdictOf(measured({ strategy: "zero-shot-cot", gain: null }))).toBe("reference");
  });

  it("is that nothing was compared, for a method or a form of one answer without a comparison", () => {
    expect(verdictOf(measured({ gain: null }))).toBe("not-compared");
    const warm = measured({ strategy: "zero-shot-cot", options: { temperature: 0.8 }, gain: null });
    expect(verdictOf(warm)).toBe("not-compared");
  });
});

describe("a difference", () => {
  const ends = fc.tuple(
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  );

  it("is the mirror when the two sides are exchanged", () => {
    const mirrored = { gain: "loss", loss: "gain", "no-difference-shown": "no-difference-shown" };
    fc.assert(
      fc.property(ends, fc.double({ min: 0, max: 1, noNaN: true }), ([one, other], adjusted) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const there = differenceOf({ interval: [low, high], adjusted });
        const back = differenceOf({ interval: [-high, -low], adjusted });
        expect(back).toBe(mirrored[there]);
      }),
    );
  });
});
