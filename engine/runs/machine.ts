import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { arch, availableParallelism, cpus, platform, totalmem } from "node:os";
import process from "node:process";
import { counted } from "../../core/figure-words.ts";

/** Versions of what computes a run: ours, Node's and those of the two model runtimes. */
export function installedVersions(): Record<string, string> {
  return {
    counterpoint: versionOf(".."),
    node: process.versions.node,
    "node-llama-cpp": versionOf("node-llama-cpp"),
    "onnxruntime-node": versionOf("onnxruntime-node"),
  };
}

/** The machine in words: processor, cores, memory, platform. Names neither the machine nor the person. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim().replaceAll(/\s+/g, " ") ?? "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${model}, ${counted(availableParallelism(), "core")}, ${memory} GiB, ${platform()} ${arch()}`;
}

function versionOf(specifier: string): string {
  try {
    const path = findPackageJSON(specifier, import.meta.url);
    const file: unknown = path === undefined ? null : JSON.parse(readFileSync(path, "utf8"));
    if (typeof file === "object" && file !== null && "version" in file) return String(file.version);
  } catch {
    // A package that cannot be found has no part in the run, or the run will say so itself.
  }
  return "unknown";
}
