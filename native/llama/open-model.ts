import { availableParallelism } from "node:os";
import type { GgufInsights, Llama, LlamaContext, LlamaModel } from "node-llama-cpp";
import { ModelLoadError } from "../../core/errors.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import { modelFacts, readInsights } from "./facts.ts";
import { halving } from "./fewer-layers.ts";
import { inspectGguf } from "./gguf.ts";
import { cpuLibrary, failureReason, openLibrary, type Library } from "./library.ts";
import { freeMemory } from "./memory.ts";
import { planRuntime } from "./plan.ts";
import type { FreeMemory } from "./requirements.ts";
import type { RuntimePlan } from "./situation.ts";

/**
 * Prompts are evaluated in chunks of at most this many tokens. On a CPU, chunks of 32, 64, 128 and 256 reach 80, 94,
 * 100 and 100 % of the most tokens per second (a 0.5B model, 4-bit), and running replies wait for each.
 */
const CHUNK_TOKENS = { cpu: 64, device: 256 } as const;
/** Flash attention on a CPU computes 64 tokens and more in tiles, which gives other last bits. */
const UNTILED_CHUNK_TOKENS = 60;

/** Largest number of prompt tokens in one batch. */
export function chunkTokensOf({ gpuLayers, flashAttention }: RuntimePlan): number {
  if (gpuLayers > 0) return CHUNK_TOKENS.device;
  return flashAttention ? UNTILED_CHUNK_TOKENS : CHUNK_TOKENS.cpu;
}

/** What a person wants, and where they say nothing, what the model's card recommends. */
export function settingsOf(model: {
  readonly contextTokens?: number;
  readonly runtime?: RuntimeSettings;
}): RuntimeSettings {
  const { contextTokens, runtime } = model;
  return { ...(contextTokens !== undefined && { contextTokens }), ...runtime };
}

/** What is opened, and how. */
export interface Opening {
  readonly path: string;
  /** Length of the file, or of all parts together, where it is known. */
  readonly bytes?: number;
  readonly name: string;
  readonly settings: RuntimeSettings;
  readonly signal?: AbortSignal | undefined;
}

/** A model in memory with its context. */
export interface OpenedModel {
  readonly llama: Llama;
  readonly model: LlamaModel;
  readonly context: LlamaContext;
  readonly plan: RuntimePlan;
  readonly threads: number;
  close(): Promise<void>;
}

/**
 * Puts a model and its context into memory as planned. If a device cannot hold what the plan gives it, half as many
 * layers are tried, at last none.
 * @throws ModelLoadError if it does not fit or has an unknown architecture; what the library throws if it fails
 */
export async function openModel(opening: Opening): Promise<OpenedModel> {
  const library = await libraryFor(opening.settings);
  if (library.device.kind === "cpu") return openOnCpu(opening, library);
  const insights = await readInsights(library.llama, opening.path, opening.signal);
  return halving(
    async (gpuLayers) => planFor(opening, library, insights, gpuLayers),
    (plan) =>
      plan.gpuLayers === 0
        ? cpuLibrary(plan.notes).then((onCpu) => openOnCpu(withoutLayers(opening), onCpu))
        : openOnDevice(opening, library, plan),
    { reasonOf: failureReason, signal: opening.signal },
  );
}

/**
 * How a model would be run now; its weights are not read. llama.cpp ends the process over some broken files.
 * @throws ModelLoadError with both numbers if it does not fit, or if llama.cpp does not know its architecture
 */
export async function planModel(
  opening: Pick<Opening, "path" | "name" | "settings" | "signal">,
): Promise<RuntimePlan> {
  const library = await libraryFor(opening.settings);
  return planFor(opening, library, await readInsights(library.llama, opening.path, opening.signal));
}

function libraryFor({ device, gpuLayers }: RuntimeSettings): Promise<Library> {
  return openLibrary(gpuLayers === 0 ? "cpu" : device);
}

async function planFor(
  { name, settings }: Pick<Opening, "name" | "settings">,
  { llama, device, notes }: Library,
  insights: GgufInsights,
  gpuLayers = settings.gpuLayers,
  free?: FreeMemory,
): Promise<RuntimePlan> {
  requireKnownArchitecture(name, insights);
  const threads = settings.threads ?? defaultThreads(llama, insights.modelSize);
  const wanted = { ...settings, threads, ...(gpuLayers !== undefined && { gpuLayers }) };
  const batchTokens = CHUNK_TOKENS[device.kind === "cpu" ? "cpu" : "device"];
  const facts = await modelFacts(insights, { name, settings: wanted, device, batchTokens });
  const plan = planRuntime(facts, wanted, free ?? (await freeMemory(llama, settings)), device);
  return { ...plan, notes: [...notes, ...plan.notes] };
}

