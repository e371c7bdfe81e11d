import { describe, expect, it } from "vitest";
import { modelSize, signedPoints, sizeRatio } from "../../../core/advice/gain-words.ts";

describe("figures in words", () => {
  it.each([
    [0.063, "+6"],
    [-0.05, "−5"],
    [0.004, "0"],
    [-0.004, "0"],
    [1, "+100"],
    [0.025, "+3"],
    [-0.025, "−3"],
    [23 / 40, "+58"],
  ])("a difference of %d is %s points", (share, words) => {
    expect(signedPoints(share)).toBe(words);
  });

  it.each([
    [494_032_768, "494M"],
    [1_543_714_304, "1.5B"],
    [14_800_000_000, "15B"],
    [7_000_000_000, "7B"],
    [500_000, "0.5M"],
  ])("a model of %d weights has %s", (parameters, words) => {
    expect(modelSize(parameters)).toBe(words);
  });

  it.each([
    [3.125, "3.1"],
    [0.3204, "0.32"],
    [17.6, "18"],
    [1, "1"],
  ])("%d times the size is told as %s", (ratio, words) => {
    expect(sizeRatio(ratio)).toBe(words);
  });
});
