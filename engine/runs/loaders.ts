import { fileURLToPath } from "node:url";
import type { LanguageModel } from "../../core/model.ts";
import type { Embedder } from "../../core/similarity/similarity.ts";
import type { SpawnModelProcess } from "../../native/llama/process/spawn.ts";

interface Disposable {
  /** Frees what it holds; it is not used afterwards. */
  dispose(): Promise<void>;
}

export type LoadedModel = LanguageModel &
  Disposable & {
    /** Whether it can complete nothing any more, so that it has to be loaded anew. */
    readonly lost?: boolean;
  };
export type LoadedEmbedder = Embedder & Disposable;

// The native libraries are imported when they are needed: listing runs should not wait for them.

export interface LoadModelOptions {
  /** Cancels the loading at once. */
  readonly signal?: AbortSignal;
  /** Starts the process that the model is to live in; by default a child of this one. */
  readonly spawn?: SpawnModelProcess | undefined;
}

/**
 * Finds the model that a reference names, and loads it into a process of its own.
 * @throws ContractError for an unknown name; ModelLoadError; CancelledError
 */
export async function loadModel(
  reference: string,
  home: string,
  { signal, spawn }: LoadModelOptions = {},
): Promise<LoadedModel> {
  const { resolveModel } = await import("../models/index.ts");
  const { loadInProcess } = await import("../../native/llama/process/host.ts");
  const cancel = signal && { signal };
  return loadInProcess({ ...(await resolveModel(reference, home, cancel)), ...cancel }, spawn);
}

/** Loads the embedder that comes with Counterpoint. @throws EmbedderError */
export async function loadEmbedder(): Promise<LoadedEmbedder> {
  const { loadEmbedder: load } = await import("../../native/onnx/index.ts");
  return load(fileURLToPath(new URL("../../models/embedder", import.meta.url)));
}
