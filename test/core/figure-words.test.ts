import { describe, expect, it } from "vitest";
import { bytesInWords, pInWords, pValue } from "../../core/figure-words.ts";

describe("a p-value in words", () => {
  it("has three places, as far as they say something", () => {
    expect([0.0004, 0.0391, 0.6875].map(pValue)).toEqual(["< 0.001", "0.039", "0.688"]);
    expect([0.0004, 0.0391].map(pInWords)).toEqual(["< 0.001", "= 0.039"]);
  });

  it("below the level of significance is not shown as that level", () => {
    expect([0.0494, 0.0497, 0.04999].map(pValue)).toEqual(["0.049", "0.049", "0.049"]);
    expect([0.05, 0.0502].map(pValue)).toEqual(["0.050", "0.050"]);
  });
});

describe("bytes in words", () => {
  it("have a tenth where it says something, and in gigabytes always", () => {
    const sizes = [0, 512, 12_288, 2e6, 9.33e6, 491e6, 1.12e9, 16.8e9];
    expect(sizes.map(bytesInWords)).toEqual([
      ...["0 B", "512 B", "12 kB", "2.0 MB"],
      ...["9.3 MB", "491 MB", "1.1 GB", "16.8 GB"],
    ]);
  });

  it("are never 1000 of a unit", () => {
    expect([999.6e3, 999.7e6, 1e9].map(bytesInWords)).toEqual(["1.0 MB", "1.0 GB", "1.0 GB"]);
  });
});
