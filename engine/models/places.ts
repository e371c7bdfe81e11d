import { homedir } from "node:os";
import { join } from "node:path";

/** What decides where other tools keep their models. */
export interface Surroundings {
  readonly homedir: string;
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A tool that keeps models on disk. */
export type ModelTool = "lm-studio" | "hugging-face" | "ollama" | "llama.cpp";

/** A folder in which a tool keeps models. */
export interface ModelPlace {
  readonly tool: ModelTool;
  readonly folder: string;
}

/** This machine's own surroundings. */
export function surroundings(): Surroundings {
  return { homedir: homedir(), platform: process.platform, env: process.env };
}

/** Where other tools keep their models, by their documented defaults and environment variables. */
export function modelPlaces({ homedir: user, platform, env }: Surroundings): readonly ModelPlace[] {
  const cache = set(env.XDG_CACHE_HOME) ?? join(user, ".cache");
  const huggingFace = set(env.HF_HUB_CACHE) ?? join(set(env.HF_HOME) ?? join(cache, "huggingface"), "hub");
  const ollama = set(env.OLLAMA_MODELS);
  return [
    { tool: "lm-studio", folder: join(user, ".lmstudio", "models") },
    { tool: "lm-studio", folder: join(user, ".cache", "lm-studio", "models") },
    { tool: "hugging-face", folder: huggingFace },
    { tool: "ollama", folder: ollama ?? join(user, ".ollama", "models") },
    // Ollama as a Linux service runs as a user of its own.
    ...(ollama === undefined && platform === "linux"
      ? [{ tool: "ollama" as const, folder: "/usr/share/ollama/.ollama/models" }]
      : []),
    { tool: "llama.cpp", folder: set(env.LLAMA_CACHE) ?? llamaCache(user, platform, env, cache) },
  ];
}

function llamaCache(
  user: string,
  platform: NodeJS.Platform,
  env: Surroundings["env"],
  cache: string,
): string {
  if (platform === "darwin") return join(user, "Library", "Caches", "llama.cpp");
  if (platform === "win32") return join(set(env.LOCALAPPDATA) ?? join(user, "AppData", "Local"), "llama.cpp");
  return join(cache, "llama.cpp");
}

function set(value: string | undefined): string | undefined {
  return value === "" ? undefined : value;
}
