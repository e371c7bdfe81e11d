import { isAskedAlike, LEAST_ANSWERS, trustIn } from "../../core/evaluation/trust.ts";
import type { RunManifest } from "../../core/events.ts";
import { isCompared } from "../../core/scoring/score.ts";
import { STRATEGIES } from "../../core/strategies/index.ts";
import type { RunTrust } from "../contract/reports.ts";
import type { RunStore } from "../storage/run-store.ts";

/** Evaluations with the same settings whose answers are read; while they are, the engine does nothing else. */
const MOST_READ = 2;

/**
 * What a finished evaluation tells of the answer of a single question: of the two newest ones with the same settings the newer
 * that has ten answers of the same agreement.
 * @param store where the question is stored
 * @param past where evaluations are looked for
 * @returns null if there is none, and for an answer on which nobody voted, or one agent alone, or that is neither right nor wrong
 * @throws ContractError for an unknown run; StorageError
 */
export function trustOf(
  run: string,
  store: Pick<RunStore, "find" | "manifest" | "rows">,
  past: Pick<RunStore, "evaluations" | "rows">,
): RunTrust | null {
  if (store.find(run).kind !== "ask") return null;
  const answer = store.rows(run).find(({ exemplar }) => exemplar !== true);
  if (answer === undefined || answer.agreement === null || !isCompared(answer.answerType)) return null;
  const asked = store.manifest(run);
  const voters = votersIn(asked);
  if (voters === 1) return null;
  const alike = past
    .evaluations(asked.strategy, asked.model.sha256, LEAST_ANSWERS)
    .filter(({ manifest }) => isAskedAlike(asked, manifest));
  for (const evaluation of alike.slice(0, MOST_READ)) {
    const trust = trustIn(past.rows(evaluation.run), answer);
    if (trust === null) continue;
    const isSame = trust.agreement[0] === trust.agreement[1];
    const votes =
      isSame && voters !== null ? { given: Math.round(answer.agreement * voters), of: voters } : null;
    return { ...trust, run: evaluation.run, file: evaluation.manifest.data?.file ?? "", votes };
  }
  return null;
}

/** How many vote on every question of a run; null where that differs, and for a method that is not known here. */
function votersIn({ strategy, options }: RunManifest): number | null {
  return STRATEGIES.find(({ id }) => id === strategy)?.votersOn?.(options) ?? null;
}
