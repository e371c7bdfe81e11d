import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  assumedCost,
  decodeSpeed,
  estimateRun,
  knownCost,
  readAlone,
  type Speed,
} from "../../../engine/runs/estimate.ts";

const SPEED: Speed = {
  promptTokensPerSecond: 200,
  decode: [
    { replies: 1, tokensPerSecond: 30 },
    { replies: 4, tokensPerSecond: 60 },
    { replies: 8, tokensPerSecond: 90 },
  ],
};
const COST = { calls: 4, evaluated: 400, generated: 600 };
const RUN = { speed: SPEED, questions: 10, cost: COST, together: 4, spread: 2 };

describe("the estimate of a run", () => {
  it("adds the time of prompts and of replies, for all questions, and spreads to both sides", () => {
    expect(estimateRun(RUN)).toEqual({ low: (10 * (2 + 10)) / 2, high: 10 * (2 + 10) * 2 });
  });

  it("is never shorter for more questions, more tokens, or fewer replies at once", () => {
    const amount = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 1, max: 8 }),
        amount,
        (questions, generated, together, more) => {
          const cost = { ...COST, generated };
          const run = { ...RUN, questions, cost, together };
          const { high } = estimateRun(run);
          const atLeast = (other: typeof run) => expect(estimateRun(other).high).toBeGreaterThanOrEqual(high);
          atLeast({ ...run, questions: questions + more });
          atLeast({ ...run, cost: { ...cost, generated: generated + more } });
          atLeast({ ...run, together: Math.max(1, together - more) });
        },
      ),
    );
  });
});

describe("the speed of so many replies at once", () => {
  it.each([
    [1, 30],
    [2, 40],
    [4, 60],
    [6, 75],
    [8, 90],
  ])("of %i is read between the measured ones: %i", (replies, expected) => {
    expect(decodeSpeed(SPEED.decode, replies)).toBeCloseTo(expected);
  });

  it("is that of the most measured for more, and never that of nothing", () => {
    expect(decodeSpeed(SPEED.decode, 50)).toBe(90);
    expect(decodeSpeed([{ replies: 4, tokensPerSecond: 60 }], 1)).toBe(60);
  });
});

describe("what a question costs", () => {
  it("is the mean over the questions of earlier runs, cached prompt tokens not counted", () => {
    const runs = [
      { questions: 3, calls: 60, tokens: { prompt: 1000, cached: 400, generated: 700 } },
      { questions: 1, calls: 20, tokens: { prompt: 500, cached: 100, generated: 100 } },
    ];
    expect(knownCost(runs, { alone: false })).toEqual({ calls: 20, evaluated: 250, generated: 200 });
  });

  it("is at least one whole prompt for a question alone, much of which questions beside it had in common", () => {
    const runs = [{ questions: 2, calls: 8, tokens: { prompt: 8000, cached: 7400, generated: 200 } }];
    expect(knownCost(runs, { alone: true })).toEqual({ calls: 4, evaluated: 1000, generated: 100 });
    expect(knownCost(runs, { alone: false })).toMatchObject({ evaluated: 300 });
    expect(readAlone({ prompt: 400, cached: 100 }, 4)).toBe(300);
  });

  it("is not known without questions", () => {
    expect(knownCost([], { alone: false })).toBeUndefined();
  });

  it("is otherwise assumed: one prompt for each group of calls, and replies that keep to their largest length", () => {
    expect(assumedCost({ calls: 22, together: 4 }, 512)).toEqual({
      calls: 22,
      evaluated: 5.5 * 150,
      generated: 22 * 120,
    });
    expect(assumedCost({ calls: 2, together: 1 }, 50).generated).toBe(100);
  });
});
