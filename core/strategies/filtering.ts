import type { Observation, ScoredCandidate, Turn, Unusable } from "../events.ts";
import { withoutTaskDone } from "../prompts/dialogue.ts";
import { cosine, type Embedder, type GraphMatcher } from "../similarity/similarity.ts";

/** Which terms of D are switched on (000, table 2). */
export interface Terms {
  readonly semantic: boolean;
  readonly historical: boolean;
  readonly amr: boolean;
}

/** The replies of one step: N normal instances and the adversarial one. */
export interface FilteringStep {
  readonly candidates: readonly Turn[];
  readonly adversary: Turn;
  /** M as text, for an Assistant with the chosen instruction at its end; what stands before each candidate. */
  readonly history: string;
  readonly terms: Terms;
}

export interface Filtered {
  /** The reply that is passed on, without a task-done marker; null if no candidate says anything. */
  readonly text: string | null;
  readonly chosen: number;
  readonly candidates: readonly ScoredCandidate[];
  readonly unfiltered: (Observation & { kind: "filtered" })["unfiltered"];
  readonly adversaryRefused: boolean;
}

/**
 * Collaborative filtering of one step: the candidate least similar to the adversarial reply is passed on
 * (000, eq. 8–11). Empty, cut-off and marker-only candidates are left out unless all are, since being least like
 * anything they would win. Without an adversarial reply the first usable candidate is passed on, unfiltered.
 */
export async function filterCandidates(
  step: FilteringStep,
  embedder: Embedder,
  graphs: GraphMatcher | undefined,
): Promise<Filtered> {
  const entries = step.candidates.map((turn, index) => ({
    agent: index + 1,
    text: withoutTaskDone(turn.text),
    unusable: whyUnusable(turn),
  }));
  const usable = entries.filter(({ unusable }) => unusable === null);
  const pool = usable.length > 0 ? usable : entries.filter(({ text }) => text !== "");
  const [first] = pool;
  const adversaryRefused = isRefusal(step.adversary.text);
  const unscored = entries.map(({ agent, unusable }): ScoredCandidate => ({
    agent,
    unusable,
    terms: {},
    total: null,
  }));
  if (first === undefined) {
    return {
      text: null,
      chosen: 1,
      candidates: unscored,
      unfiltered: "no-usable-candidate",
      adversaryRefused,
    };
  }

  const reference = withoutTaskDone(step.adversary.text);
  if (reference === "" || step.adversary.ended === "length") {
    const unfiltered = reference === "" ? "adversary-empty" : "adversary-cut-off";
    return { text: first.text, chosen: first.agent, candidates: unscored, unfiltered, adversaryRefused };
  }

  const scores = await scoreTexts(
    [...new Set(pool.map(({ text }) => text))],
    reference,
    step,
    embedder,
    graphs,
  );
  const candidates = entries.map((entry): ScoredCandidate => {
    const score = pool.includes(entry) ? scores.get(entry.text) : undefined;
    return {
      agent: entry.agent,
      unusable: entry.unusable,
      terms: score?.terms ?? {},
      total: score?.total ?? null,
    };
  });
  const total = (text: string) => scores.get(text)?.total ?? Infinity;
  const best = pool.reduce((least, entry) => (total(entry.text) < total(least.text) ? entry : least), first);
  return { text: best.text, chosen: best.agent, candidates, unfiltered: null, adversaryRefused };
}

interface Score {
  readonly terms: ScoredCandidate["terms"];
  /** D: the sum of the terms (000, eq. 10). */
  readonly total: number;
}

/** D of each distinct text against the adversarial reply. Texts too long for the embedder lose their beginning. */
async function scoreTexts(
  texts: readonly string[],
  reference: string,
  { history, terms }: FilteringStep,
  embedder: Embedder,
  graphs: GraphMatcher | undefined,
): Promise<ReadonlyMap<string, Score>> {
  const similarities = async (prefix: string) => {
    const [adversarial, ...vectors] = await embedder.embed(
      [reference, ...texts].map((text) => prefix + text),
      "end",
    );
    return vectors.map((vector) => cosine(vector, adversarial ?? vector));
  };
  const semantic = terms.semantic ? await similarities("") : undefined;
  const historical = terms.historical ? await similarities(history) : undefined;
  const graph = terms.amr ? await graphs?.match(texts, reference) : undefined;

  return new Map(
    texts.map((text, index) => {
      const values = { semantic: semantic?.[index], historical: historical?.[index], graph: graph?.[index] };
      const present = Object.entries(values).filter(
        (entry): entry is [string, number] => entry[1] !== undefined,
      );
      return [
        text,
        { terms: Object.fromEntries(present), total: present.reduce((sum, [, value]) => sum + value, 0) },
      ];
    }),
  );
}

function whyUnusable(turn: Turn): Unusable | null {
  if (turn.text === "") return "empty";
  if (withoutTaskDone(turn.text) === "") return "task-done-only";
  return turn.ended === "length" ? "cut-off" : null;
}

/** Wordings with which instruct models decline; English only, for the recorded share of refusals. */
const REFUSAL =
  /^\W*(i['’]?m sorry|i am sorry|sorry,|i (can(not|['’]t)|won['’]t|am unable|am not able) |as an ai\b)/i;

function isRefusal(text: string): boolean {
  return REFUSAL.test(text);
}
