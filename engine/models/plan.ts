import { CancelledError, ModelLoadError, reasonOf } from "../../core/errors.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import type { FoundDevice } from "../../native/llama/library.ts";
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

// The native library is imported when it is needed: listing models should not wait for it.

/**
 * Plans how a model would be run; its weights are not loaded.
 * @throws CancelledError after `signal`
 */
export async function planModelFile(
  file: Pick<ModelFile, "path" | "name" | "contextTokens">,
  runtime: RuntimeSettings,
  signal?: AbortSignal,
): Promise<PlannedModel> {
  const [{ planModel, settingsOf }, { planInWords }] = await Promise.all([
    import("../../native/llama/open-model.ts"),
    import("../../native/llama/plan-words.ts"),
  ]);
  try {
    const { path, name } = file;
    const plan = await planModel({ path, name, settings: settingsOf({ ...file, runtime }), signal });
    return { fits: true, plan, words: planInWords(plan) };
  } catch (error) {
    if (signal?.aborted) throw new CancelledError();
    if (error instanceof ModelLoadError)
      return { fits: false, problem: error.message, details: error.details };
    const reason = reasonOf(error);
    return { fits: false, problem: `No plan can be made for this file: ${reason}.`, details: { reason } };
  }
}

/** The devices beside the CPU that models can use on this machine. */
export async function listDevices(): Promise<readonly FoundDevice[]> {
  const { findDevices } = await import("../../native/llama/library.ts");
  return findDevices();
}
