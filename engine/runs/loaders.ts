import type { LanguageModel } from "../../core/model.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import type { AmrParser, Embedder } from "../../core/similarity/similarity.ts";
import type { DatabaseSource, OpenedDatabase } from "../../native/sql/index.ts";
import type { SpawnModelProcess } from "../../native/llama/process/spawn.ts";
import { rememberedSha256 } from "../models/hash.ts";

interface Disposable {
  /** Frees what it holds; it is not used afterwards. */
  dispose(): Promise<void>;
}

export type LoadedModel = LanguageModel &
  Disposable & {
    /** Whether it can complete nothing any more, so that it has to be loaded anew. */
    readonly lost?: boolean;
    /** Whether its reference still means the file that it was loaded from. Never rejects. */
    readonly isStillMeant?: (signal: AbortSignal) => Promise<boolean>;
  };
export type LoadedEmbedder = Embedder & Disposable;

// The native libraries are imported when they are needed: listing runs should not wait for them.

/** A model that a request names, and how it is to be run. */
export interface WantedModel {
  /** A path, a name from the list of models, or `practice`. */
  readonly reference: string;
  readonly runtime?: RuntimeSettings;
}

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
  { reference, runtime }: WantedModel,
  home: string,
  { signal, spawn }: LoadModelOptions = {},
): Promise<LoadedModel> {
  const { inspectModel, locateModel } = await import("../models/index.ts");
  const { loadInProcess } = await import("../../native/llama/process/host.ts");
  const cancel = signal && { signal };
  const { file, summary } = await inspectModel(reference, home, cancel);
  const { quantization, paths } = summary;
  const isStill = async (wanted?: AbortSignal): Promise<boolean> =>
    (await rememberedSha256(paths, home, wanted)) === file.sha256;
  const isStillMeant = (wanted: AbortSignal): Promise<boolean> =>
    locateModel(reference, home)
      .then((path) => path === file.path && isStill(wanted))
      // Loading it anew tells what is wrong.
      .catch(() => false);
  const options = { ...file, quantization, isStill, ...(runtime && { runtime }), ...cancel };
  return Object.assign(await loadInProcess(options, spawn), { isStillMeant });
}

/** Loads the embedder that comes with Counterpoint. @throws EmbedderError */
export async function loadEmbedder(): Promise<LoadedEmbedder> {
  const { loadEmbedder: load } = await import("../../native/onnx/index.ts");
  const { embedderFolder } = await import("../models/built-in.ts");
  return load(embedderFolder());
}

/** The parser of meaning graphs that needs no model. */
export async function loadParser(): Promise<AmrParser> {
  const { createAmrLite } = await import("../../native/amr/index.ts");
  return createAmrLite();
}

/** Opens a database whose queries can change nothing. @throws DatabaseError; CancelledError */
export async function openDatabase(
  source: DatabaseSource,
  options: { readonly signal?: AbortSignal } = {},
): Promise<OpenedDatabase> {
  const { openDatabase: open } = await import("../../native/sql/index.ts");
  return open(source, options);
}
