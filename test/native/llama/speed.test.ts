import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { median, replyCounts } from "../../../native/llama/speed-budget.ts";
import { measureSpeed, type DecodeSpeed, type SpeedOptions } from "../../../native/llama/speed.ts";
import { fakeGenerator, type FakePace } from "./fake-generator.ts";

const OPTIONS: SpeedOptions = {
  tokens: Array.from({ length: 50 }, (_, index) => index + 10),
  sequences: 32,
  contextTokens: 512,
};

/** A batch costs a fixed pass over the weights and something for each reply. */
const FAST: FakePace = { promptToken: 0.004, step: (replies) => 0.03 + 0.005 * replies };
/** A model of eight billion parameters on a small machine: three tokens a second. */
const SLOW: FakePace = { promptToken: 0.1, step: (replies) => 0.25 + 0.08 * replies };

describe("measureSpeed", () => {
  it("tells the speed of prompts, and that of replies for each number of them", async () => {
    const { generator, now } = fakeGenerator(FAST);
    const { promptTokensPerSecond, decode, leftOut } = await measureSpeed(generator, OPTIONS, { now });
    expect(promptTokensPerSecond).toBeCloseTo(250);
    expect(decode.map(({ replies }) => replies)).toEqual([1, 2, 4, 8, 16, 32]);
    for (const { replies, tokensPerSecond } of decode) {
      expect(tokensPerSecond).toBeCloseTo(replies / FAST.step(replies));
    }
    expect(leftOut).toEqual([]);
  });

  it("tells each figure as soon as it is known, the prompt's first", async () => {
    const { generator, now } = fakeGenerator(FAST);
    const figures: DecodeSpeed[] = [];
    const { decode } = await measureSpeed(
      generator,
      { ...OPTIONS, sequences: 4 },
      { now, onFigure: (figure) => figures.push(figure) },
    );
    expect(figures[0]?.replies).toBe(0);
    expect(figures.slice(1)).toEqual(decode);
  });

  it("stays under a minute with a model of three tokens a second, and still tells the speed of 16 replies", async () => {
    const { generator, now } = fakeGenerator(SLOW);
    const { decode, seconds } = await measureSpeed(generator, OPTIONS, { now });
    expect(seconds).toBeLessThan(60);
    expect(decode.at(-1)?.replies).toBeGreaterThanOrEqual(16);
  });

  it("leaves out larger numbers of replies when its time is gone, and says which", async () => {
    const { generator, now } = fakeGenerator(SLOW);
    const { decode, leftOut, seconds } = await measureSpeed(generator, { ...OPTIONS, seconds: 12 }, { now });
    expect(seconds).toBeLessThanOrEqual(15);
    expect(leftOut.length).toBeGreaterThan(0);
    expect([...decode.map(({ replies }) => replies), ...leftOut]).toEqual([1, 2, 4, 8, 16, 32]);
  });

  it("keeps to its time on any machine that can do the least in it", async () => {
    const seconds = fc.double({ min: 0.0001, max: 0.15, noNaN: true });
    await fc.assert(
      fc.asyncProperty(seconds, seconds, seconds, async (promptToken, weights, each) => {
        const { generator, now } = fakeGenerator({
          promptToken,
          step: (replies) => weights + each * replies,
        });
        const measured = await measureSpeed(generator, OPTIONS, { now });
        expect(measured.seconds).toBeLessThan(60);
        expect(measured.decode.length).toBeGreaterThan(0);
      }),
      { numRuns: 50 },
    );
  });

  it("puts no prompt twice", async () => {
    const { generator, now, prompts } = fakeGenerator(FAST);
    await measureSpeed(generator, OPTIONS, { now });
    const long = prompts.filter((prompt) => prompt.includes(" "));
    expect(new Set(long).size).toBe(long.length);
  });

  it("measures as many replies as the context has sequences for", () => {
    expect(replyCounts(1)).toEqual([1]);
    expect(replyCounts(12)).toEqual([1, 2, 4, 8]);
    expect(replyCounts(64)).toEqual([1, 2, 4, 8, 16, 32]);
  });

  it("ends at its signal", async () => {
    const { generator, now } = fakeGenerator(FAST);
    const controller = new AbortController();
    const measuring = measureSpeed(generator, OPTIONS, {
      now,
      signal: controller.signal,
      onFigure: () => controller.abort(),
    });
    await expect(measuring).rejects.toBeInstanceOf(CancelledError);
  });
});

describe("median", () => {
  it("is not moved by one value that something else disturbed", () => {
    expect(median([31, 30, 4])).toBe(30);
    expect(median([1, 3])).toBe(2);
    expect(median([5])).toBe(5);
  });

  it("needs a value", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
