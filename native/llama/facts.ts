import { GgufInsights, readGgufFileInfo, type Llama } from "node-llama-cpp";
import type { RuntimeSettings } from "../../core/runtime.ts";
import type { ModelFacts } from "./requirements.ts";
import { contextLengths, usesFlashAttention, type PlanDevice } from "./situation.ts";

/** For what a model's needs are estimated. */
export interface Estimate {
  readonly name: string;
  readonly settings: RuntimeSettings;
  readonly device: PlanDevice;
  /** Largest number of tokens in one batch. */
  readonly batchTokens: number;
}

/** What the header of a GGUF file tells of the model's needs; no weights are read. */
export async function readInsights(llama: Llama, path: string, signal?: AbortSignal): Promise<GgufInsights> {
  const info = await readGgufFileInfo(path, {
    sourceType: "filesystem",
    logWarnings: false,
    ...(signal && { signal }),
  });
  return GgufInsights.from(info, llama);
}

/**
 * What a model needs, by the library's estimates: llama.cpp goes through the header as if it loaded the model, and ends
 * this process over some broken ones.
 */
export async function modelFacts(insights: GgufInsights, estimate: Estimate): Promise<ModelFacts> {
  const { name, settings, device } = estimate;
  const known = {
    name,
    layers: insights.totalLayers,
    trainedTokens: insights.trainContextSize ?? FALLBACK_TRAINED_TOKENS,
    flashAttention: insights.flashAttentionSupported,
    headLength: headLength(insights.ggufFileInfo.architectureMetadata),
  };
  return {
    ...known,
    weights: await weightBytes(insights, device),
    context: await contextBytes(insights, {
      longest: contextLengths(known, settings)[0],
      flashAttention: usesFlashAttention(known, settings, device.kind),
      gpuLayers: device.kind === "cpu" ? 0 : known.layers,
      batchTokens: estimate.batchTokens,
    }),
  };
}

/** What a file says of its model's heads. */
interface HeadMetadata {
  readonly embedding_length?: number | undefined;
  readonly attention?:
    { readonly head_count?: number | undefined; readonly key_length?: number | undefined } | undefined;
}

/** Numbers in the key of one head; 0 for a model without heads. */
export function headLength({ embedding_length: width = 0, attention }: HeadMetadata): number {
  // Some files give a number of heads for each layer; llama.cpp takes that of the first.
  const [heads = 0] = [attention?.head_count ?? 0].flat();
  return attention?.key_length ?? (heads === 0 ? 0 : width / heads);
}

/** For files that do not say it; llama.cpp assumes as much. */
const FALLBACK_TRAINED_TOKENS = 4096;

async function weightBytes(insights: GgufInsights, device: PlanDevice): Promise<ModelFacts["weights"]> {
  const { modelSize: total, totalLayers: layers } = insights;
  if (device.kind === "cpu") return { total, resident: total, output: 0, layer: 0 };
  const all = await insights.estimateModelResourceRequirementsV2({ gpuLayers: layers });
  const { gpuVram: output } = await insights.estimateModelResourceRequirementsV2({ gpuLayers: 1 });
  return { total, resident: all.cpuRam, output, layer: (all.gpuVram - output) / Math.max(1, layers - 1) };
}

/** The estimate is linear in sequences and in their length; three points give its terms. */
async function contextBytes(
  insights: GgufInsights,
  {
    longest,
    ...options
  }: { longest: number; flashAttention: boolean; gpuLayers: number; batchTokens: number },
): Promise<ModelFacts["context"]> {
  const bytesOf = async (contextSize: number, sequences: number): Promise<number> => {
    const { cpuRam, gpuVram } = await insights.estimateContextResourceRequirementsV2({
      contextSize,
      sequences,
      batchSize: options.batchTokens,
      modelGpuLayers: options.gpuLayers,
      flashAttention: options.flashAttention,
      swaFullCache: true,
    });
    return cpuRam + gpuVram;
  };
  const half = Math.max(1, Math.floor(longest / 2));
  const one = await bytesOf(longest, 1);
  const each = (await bytesOf(longest, 2)) - one;
  const eachHalf = (await bytesOf(half, 2)) - (await bytesOf(half, 1));
  const token = Math.max(0, (each - eachHalf) / Math.max(1, longest - half));
  return { fixed: Math.max(0, one - each), sequence: Math.max(0, each - longest * token), token };
}
