import { describe, expect, it } from "vitest";
import { headLength } from "../../../native/llama/facts.ts";

describe("the length of a model's heads", () => {
  it("is what its file says", () => {
    const attention = { head_count: 16, key_length: 128 };
    expect(headLength({ embedding_length: 1024, attention })).toBe(128);
  });

  it("is the heads' share of the embedding where the file does not say it", () => {
    expect(headLength({ embedding_length: 2560, attention: { head_count: 32 } })).toBe(80);
  });

  it("goes by the first layer where each has a number of heads of its own", () => {
    const attention = { head_count: [32, 16] as unknown as number };
    expect(headLength({ embedding_length: 2048, attention })).toBe(64);
  });

  it("is 0 for a model without heads", () => {
    expect(headLength({ embedding_length: 2560 })).toBe(0);
  });
});
