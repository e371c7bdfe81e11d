import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { deriveSeed } from "../../core/seed.ts";

describe("deriveSeed", () => {
  it("is the same for the same run seed and names, and a stored value of an earlier version", () => {
    expect(deriveSeed(1, "mcf", "q1", "turn-1/user-1")).toBe(deriveSeed(1, "mcf", "q1", "turn-1/user-1"));
    expect(deriveSeed(0, "io", "q1", "answer")).toMatchInlineSnapshot(`313234469`);
  });

  it("is an unsigned 32-bit integer", () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (run, name) => {
        const seed = deriveSeed(run, name);
        expect(Number.isInteger(seed) && seed >= 0 && seed < 0xffffffff).toBe(true);
      }),
    );
  });

  it("is 0 where the hash is the seed by which llama.cpp draws one by chance", () => {
    const product = vi.spyOn(Math, "imul").mockReturnValue(0xffff0000 | 0);
    onTestFinished(() => product.mockRestore());
    expect(deriveSeed(1, "mcf")).toBe(0);
  });

  it("differs between run seeds, paths, and ways to split the same text", () => {
    const seeds = [
      deriveSeed(1, "a", "bc"),
      deriveSeed(2, "a", "bc"),
      deriveSeed(1, "ab", "c"),
      deriveSeed(1, "abc"),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it("spreads: 10,000 paths give hardly any seed twice", () => {
    const seeds = Array.from({ length: 10_000 }, (_, index) =>
      deriveSeed(7, "mcf", "q", `turn-1/user-${index}`),
    );
    expect(new Set(seeds).size).toBeGreaterThan(9_995);
  });
});
