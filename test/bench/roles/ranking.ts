import { percentileBootstrap } from "../../../core/scoring/bootstrap.ts";
import { areaUnderCurve, meanOf, shareOf, type Figures } from "./figures.ts";

/** A chain with what a score gives to it; the higher, the more it should be right. */
export interface ScoredChain {
  readonly correct: boolean;
  readonly score: number;
}

/** How often a right chain of a question beats a wrong one of the same question; equal scores are half a win. */
interface Wins {
  readonly wins: number;
  readonly pairs: number;
}

/**
 * What a score tells of right and wrong within a question. Chains of different questions are never compared, every pair
 * counts the same, and the interval of the area under the curve is that of questions drawn anew, since pairs of a question
 * depend on each other.
 * @param questions the chains of each question, of which some are right and some wrong
 */
export function rankingFigures(questions: readonly (readonly ScoredChain[])[]): Figures {
  const counted = questions.map(winsOf);
  return {
    questions: questions.length,
    pairs: totalOf(counted).pairs,
    areaUnderCurve: counted.length === 0 ? null : areaOf(counted),
    areaInterval: counted.length === 0 ? null : intervalOf(counted),
    bestIsRight: shareOf(questions, (chains) => bestOf(chains)?.correct === true),
    randomIsRight: meanOf(questions.map((chains) => shareOf(chains, ({ correct }) => correct).share ?? 0)),
  };
}

function winsOf(chains: readonly ScoredChain[]): Wins {
  const scores = (right: boolean): readonly number[] =>
    chains.filter(({ correct }) => correct === right).map(({ score }) => score);
  const [right, wrong] = [scores(true), scores(false)];
  const pairs = right.length * wrong.length;
  return { wins: (areaUnderCurve(right, wrong) ?? 0) * pairs, pairs };
}

function areaOf(counted: readonly Wins[]): number {
  const { wins, pairs } = totalOf(counted);
  return wins / pairs;
}

function intervalOf(counted: readonly Wins[]): readonly [low: number, high: number] {
  return percentileBootstrap(counted.length, (draw) => areaOf(counted.flatMap(() => counted[draw()] ?? [])));
}

function totalOf(counted: readonly Wins[]): Wins {
  return counted.reduce((sum, { wins, pairs }) => ({ wins: sum.wins + wins, pairs: sum.pairs + pairs }), {
    wins: 0,
    pairs: 0,
  });
}

/** Of equal ones the first, as in filtering. */
function bestOf(chains: readonly ScoredChain[]): ScoredChain | undefined {
  return chains.toSorted((left, right) => right.score - left.score)[0];
}
