import type { RunManifest } from "../../core/events.ts";
import type { PromptSetName } from "../../core/model.ts";
import type { Device } from "../../core/runtime.ts";
import type { CostBasis } from "../contract/estimates.ts";
import type { ValidRunRequest } from "../contract/requests.ts";
import { MOST_ALIKE, type RunCosts } from "../storage/run-costs.ts";
import type { Method } from "./method.ts";
import { isMixed } from "./models.ts";

/** The newest finished runs of a method on a model. */
export interface PastRuns {
  /** The most replies at once of any of them, by the device that it ran on. */
  readonly sequences: ReadonlyMap<Device, number>;
  /**
   * Those with the settings of a request, on which calls and tokens depend: on the same data, else on any.
   * @param data SHA-256 of the request's data file; null in Ask
   */
  like(request: ValidRunRequest, options: Method["options"], data: string | null): RunsLike;
}

/** Runs that tell what a request costs, and how well: none where costs have to be assumed. */
export interface RunsLike {
  readonly runs: readonly RunCosts[];
  readonly basis: CostBasis;
}

/** @param all newest first; there may be thousands, and as many requests that are like few of them */
export function pastRuns(all: readonly RunCosts[]): PastRuns {
  const entries = all.flatMap((costs) => {
    const { manifest } = costs;
    const data = manifest.data?.sha256 ?? null;
    return settingsOf(manifest).map((settings) => ({ settings, data, costs }));
  });
  const bySettings = Map.groupBy(entries, ({ settings }) => settings);
  return {
    sequences: mostSequences(all),
    like(request, options, data) {
      const settings = settingsKey(request.maxTokens, request.promptSet ?? null, options);
      const alike = isMixed(request) ? [] : (bySettings.get(settings) ?? []);
      const same = alike.filter((entry) => entry.data === data);
      const told = same.length > 0 ? same : alike.slice(0, MOST_ALIKE);
      const runs = told.map(({ costs }) => costs);
      if (runs.length === 0) return { runs, basis: "assumptions" };
      return { runs, basis: same.length > 0 ? "finished runs" : "runs on other questions" };
    },
  };
}

/** By device. A run may have been asked for fewer replies at once than the memory has room for. */
function mostSequences(all: readonly RunCosts[]): ReadonlyMap<Device, number> {
  const most = new Map<Device, number>();
  for (const { manifest } of all) {
    const { sequences, runtime } = manifest.model;
    most.set(runtime.device, Math.max(sequences, most.get(runtime.device) ?? 0));
  }
  return most;
}

/** The settings that requests like a run have: where they name no prompts, those of the model's card are meant. */
function settingsOf({ agents, maxTokens, promptSet, model, options }: RunManifest): readonly string[] {
  if (agents !== undefined) return [];
  const named = settingsKey(maxTokens, promptSet, options);
  return promptSet === model.prompts ? [named, settingsKey(maxTokens, null, options)] : [named];
}

/** A string that is equal exactly for equal settings. @param prompts null for those of the model's card */
function settingsKey(maxTokens: number, prompts: PromptSetName | null, options: Method["options"]): string {
  return JSON.stringify([maxTokens, prompts, Object.entries(options).sort()]);
}
