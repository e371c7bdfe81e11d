import type { QuestionTranscript } from "../../../core/transcript.ts";
import type { Pair } from "./decision.ts";
import { turnAt } from "../turns.ts";

/**
 * Pairs of a question of MCF that was answered right: the reply that a step passed on against each usable one that it left
 * aside, and against the adversarial one. A step that was not filtered chose nothing, nor did one between equal candidates.
 */
export function filteredPairs(question: QuestionTranscript): readonly Pair[] {
  if (question.result?.correct !== true) return [];
  return question.observations.flatMap(({ path, observation }) => {
    if (observation.kind !== "filtered" || observation.unfiltered !== null) return [];
    const chosen = turnAt(question, `${path}-${observation.chosen}`);
    const total = observation.candidates.find(({ agent }) => agent === observation.chosen)?.total ?? null;
    const leftAside = observation.candidates
      .filter(({ unusable, total: other }) => unusable === null && other !== null && other !== total)
      .flatMap(({ agent }) => turnAt(question, `${path}-${agent}`) ?? []);
    // An adversarial agent that declined to mislead said nothing that is to be avoided.
    const adversary = observation.adversaryRefused ? null : turnAt(question, `${path}-adversarial`);
    if (chosen === null || total === null) return [];
    return [
      ...leftAside.map((rejected): Pair => ({ chosen, rejected, reason: "filtered" })),
      ...(adversary === null ? [] : [{ chosen, rejected: adversary, reason: "adversarial" } as const]),
    ];
  });
}
