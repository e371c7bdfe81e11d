import { describe, expect, it } from "vitest";
import { commonPrefix, Prefixes } from "../../../native/llama/prefixes.ts";

const CHUNK = 4;
const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

describe("the prompts that sequences hold", () => {
  it("are reused in whole chunks only", () => {
    const prefixes = new Prefixes(CHUNK, [8]);
    prefixes.hold(0, run(1, 7));
    expect(prefixes.longest([...run(1, 7), 50, 51], 3)).toEqual({ sequence: 0, length: 4 });
    expect(prefixes.longest([...run(1, 3), 50, 51], 3)).toBeUndefined();
  });

  it("leave at least the last two tokens to be evaluated", () => {
    const prefixes = new Prefixes(CHUNK, [8]);
    prefixes.hold(0, run(1, 8));
    expect(prefixes.longest(run(1, 8), 0)?.length).toBe(4);
    expect(prefixes.longest(run(1, 9), 0)?.length).toBe(4);
    expect(prefixes.longest(run(1, 10), 0)?.length).toBe(8);
  });

  it("are taken from the sequence that is about to be used, if it holds as much as any other", () => {
    const prefixes = new Prefixes(CHUNK, [8]);
    for (const sequence of [0, 1, 2]) prefixes.hold(sequence, run(1, 6));
    expect(prefixes.longest(run(1, 9), 1)?.sequence).toBe(1);
    prefixes.hold(2, run(1, 9));
    expect(prefixes.longest(run(1, 10), 1)?.sequence).toBe(2);
  });

  it("are forgotten with their sequence", () => {
    const prefixes = new Prefixes(CHUNK, [8]);
    prefixes.hold(0, run(1, 6));
    prefixes.forget(0);
    expect(prefixes.longest(run(1, 6), 0)).toBeUndefined();
    expect(prefixes.held(0)).toEqual([]);
  });
});

describe("where a token's numbers are the same in any batch", () => {
  it("prompts are reused up to any token but the last two", () => {
    const prefixes = new Prefixes(1, [8]);
    prefixes.hold(0, run(1, 7));
    expect(prefixes.longest([...run(1, 7), 50, 51], 3)?.length).toBe(7);
    expect(prefixes.longest([...run(1, 3), 50, 51], 3)?.length).toBe(3);
    expect(prefixes.longest(run(1, 7), 0)?.length).toBe(5);
    expect(prefixes.reusable(run(1, 7))).toBe(5);
  });

  it("a prompt is kept if enough of it would be lost to be worth a copy", () => {
    const prefixes = new Prefixes(1, [8]);
    prefixes.hold(0, run(1, 30));
    expect(prefixes.refuge(0, [...run(1, 20), 99])).toBeUndefined();
    expect(prefixes.refuge(0, [...run(1, 10), 99])).toEqual({ sequence: 8, prompt: run(1, 30) });
  });
});

describe("a refuge for a prompt about to be overwritten", () => {
  it("takes its whole chunks", () => {
    const prefixes = new Prefixes(CHUNK, [8]);
    prefixes.hold(0, run(1, 7));
    expect(prefixes.refuge(0, run(50, 6))).toEqual({ sequence: 8, prompt: run(1, 4) });
  });

  it("is not needed for less than a chunk, or for what the next prompt or another sequence holds", () => {
    const prefixes = new Prefixes(CHUNK, [8]);
    expect(prefixes.refuge(0, run(50, 6))).toBeUndefined();
    prefixes.hold(0, run(1, 3));
    expect(prefixes.refuge(0, run(50, 6))).toBeUndefined();
    prefixes.hold(0, run(1, 6));
    expect(prefixes.refuge(0, run(1, 9))).toBeUndefined();
    prefixes.hold(1, run(1, 5));
    expect(prefixes.refuge(0, run(50, 6))).toBeUndefined();
  });

  it("replaces a beginning of the same prompt first, then the prompt not used for longest", () => {
    const prefixes = new Prefixes(CHUNK, [7, 8]);
    prefixes.hold(7, run(1, 4));
    prefixes.hold(8, run(30, 4));
    prefixes.hold(0, run(30, 8));
    expect(prefixes.refuge(0, run(50, 6))?.sequence).toBe(8);
    prefixes.hold(0, run(70, 8));
    expect(prefixes.refuge(0, run(50, 6))?.sequence).toBe(7);
    prefixes.longest(run(1, 6), 7);
    expect(prefixes.refuge(0, run(50, 6))?.sequence).toBe(8);
  });

  it("never is the sequence from which the next prompt is copied", () => {
    const prefixes = new Prefixes(CHUNK, [8]);
    prefixes.hold(8, run(50, 4));
    prefixes.hold(0, run(1, 4));
    expect(prefixes.refuge(0, run(50, 6), 8)).toBeUndefined();
  });
});

it("the common prefix of two prompts ends at the first difference", () => {
  expect(commonPrefix([1, 2, 3], [1, 2, 4, 5])).toBe(2);
  expect(commonPrefix([1, 2], [1, 2, 3])).toBe(2);
  expect(commonPrefix([], [1])).toBe(0);
});
