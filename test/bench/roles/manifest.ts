import { createHash } from "node:crypto";
import type { ModelInfo, PromptSetName } from "../../../core/model.ts";
import { PROMPTS, promptVersions } from "../../../core/prompts/index.ts";
import { findStrategy } from "../../../core/strategies/index.ts";
import { describeMachine, installedVersions } from "../../../engine/runs/machine.ts";

/** Which wording of a prompt file was measured. */
export interface PromptStamp {
  readonly version: string;
  /** Of the wording of its set, as JSON. */
  readonly sha256: string;
}

/** Everything that fixes what the checks compute. */
export interface Manifest {
  /** When they were begun, as ISO 8601. */
  readonly date: string;
  readonly model: Pick<ModelInfo, "name" | "sha256" | "parameters" | "contextTokens" | "runtime">;
  readonly promptSet: PromptSetName;
  readonly prompts: Readonly<Record<string, PromptStamp>>;
  readonly seed: number;
  readonly maxTokens: number;
  readonly samples: number;
  readonly data: { readonly file: string; readonly sha256: string; readonly questions: number };
  readonly versions: Readonly<Record<string, string>>;
  readonly machine: string;
}

/** @param strategies ids of the methods that are run */
export function makeManifest(
  info: ModelInfo,
  strategies: readonly string[],
  given: Pick<Manifest, "seed" | "maxTokens" | "samples" | "data">,
): Manifest {
  const { name, sha256, parameters, contextTokens, runtime, prompts: promptSet } = info;
  const ids = [...new Set(strategies.flatMap((id) => findStrategy(id).promptIds))].sort();
  return {
    date: new Date().toISOString(),
    model: { name, sha256, parameters, contextTokens, runtime },
    promptSet,
    prompts: Object.fromEntries(ids.map((id) => [id, stampOf(id, promptSet)])),
    ...given,
    versions: installedVersions(),
    machine: describeMachine(),
  };
}

/** The version of a prompt file, and a hash that changes with every word of it. */
export function stampOf(id: string, set: PromptSetName): PromptStamp {
  const file = PROMPTS.get(id);
  const wording = JSON.stringify([file?.sets[set], file?.byAnswerType?.[set]]);
  const version = promptVersions([id], set)[id] ?? set;
  return { version, sha256: createHash("sha256").update(wording).digest("hex") };
}