const MAX_SHOWN_CHARACTERS = 80;

/** llama.cpp itself refuses such a model when it loads it, but the library estimates needs for it all the same. */
function requireKnownArchitecture(name: string, insights: GgufInsights): void {
  if (insights.isSupportedByLlamaCpp) return;
  const architecture = insights.ggufFileInfo.metadata.general.architecture.slice(0, MAX_SHOWN_CHARACTERS);
  throw new ModelLoadError(
    `The model ${name} has an architecture that this llama.cpp does not know (${architecture}). Use another model, or a ` +
      "newer Counterpoint.",
    { model: name, architecture },
  );
}

/** Where a device was given up: the notes tell why, and nobody is told that there is none. */
function withoutLayers(opening: Opening): Opening {
  return { ...opening, settings: { ...opening.settings, gpuLayers: 0 } };
}

/** On a CPU the plan has no say in how the weights are loaded, so the loaded model itself is asked for its needs. */
async function openOnCpu(opening: Opening, library: Library): Promise<OpenedModel> {
  const free = await freeMemory(library.llama, opening.settings);
  const bytes = opening.bytes ?? (await inspectGguf(opening.path)).bytes;
  if (bytes > free.ram) await planModel(opening);
  const model = await loadWeights(opening, library.llama, 0).catch(async (error: unknown) => {
    requireKnownArchitecture(opening.name, await readInsights(library.llama, opening.path, opening.signal));
    throw error;
  });
  return withContext(opening, library.llama, model, () =>
    planFor(opening, library, model.fileInsights, undefined, free),
  );
}

async function openOnDevice(opening: Opening, { llama }: Library, plan: RuntimePlan): Promise<OpenedModel> {
  const model = await loadWeights(opening, llama, plan.gpuLayers);
  return withContext(opening, llama, model, () => Promise.resolve(plan));
}

function loadWeights({ path, signal }: Opening, llama: Llama, gpuLayers: number): Promise<LlamaModel> {
  return llama.loadModel({
    modelPath: path,
    gpuLayers,
    useMmap: true,
    // The plan has looked at the memory already.
    ignoreMemorySafetyChecks: true,
    ...(signal && { loadSignal: signal }),
  });
}

async function withContext(
  opening: Opening,
  llama: Llama,
  model: LlamaModel,
  planned: () => Promise<RuntimePlan>,
): Promise<OpenedModel> {
  try {
    const plan = await planned();
    const threads = opening.settings.threads ?? defaultThreads(llama, model.size);
    const context = await createContext(model, plan, threads, opening.signal);
    const close = async (): Promise<void> => {
      await context.dispose();
      await model.dispose();
    };
    return { llama, model, context, plan, threads, close };
  } catch (error) {
    await model.dispose();
    throw error;
  }
}

function createContext(
  model: LlamaModel,
  plan: RuntimePlan,
  threads: number,
  signal: AbortSignal | undefined,
): Promise<LlamaContext> {
  const cache = plan.kvCache === "q8_0" ? "Q8_0" : "F16";
  return model.createContext({
    contextSize: plan.contextTokens,
    sequences: plan.replies + plan.kept,
    batchSize: chunkTokensOf(plan),
    threads,
    flashAttention: plan.flashAttention,
    experimentalKvCacheKeyType: cache,
    experimentalKvCacheValueType: cache,
    // Beginnings of prompts are reused, so a sliding window must not drop what lies before it.
    swaFullCache: true,
    failedCreationRemedy: false,
    ignoreMemorySafetyChecks: true,
    ...(signal && { createSignal: signal }),
  });
}

/**
 * Threads wait for each other after every layer's every product. Where a product takes microseconds, a second
 * thread gains nothing, and on a busy machine each wait for it lasts a time slice.
 */
const BYTES_WORTH_A_THREAD = 32 * 1024 * 1024;

function defaultThreads(llama: Llama, weightBytes: number): number {
  const cores = Math.min(llama.cpuMathCores, availableParallelism());
  return Math.max(1, Math.min(cores, Math.floor(weightBytes / BYTES_WORTH_A_THREAD)));
}
