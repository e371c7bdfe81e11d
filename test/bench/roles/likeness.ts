import type { CandidateSelection } from "../../../core/events.ts";
import { mean } from "../../../core/scoring/mean.ts";
import {
  termsOf,
  type Similarity,
  type SimilarityMeans,
  type StepTerms,
  type Terms,
} from "../../../core/strategies/mcf/terms.ts";

/** By what texts are alike: one term of `mcf` alone, the sum of all its terms, or the semantic term of their ends. */
export const MEASURES = ["semantic", "graph", "sum", "lastLines"] as const;
export type Measure = (typeof MEASURES)[number];

/** Scores of the chains of one question, in their order; the higher, the more a chain should be right. */
type Scores = Readonly<Record<CandidateSelection, readonly number[]>>;

/** Without `graph` where a text has no graph: the sum then goes without it, as in `mcf`. */
export type ScoresByMeasure = Readonly<Partial<Record<Measure, Scores>>>;

/**
 * Scores whole solutions as `mcf` does at the first step, where there is no history: by how unlike the misleading one they
 * are (`adversary`), how like their peers on average (`peers`), and the sum of both (`contrast`).
 * @param chains at least two
 */
export async function scoreChains(
  chains: readonly string[],
  misleading: string,
  means: SimilarityMeans,
): Promise<ScoresByMeasure> {
  const measures = await measuresOf([...chains, misleading], means);
  return Object.fromEntries(
    measures.map(([measure, similarity]) => [measure, scoresBy(similarity, chains, misleading)]),
  );
}

function scoresBy(similarity: Similarity, chains: readonly string[], misleading: string): Scores {
  const adversary = chains.map((chain) => -similarity(chain, misleading));
  const peers = chains.map((chain, index) =>
    mean(chains.toSpliced(index, 1).map((peer) => similarity(chain, peer))),
  );
  return { adversary, peers, contrast: peers.map((value, index) => value + (adversary[index] ?? 0)) };
}

/** Without history the historical term equals the semantic one, which so counts twice in the sum (docs/methods.md). */
const ALL_TERMS: Terms = { semantic: true, historical: true, amr: true };
const SEMANTIC_ALONE: Terms = { semantic: true, historical: false, amr: false };

async function measuresOf(
  texts: readonly string[],
  means: SimilarityMeans,
): Promise<readonly (readonly [Measure, Similarity])[]> {
  const whole = await termsOf(distinct(texts), "", ALL_TERMS, means);
  const ofEnds = sumOf(await termsOf(distinct(texts.map(lastLines)), "", SEMANTIC_ALONE, means));
  return [
    ...whole.similarities.flatMap(([name, similarity]) =>
      name === "historical" ? [] : [[name, similarity] as const],
    ),
    ["sum", sumOf(whole)],
    ["lastLines", (left, right) => ofEnds(lastLines(left), lastLines(right))],
  ];
}

function sumOf({ similarities }: StepTerms): Similarity {
  return (left, right) => similarities.reduce((sum, [, similarity]) => sum + similarity(left, right), 0);
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** The last three lines that are not blank. */
export function lastLines(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-3)
    .join("\n");
}
