import { describe, expect, it } from "vitest";
import { countsWithin } from "../../../native/llama/capacity.ts";

describe("the number of sequences that fit into memory", () => {
  it("is 16 for replies and 8 for kept prompts where memory is plenty", () => {
    expect(countsWithin(1e12, 100, 10)).toEqual({ replies: 16, kept: 8 });
  });

  it("is halved until all fit", () => {
    expect(countsWithin(100 + 10 * 22, 100, 10)).toEqual({ replies: 8, kept: 4 });
    expect(countsWithin(100 + 10 * 23, 100, 10)).toEqual({ replies: 16, kept: 8 });
    expect(countsWithin(100 + 10 * 2, 100, 10)).toEqual({ replies: 2, kept: 1 });
  });

  it("is never less than one reply", () => {
    expect(countsWithin(0, 100, 10)).toEqual({ replies: 1, kept: 1 });
  });
});
