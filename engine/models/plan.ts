import { CancelledError, ModelLoadError, reasonOf } from "../../core/errors.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import type { FoundDevice } from "../../native/llama/library.ts";
import { planInWords } from "../../native/llama/plan-words.ts";
import { planInProcess, type Planning } from "../../native/llama/process/plan.ts";
import type { RuntimePlan } from "../../native/llama/situation.ts";
import type { ModelFile } from "./resolve.ts";

/** How a model would be run here and now. */
export type PlannedModel =
  | {
      readonly fits: true;
      readonly plan: RuntimePlan;
      /** The same for people, line by line. */
      readonly words: readonly (readonly [label: string, words: string])[];
    }
  /** It does not fit, or cannot be planned; `problem` says why and what to do. */
  | { readonly fits: false; readonly problem: string; readonly details: ModelLoadError["details"] };

/**
 * Plans how a model would be run; its weights are not loaded. A file that ends the process which looks at it does not fit.
 * @throws CancelledError after the signal
 */
export async function planModelFile(
  { path, name, contextTokens }: Pick<ModelFile, "path" | "name" | "contextTokens">,
  runtime: RuntimeSettings,
  planning: Planning = {},
): Promise<PlannedModel> {
  try {
    const card = contextTokens === undefined ? {} : { contextTokens };
    const plan = await planInProcess({ path, name, runtime, ...card }, planning);
    return { fits: true, plan, words: planInWords(plan) };
  } catch (error) {
    if (planning.signal?.aborted === true) throw new CancelledError();
    if (error instanceof ModelLoadError)
      return { fits: false, problem: error.message, details: error.details };
    const reason = reasonOf(error);
    return { fits: false, problem: `No plan can be made for this file: ${reason}.`, details: { reason } };
  }
}

/** The devices beside the CPU that models can use on this machine. */
export async function listDevices(): Promise<readonly FoundDevice[]> {
  // Imported when it is needed: listing models should not wait for the native library.
  const { findDevices } = await import("../../native/llama/library.ts");
  return findDevices();
}
