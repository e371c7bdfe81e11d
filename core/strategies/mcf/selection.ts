import { CANDIDATE_SELECTIONS, type CandidateSelection } from "../../events.ts";
import type { StrategyContext } from "../strategy.ts";

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
export function isSmallAdversary({
  parametersOf,
  wording,
}: Pick<StrategyContext, "parametersOf" | "wording">): boolean {
  return wording.set === "standard" && parametersOf("adversarial-assistant") < SMALL_BELOW;
}

/**
 * What candidates are compared with.
 * @param smallAdversary decides for `auto`, which is the paper's choice wherever the others have no use
 */
export function selectionOf(
  { select, agents, guard, trajectories }: SelectionOptions,
  smallAdversary = false,
): CandidateSelection {
  if (select !== "auto") return CANDIDATE_SELECTIONS.find((name) => name === select) ?? "adversary";
  return smallAdversary && agents >= LEAST_PEERS && !guard && !trajectories ? "peers" : "adversary";
}
