import { availableParallelism } from "node:os";
import type { Llama, LlamaContext, LlamaModel } from "node-llama-cpp";
import { CancelledError, CounterpointError, ModelLoadError } from "../../core/errors.ts";
import type { ModelInfo, PromptSetName } from "../../core/model.ts";
import { checkLibraryVersion, openAddon } from "./addon.ts";
import { sequencesThatFit, type SequenceCounts } from "./capacity.ts";
import { ChatTemplate } from "./chat-template.ts";
import { LlamaLanguageModel } from "./language-model.ts";
import { recentErrors, sharedLlama } from "./library.ts";
import { StepLoop } from "./step-loop.ts";
import { modelTools } from "./tools.ts";

/** A model to load, and what its card says of it. */
export interface LoadOptions {
  /** The GGUF file; the caller has inspected it. */
  readonly path: string;
  readonly name: string;
  readonly sha256: string;
  /** The prompt set that the model's card names. */
  readonly prompts: PromptSetName;
  /** Prompts begin with the beginning-of-sequence token although the file does not ask for it. */
  readonly prependBos?: boolean;
  /** Replies generated together at most; default as many as fit into memory, up to 16. */
  readonly sequences?: number;
  /** Longest prompt and reply together; default 4,096 or what the model was trained on. */
  readonly contextTokens?: number;
  /** Default: one for each physical core, as far as the model has work for them. */
  readonly threads?: number;
  /** Cancels the loading. */
  readonly signal?: AbortSignal;
  /** Called with the share that is loaded, 0–1. */
  readonly onProgress?: (share: number) => void;
}

const DEFAULT_CONTEXT_TOKENS = 4096;

/**
 * Prompts are evaluated in chunks of this many tokens, and only whole chunks are reused. On a CPU, chunks of 32, 64,
 * 128 and 256 reach 80, 94, 100 and 100 % of the most tokens per second (a 0.5B model, 4-bit).
 */
const CHUNK_TOKENS = 64;

/**
 * Loads a GGUF model on the CPU.
 * @throws ModelLoadError if the file, its template or the installed library cannot be used, or memory is short;
 *   CancelledError after `signal`
 */
export async function loadLlamaModel(options: LoadOptions): Promise<LlamaLanguageModel> {
  const unload: (() => Promise<void>)[] = [];
  const unloadAll = async (): Promise<void> => {
    for (const step of unload.reverse()) await step();
  };
  try {
    await checkLibraryVersion();
    const llama = await sharedLlama();
    const model = await loadModel(llama, options);
    unload.push(() => model.dispose());
    const threads = options.threads ?? defaultThreads(llama, model);
    const contextTokens = Math.min(options.contextTokens ?? DEFAULT_CONTEXT_TOKENS, model.trainContextSize);
    const counts = await sequencesThatFit(model, contextTokens, CHUNK_TOKENS, options.sequences);
    const context = await createContext(model, contextTokens, counts, threads, options.signal);
    unload.push(() => context.dispose());
    return assemble(options, llama, model, context, { contextTokens, counts, threads }, unloadAll);
  } catch (error) {
    await unloadAll();
    throw loadError(error, options);
  }
}

interface Shape {
  readonly contextTokens: number;
  readonly counts: SequenceCounts;
  readonly threads: number;
}

function assemble(
  options: LoadOptions,
  llama: Llama,
  model: LlamaModel,
  context: LlamaContext,
  { contextTokens, counts, threads }: Shape,
  unload: () => Promise<void>,
): LlamaLanguageModel {
  const addon = openAddon(llama, model, context);
  addon.context.setThreads(threads);
  const template = new ChatTemplate(templateSource(model), {
    bos: model.tokens.bosString ?? "",
    eos: model.tokens.eosString ?? "",
  });
  const loop = new StepLoop(addon.context, {
    ...counts,
    chunkTokens: CHUNK_TOKENS,
    endsGeneration: (token) => model.isEogToken(token as Parameters<LlamaModel["isEogToken"]>[0]),
  });
  const info: ModelInfo = {
    name: options.name,
    architecture: model.architecture,
    parameters: addon.parameters,
    contextTokens,
    sha256: options.sha256,
    chatTemplate: template.origin,
    prompts: options.prompts,
    sequences: counts.replies,
  };
  return new LlamaLanguageModel(
    info,
    loop,
    modelTools(llama, model, addon, template, options.prependBos ?? false),
    unload,
  );
}

/**
 * Threads wait for each other after every layer's every product. Where a product takes microseconds, a second
 * thread gains nothing, and on a busy machine each wait for it lasts a time slice.
 */
const BYTES_WORTH_A_THREAD = 32 * 1024 * 1024;

function defaultThreads(llama: Llama, model: LlamaModel): number {
  const cores = Math.min(llama.cpuMathCores, availableParallelism());
  return Math.max(1, Math.min(cores, Math.floor(model.size / BYTES_WORTH_A_THREAD)));
}

function loadModel(llama: Llama, options: LoadOptions): Promise<LlamaModel> {
  const { onProgress } = options;
  return llama.loadModel({
    modelPath: options.path,
    gpuLayers: 0,
    ...(options.signal && { loadSignal: options.signal }),
    ...(onProgress && { onLoadProgress: (share: number) => onProgress(share) }),
  });
}

function createContext(
  model: LlamaModel,
  contextTokens: number,
  counts: SequenceCounts,
  threads: number,
  signal: AbortSignal | undefined,
): Promise<LlamaContext> {
  return model.createContext({
    contextSize: contextTokens,
    sequences: counts.replies + counts.kept,
    batchSize: CHUNK_TOKENS,
    threads,
    // Beginnings of prompts are reused, so a sliding window must not drop what lies before it.
    swaFullCache: true,
    failedCreationRemedy: false,
    ...(signal && { createSignal: signal }),
  });
}

function templateSource(model: LlamaModel): string | undefined {
  const source: unknown = model.fileInfo.metadata.tokenizer.chat_template;
  return typeof source === "string" && source !== "" ? source : undefined;
}

function loadError(error: unknown, options: LoadOptions): Error {
  if (options.signal?.aborted) return new CancelledError();
  if (error instanceof CounterpointError) return error;
  const reason = recentErrors() ?? (error instanceof Error ? error.message : String(error));
  return new ModelLoadError(
    `The model ${options.name} cannot be loaded from ${options.path}: ${reason}. ` +
      "If memory is short, use a smaller model or context; otherwise fetch the file again.",
    { path: options.path, reason },
    { cause: error },
  );
}
