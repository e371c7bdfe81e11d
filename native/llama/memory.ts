import { availableMemory } from "node:process";
import type { Llama } from "node-llama-cpp";
import type { RuntimeSettings } from "../../core/runtime.ts";
import type { FreeMemory } from "./requirements.ts";

/**
 * The memory that a model may take, within the limits that are set. Memory-mapped weights count like any others: a
 * page that must be read again for each token is as good as absent.
 */
export async function freeMemory(llama: Llama, settings: RuntimeSettings): Promise<FreeMemory> {
  const { free, unifiedSize } = await llama.getVramState();
  return {
    ram: Math.min(availableMemory(), settings.memoryLimit ?? Infinity),
    device: Math.min(Math.max(0, free - llama.vramPaddingSize), settings.gpuMemoryLimit ?? Infinity),
    shared: unifiedSize > 0,
  };
}
