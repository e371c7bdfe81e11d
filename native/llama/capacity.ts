import { availableMemory } from "node:process";
import type { LlamaModel } from "node-llama-cpp";

/** How many sequences a context has, by use. */
export interface SequenceCounts {
  /** Sequences that run replies. */
  readonly replies: number;
  /** Sequences that keep prompts for later ones with the same beginning. */
  readonly kept: number;
}

/** More replies at once make each step slower without more tokens per second, on the machines measured. */
const MOST_REPLIES = 16;
const MOST_KEPT = 8;
/** Share of the free memory that one model's context may take. */
const MEMORY_SHARE = 0.5;

/**
 * How many sequences of `contextTokens` fit into memory beside the weights.
 * @param wanted number of replies at once that was asked for; then it is not reduced
 */
export async function sequencesThatFit(
  model: LlamaModel,
  contextTokens: number,
  batchSize: number,
  wanted?: number,
): Promise<SequenceCounts> {
  if (wanted !== undefined) return countsFor(wanted);
  const budget = Math.max(0, availableMemory() - model.size) * MEMORY_SHARE;
  const bytesFor = (sequences: number): Promise<number> =>
    contextBytes(model, contextTokens, batchSize, sequences);
  const one = await bytesFor(1);
  const each = (await bytesFor(2)) - one;
  return countsWithin(budget, one, each);
}

/**
 * @param budget bytes that the context may take
 * @param one bytes of a context with one sequence
 * @param each bytes of every further sequence
 */
export function countsWithin(budget: number, one: number, each: number): SequenceCounts {
  const possible = each <= 0 ? Infinity : 1 + Math.floor((budget - one) / each);
  for (let replies = MOST_REPLIES; replies > 1; replies /= 2) {
    const counts = countsFor(replies);
    if (counts.replies + counts.kept <= possible) return counts;
  }
  return countsFor(1);
}

function countsFor(replies: number): SequenceCounts {
  return { replies, kept: Math.min(MOST_KEPT, Math.max(1, Math.floor(replies / 2))) };
}

async function contextBytes(
  model: LlamaModel,
  contextSize: number,
  batchSize: number,
  sequences: number,
): Promise<number> {
  const { cpuRam, gpuVram } = await model.fileInsights.estimateContextResourceRequirementsV2({
    contextSize,
    batchSize,
    sequences,
    modelGpuLayers: model.gpuLayers,
    swaFullCache: true,
  });
  return cpuRam + gpuVram;
}
