import type { RuntimeSettings } from "../../../core/runtime.ts";
import type { LlamaLanguageModel } from "../../../native/llama/language-model.ts";
import { loadLlamaModel } from "../../../native/llama/load.ts";

const CONTEXT_TOKENS = 2048;

/**
 * Loads a file that the trainer exported, as the app would load it.
 * @throws ModelLoadError if the app cannot
 */
export function loadExported(path: string, runtime: RuntimeSettings = {}): Promise<LlamaLanguageModel> {
  return loadLlamaModel({
    path,
    name: "practice",
    // Nobody asks for it: nothing of what is made here is stored as a run.
    sha256: "",
    prompts: "terse",
    contextTokens: CONTEXT_TOKENS,
    runtime: { device: "cpu", ...runtime },
  });
}
