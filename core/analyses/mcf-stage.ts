import type { CandidateSelection, RunManifest } from "../events.ts";
import { selectionOf } from "../strategies/mcf/selection.ts";
import type { NameId } from "./words.ts";

/** What of the filtering method is at work (MCF, table 3). */
export const STAGES = ["dialogue", "filtering", "repository"] as const satisfies readonly NameId[];
export type Stage = (typeof STAGES)[number];

/** The terms that candidates are compared by (MCF, table 2), as the options name them. */
export const TERMS = ["semantic", "historical", "amr"] as const;

/** Which terms are on: in a dialogue none. */
export function termsOn({ strategy, options }: Pick<RunManifest, "strategy" | "options">): readonly string[] {
  return strategy === "dialogue" ? [] : TERMS.filter((term) => options[term] === true);
}

/** @returns null for another method, and for experience without any filtering, which the paper has not */
export function stageOf(manifest: Pick<RunManifest, "strategy" | "options">): Stage | null {
  if (manifest.strategy === "dialogue") return "dialogue";
  if (manifest.strategy !== "mcf") return null;
  const filters = termsOn(manifest).length > 0;
  if (manifest.options.experience === true) return filters ? "repository" : null;
  return filters ? "filtering" : "dialogue";
}

/** What `select=auto` comes to in a run of mcf; null where it was not asked for. */
export function autoSelection(manifest: RunManifest): CandidateSelection | null {
  const { strategy, options, model, agents = {}, promptSet } = manifest;
  if (strategy !== "mcf" || options.select !== "auto") return null;
  const { parameters } = agents["adversarial-assistant"] ?? model;
  const given = {
    ...{ select: options.select, agents: Number(options.agents) },
    ...{ guard: options.guard === true, trajectories: options.trajectories === true },
  };
  return selectionOf(given, { parameters, prompts: promptSet });
}
