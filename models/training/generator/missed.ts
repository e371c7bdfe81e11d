import type { ChainBank } from "./chain-bank.ts";
import { wrongOf } from "./oracle/notebook.ts";
import type { Problem } from "./problem.ts";

/** The weight of a family of which nothing was ever missed, however often it was asked; of one always missed it is 1. */
const LEAST_WEIGHT = 0.1;

interface Asked {
  readonly asked: number;
  readonly missed: number;
}

/** The share of wrong replies that is expected of a family before it is asked, and how many replies that is worth. */
const EXPECTED = { share: 0.2, replies: 1 };

/**
 * How often each family should be drawn for one who gave these replies: the more often, the more of them are wrong. The
 * share of wrong ones is what is expected before anything was asked, and moves from there with every reply (the mean of
 * a beta distribution).
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
    const share = (missed + EXPECTED.share * EXPECTED.replies) / (asked + EXPECTED.replies);
    return LEAST_WEIGHT + (1 - LEAST_WEIGHT) * share;
  };
}
