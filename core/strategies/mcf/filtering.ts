import type { CandidateSelection, Observation, ScoredCandidate, Turn, Unusable } from "../../events.ts";
import { isIncomplete } from "../../model.ts";
import { withoutTaskDone } from "../../prompts/dialogue.ts";
import { LEAST_PEERS } from "./selection.ts";
import { termsOf, type SimilarityMeans, type StepTerms, type Terms } from "./terms.ts";

/** A reply of a normal instance, as it is compared and passed on. */
export interface Candidate {
  /** 1-based number of the instance. */
  readonly agent: number;
  readonly turn: Turn;
  /** Without a task-done marker. */
  readonly text: string;
  readonly unusable: Unusable | null;
}

/** The replies of one step, and how one of them is chosen. */
export interface FilteringStep {
  readonly candidates: readonly Candidate[];
  /** The adversarial reply; null where candidates are compared with each other alone. */
  readonly adversary: Turn | null;
  /** M as text, for an Assistant with the chosen instruction at its end; what stands before each candidate. */
  readonly history: string;
  readonly terms: Terms;
  readonly select: CandidateSelection;
  /** Says who is passed on instead where the adversarial reply is no reference; null where nobody looks. */
  readonly guard: Guard | null;
}

/** The first candidate of a majority that gives the adversarial reply's answer; null if there is no such majority. */
export type Guard = (adversary: Turn, pool: readonly Candidate[]) => Promise<Candidate | null>;

/** The outcome of a step: who is passed on, and what is recorded of it. */
export interface Filtered {
  /** Null if no candidate says anything. */
  readonly passedOn: Candidate | null;
  readonly seen: Pick<
    Observation & { kind: "filtered" },
    "candidates" | "chosen" | "unfiltered" | "graphsFailed"
  >;
}

/** A candidate from the reply of an instance. @param index 0-based */
export function candidateOf(turn: Turn, index: number): Candidate {
  return { agent: index + 1, turn, text: withoutTaskDone(turn.text), unusable: whyUnusable(turn) };
}

/**
 * Collaborative filtering of one step: the candidate least similar to the adversarial reply is passed on (MCF, eq. 8–11), or
 * the one that is most like its peers. Empty, cut-off and marker-only candidates are left out unless all are, since being
 * least like anything they would win. Without a usable reference, with one usable reply alone (fewer than three where peers are
 * compared), and where the only term failed, the first usable one is passed on, and the step is recorded as not filtered.
 */
export async function filterCandidates(step: FilteringStep, means: SimilarityMeans): Promise<Filtered> {
  const { candidates, adversary, guard } = step;
  const usable = candidates.filter(({ unusable }) => unusable === null);
  const pool = usable.length > 0 ? usable : candidates.filter(({ text }) => text !== "");
  const [first] = pool;
  if (first === undefined) return unfiltered(step, null, "no-usable-candidate");
  if (adversary !== null) {
    if (withoutTaskDone(adversary.text) === "") return unfiltered(step, first, "adversary-empty");
    if (isIncomplete(adversary)) return unfiltered(step, first, "adversary-cut-off");
    const agreeing = (await guard?.(adversary, pool)) ?? null;
    if (agreeing !== null) return unfiltered(step, agreeing, "adversary-agrees");
  }
  // Without peers a likeness to them is no figure.
  if (step.select !== "adversary" && pool.length === 1) return unfiltered(step, first, "too-few-candidates");
  return filtered(step, pool, first, means);
}

