import type { ChainBank } from "./chain-bank.ts";
import { wrongOf } from "./oracle/notebook.ts";
import type { Problem } from "./problem.ts";

/** The weight of a family of which nothing was ever missed, however often it was asked; of one always missed it is 1. */
const LEAST_WEIGHT = 0.1;

interface Asked {
  readonly asked: number;
  readonly missed: number;
}

/**
 * How often each family should be drawn for one who gave these replies: the more often, the more of them are wrong. The
 * share of wrong ones is taken as one half before anything was asked, and moves from there with every reply (Laplace).
 * @param drawProblem the problem of a seed, by which the bank knows it
 * @returns by a family's id, 0.1 to 1
 */
export function weightsOfMissed(
  bank: ChainBank,
  drawProblem: (seed: number) => Problem,
): (family: string) => number {
  const families = new Map<string, Asked>();
  for (const seed of bank.problems) {
    const problem = drawProblem(seed);
    const replies = bank.chainsOf(seed);
    const { asked, missed } = families.get(problem.family) ?? { asked: 0, missed: 0 };
    families.set(problem.family, {
      asked: asked + replies.length,
      missed: missed + wrongOf(replies, problem).length,
    });
  }
  return (family) => {
    const { asked, missed } = families.get(family) ?? { asked: 0, missed: 0 };
    return LEAST_WEIGHT + ((1 - LEAST_WEIGHT) * (missed + 1)) / (asked + 2);
  };
}
