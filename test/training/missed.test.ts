import { describe, expect, it } from "vitest";
import type { ChainBank } from "../../models/training/generator/chain-bank.ts";
import { weightsOfMissed } from "../../models/training/generator/missed.ts";
import { applesProblem } from "./support/problems.ts";

/** Problems of two families by their seeds: even ones are easy, odd ones hard. Both come to the same answer. */
const drawProblem = (seed: number) => ({ ...applesProblem, family: seed % 2 === 0 ? "easy" : "hard" });

function bankOf(replies: Readonly<Record<number, readonly string[]>>): ChainBank {
  return {
    problems: Object.keys(replies).map(Number),
    chainsOf: (problem) => replies[problem] ?? [],
  };
}

const RIGHT = `The answer is ${applesProblem.right.answer}.`;
const WRONG = "The answer is 12345.";

describe("how often families are practised", () => {
  it("is the more often, the more of the replies to them are wrong", () => {
    const weightOf = weightsOfMissed(
      bankOf({ 0: [RIGHT, RIGHT], 2: [RIGHT, WRONG], 1: [WRONG, WRONG], 3: [RIGHT, "No idea."] }),
      drawProblem,
    );

    expect(weightOf("easy")).toBeCloseTo(0.1 + 0.9 * (1.2 / 5), 10);
    expect(weightOf("hard")).toBeCloseTo(0.1 + 0.9 * (3.2 / 5), 10);
  });

  it("is nearer to that of a family that is known than of one that is missed, where nobody asked for it", () => {
    expect(weightsOfMissed(bankOf({}), drawProblem)("easy")).toBeCloseTo(0.28, 10);
  });

  it("is never nothing", () => {
    const replies = Array.from({ length: 1000 }, () => RIGHT);

    expect(weightsOfMissed(bankOf({ 0: replies }), drawProblem)("easy")).toBeGreaterThan(0.1);
  });
});
