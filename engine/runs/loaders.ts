import { fileURLToPath } from "node:url";
import type { LanguageModel } from "../../core/model.ts";
import type { Embedder } from "../../core/similarity/similarity.ts";

interface Disposable {
  /** Frees what it holds; it is not used afterwards. */
  dispose(): Promise<void>;
}

export type LoadedModel = LanguageModel & Disposable;
export type LoadedEmbedder = Embedder & Disposable;

// The native libraries are imported when they are needed: listing runs should not wait for them.

/**
 * Finds and loads the model that a reference names.
 * @throws ContractError for an unknown name; ModelLoadError
 */
export async function loadModel(reference: string, home: string): Promise<LoadedModel> {
  const { resolveModel } = await import("../models/index.ts");
  const { loadLlamaModel } = await import("../../native/llama/load.ts");
  return loadLlamaModel(await resolveModel(reference, home));
}

/** Loads the embedder that comes with Counterpoint. @throws EmbedderError */
export async function loadEmbedder(): Promise<LoadedEmbedder> {
  const { loadEmbedder: load } = await import("../../native/onnx/index.ts");
  return load(fileURLToPath(new URL("../../models/embedder", import.meta.url)));
}
