import type { LlamaModel } from "node-llama-cpp";
import { CancelledError, CounterpointError, ModelLoadError } from "../../core/errors.ts";
import type { ModelInfo, PromptSetName } from "../../core/model.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import { ChatTemplate } from "./chat-template.ts";
import { LlamaLanguageModel } from "./language-model.ts";
import { failureReason } from "./library.ts";
import { openGenerator } from "./open-generator.ts";
import { chunkTokensOf, openModel, planModel, settingsOf, type OpenedModel } from "./open-model.ts";
import type { RuntimePlan } from "./situation.ts";
import { modelTools } from "./tools.ts";

/** A model to load, and what its card says of it. */
export interface LoadOptions {
  /** The GGUF file; the caller has inspected it. */
  readonly path: string;
  /** Length of the file, or of all parts together; read from its header unless given. */
  readonly bytes?: number;
  readonly name: string;
  readonly sha256: string;
  /** What the file says of its weights: `Q4_K_M`. */
  readonly quantization?: string;
  /** The prompt set that the model's card names. */
  readonly prompts: PromptSetName;
  /** Prompt and reply together, where the model's card says how many it is good for; the settings come first. */
  readonly contextTokens?: number;
  /** Share of the most probable token's probability below which samples leave tokens out, where the model's card names one. */
  readonly minP?: number;
  /** How it is to be run; what is left out is chosen. */
  readonly runtime?: RuntimeSettings;
  /** Awaited before each round of the step loop, see there. */
  readonly beforeRound?: () => Promise<void>;
  /** Told how many replies got a token in each step. */
  readonly onStep?: (rows: number) => void;
  /** Cancels the loading. */
  readonly signal?: AbortSignal;
}

/** On what a plan depends beside this machine. */
export type PlanOptions = Pick<LoadOptions, "path" | "name" | "contextTokens" | "runtime">;

/** How `loadLlamaModel` would run a model now. @throws as planModel */
export function planLlamaModel(options: PlanOptions): Promise<RuntimePlan> {
  const { path, name } = options;
  return planModel({ path, name, settings: settingsOf(options) });
}

/**
 * Loads a GGUF model, as its needs and the free memory allow.
 * @throws ModelLoadError if the file, its template or the installed library cannot be used, or the model does not fit
 *   into the free memory; CancelledError after `signal`
 */
export async function loadLlamaModel(options: LoadOptions): Promise<LlamaLanguageModel> {
  let opened: OpenedModel | undefined;
  try {
    opened = await openModel({ ...options, settings: settingsOf(options) });
    return await assemble(options, opened);
  } catch (error) {
    await opened?.close();
    throw loadError(error, options);
  }
}

async function assemble(options: LoadOptions, opened: OpenedModel): Promise<LlamaLanguageModel> {
  const { llama, model, context, plan, threads } = opened;
  const template = new ChatTemplate(templateSource(model), {
    bos: model.tokens.bosString ?? "",
    eos: model.tokens.eosString ?? "",
  });
  const { replies, kept } = plan;
  const generation = await openGenerator({
    ...{ llama, model, context, threads, replies, kept, chunkTokens: chunkTokensOf(plan) },
    ...{ gpuLayers: plan.gpuLayers, flashAttention: plan.flashAttention },
    ...{ beforeRound: options.beforeRound, onStep: options.onStep },
  });
  const info: ModelInfo = {
    name: options.name,
    architecture: model.architecture,
    parameters: model.fileInsights.totalParameters,
    contextTokens: plan.contextTokens,
    sha256: options.sha256,
    ...(options.quantization !== undefined && { quantization: options.quantization }),
    chatTemplate: template.origin,
    prompts: options.prompts,
    ...(options.minP !== undefined && { minP: options.minP }),
    sequences: replies,
    runtime: {
      scheduler: generation.scheduler,
      device: plan.device.kind,
      gpuLayers: plan.gpuLayers,
      layers: plan.layers,
      flashAttention: plan.flashAttention,
      kvCache: plan.kvCache,
      threads,
      keptPrompts: kept,
      bytes: plan.bytes,
      sameInAnyBatch: generation.sameInAnyBatch,
      notes: [...plan.notes, ...generation.notes],
    },
  };
  const tools = modelTools(model, template);
  return new LlamaLanguageModel(info, generation.generator, tools, () => opened.close());
}

function templateSource(model: LlamaModel): string | undefined {
  const source: unknown = model.fileInfo.metadata.tokenizer.chat_template;
  return typeof source === "string" && source !== "" ? source : undefined;
}

function loadError(error: unknown, options: LoadOptions): Error {
  if (options.signal?.aborted) return new CancelledError();
  if (error instanceof CounterpointError) return error;
  const reason = failureReason(error);
  return new ModelLoadError(
    `The model ${options.name} cannot be loaded from ${options.path}: ${reason}. ` +
      "If memory is short, use a smaller model or context; otherwise fetch the file again.",
    { path: options.path, reason },
    { cause: error },
  );
}