async function filtered(
  { candidates, adversary, history, terms, select }: FilteringStep,
  pool: readonly Candidate[],
  first: Candidate,
  means: SimilarityMeans,
): Promise<Filtered> {
  const reference = adversary === null ? [] : [withoutTaskDone(adversary.text)];
  const texts = [...new Set([...pool.map(({ text }) => text), ...reference])];
  const comparisons = pool.map((candidate) => {
    const peers = pool.filter((other) => other !== candidate).map(({ text }) => text);
    return { candidate, ...COMPARE[select](peers, reference) };
  });
  const pairs = comparisons.flatMap(({ candidate, like, unlike }) =>
    [...like, ...unlike].map((other) => [candidate.text, other] as const),
  );
  const stepTerms = await termsOf(texts, history, terms, means, pairs);
  const scores = new Map(
    comparisons.map((comparison) => [comparison.candidate, scoreOf(comparison, stepTerms)]),
  );
  const least = select === "adversary";
  const rank = (candidate: Candidate): number => (scores.get(candidate)?.total ?? 0) * (least ? 1 : -1);
  // Ties go to the lowest index.
  const best = pool.reduce((chosen, other) => (rank(other) < rank(chosen) ? other : chosen), first);
  return {
    passedOn: best,
    seen: {
      candidates: candidates.map((candidate) => ({
        ...unscored(candidate),
        ...scores.get(candidate),
      })),
      chosen: best.agent,
      unfiltered: whyNoneIsBest(select, pool, stepTerms),
      ...(stepTerms.graphsFailed && { graphsFailed: true }),
    },
  };
}

/** Why no candidate of a step is more, or less, like what it is held against than another; null if one may be. */
function whyNoneIsBest(
  select: CandidateSelection,
  pool: readonly Candidate[],
  { similarities }: StepTerms,
): "too-few-candidates" | "only-candidate" | "no-term" | null {
  if (select === "peers" && pool.length < LEAST_PEERS) return "too-few-candidates";
  if (similarities.length === 0) return "no-term";
  return pool.length === 1 ? "only-candidate" : null;
}

/** What a candidate is held against: texts whose mean similarity counts for it, and the one whose similarity counts against it. */
interface Comparison {
  readonly like: readonly string[];
  readonly unlike: readonly string[];
}

/** `adversary` scores the similarity to the adversarial reply itself, of which the smallest is chosen. */
const COMPARE: Readonly<
  Record<CandidateSelection, (peers: readonly string[], reference: readonly string[]) => Comparison>
> = {
  adversary: (_peers, reference) => ({ like: reference, unlike: [] }),
  peers: (peers) => ({ like: peers, unlike: [] }),
  contrast: (peers, reference) => ({ like: peers, unlike: reference }),
};

/** Every term of a candidate, and D as their sum (MCF, eq. 10). */
function scoreOf(
  { candidate: { text }, like, unlike }: Comparison & { readonly candidate: Candidate },
  { similarities }: StepTerms,
): Pick<ScoredCandidate, "terms" | "total"> {
  const values = similarities.map(([name, similarity]) => {
    const to = (others: readonly string[]): number => mean(others.map((other) => similarity(text, other)));
    return [name, to(like) - to(unlike)] as const;
  });
  if (values.length === 0) return { terms: {}, total: null };
  return { terms: Object.fromEntries(values), total: values.reduce((sum, [, value]) => sum + value, 0) };
}

/** 0 for no values. They are summed by size, so that equal ones have one mean, whichever peers they belong to. */
function mean(values: readonly number[]): number {
  const bySize = values.toSorted((left, right) => left - right);
  return bySize.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function unfiltered(
  { candidates }: FilteringStep,
  chosen: Candidate | null,
  why: NonNullable<Filtered["seen"]["unfiltered"]>,
): Filtered {
  return {
    passedOn: chosen,
    seen: { candidates: candidates.map(unscored), chosen: chosen?.agent ?? 1, unfiltered: why },
  };
}

function unscored({ agent, unusable }: Candidate): ScoredCandidate {
  return { agent, unusable, terms: {}, total: null };
}

function whyUnusable(turn: Turn): Unusable | null {
  if (turn.text === "") return "empty";
  if (withoutTaskDone(turn.text) === "") return "task-done-only";
  return isIncomplete(turn) ? "cut-off" : null;
}
