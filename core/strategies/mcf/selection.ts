import { CANDIDATE_SELECTIONS, type CandidateSelection } from "../../events.ts";
import type { ModelOutlook } from "../strategy.ts";

/** What of MCF's options decides what candidates are compared with. */
export interface SelectionOptions {
  /** `auto`, or a choice. */
  readonly select: string;
  readonly agents: number;
  readonly guard: boolean;
  readonly trajectories: boolean;
}

/** Of two candidates none is more like the other. */
export const LEAST_PEERS = 3;

/** Weights from which on a model is taken for one that misleads as the paper's do. */
const SMALL_BELOW = 4e9;

/**
 * Whether the model is so small that being unlike its adversary's wrong reply says little about being right
 * (docs/results/development.md). A model that has terse prompts was trained to mislead.
 */
function isSmallAdversary({ parameters, prompts }: ModelOutlook): boolean {
  return prompts === "standard" && parameters < SMALL_BELOW;
}

/**
 * What candidates are compared with.
 * @param adversary the model that is to mislead: it decides for `auto`, which is the paper's choice where no model is known
 *   and wherever the others have no use
 */
export function selectionOf(
  { select, agents, guard, trajectories }: SelectionOptions,
  adversary?: ModelOutlook,
): CandidateSelection {
  if (select !== "auto") return CANDIDATE_SELECTIONS.find((name) => name === select) ?? "adversary";
  const isSmall = adversary !== undefined && isSmallAdversary(adversary);
  return isSmall && agents >= LEAST_PEERS && !guard && !trajectories ? "peers" : "adversary";
}
