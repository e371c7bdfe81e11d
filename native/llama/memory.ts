import { readFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { availableMemory, constrainedMemory } from "node:process";
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
    ram: Math.min(await freeRam(), settings.memoryLimit ?? Infinity),
    device: Math.min(Math.max(0, free - llama.vramPaddingSize), settings.gpuMemoryLimit ?? Infinity),
    shared: unifiedSize > 0,
  };
}

/**
 * Bytes of main memory that are free. In a container with a limit, cached files count as used, though the system gives them up
 * when it must.
 */
export async function freeRam(): Promise<number> {
  const limit = constrainedMemory();
  const isLimited = limit > 0 && limit < totalmem();
  return isLimited ? Math.min(availableMemory() + (await cachedFiles()), limit) : availableMemory();
}

/** Bytes of cached files in this process's control group; 0 where that is not known. */
async function cachedFiles(): Promise<number> {
  try {
    const groups = await readFile("/proc/self/cgroup", "utf8");
    const [, group = "/"] = /^0::(.*)$/m.exec(groups) ?? [];
    return cachedFileBytes(await readFile(join("/sys/fs/cgroup", group, "memory.stat"), "utf8"));
  } catch {
    return 0;
  }
}

/** Bytes of cached files in the `memory.stat` of a control group, version 2. */
export function cachedFileBytes(statistics: string): number {
  const counts = statistics.matchAll(/^(?:in)?active_file (\d+)$/gm);
  return [...counts].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}
