import { open } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { withPersonalFolder } from "../contract/personal-folder.ts";

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

const MAX_SETTINGS_BYTES = 1 << 20;

/** This machine's own surroundings. */
export function surroundings(): Surroundings {
  return { homedir: homedir(), platform: process.platform, env: process.env };
}

/**
 * Where other tools keep their models, by their documented defaults, environment variables and, of LM Studio, its
 * settings. No folder twice.
 */
export async function modelPlaces(around: Surroundings): Promise<readonly ModelPlace[]> {
  const lmStudio = await lmStudioFolders(around.homedir);
  const places: readonly ModelPlace[] = [
    ...lmStudio.map((folder) => ({ tool: "lm-studio", folder }) as const),
    { tool: "hugging-face", folder: huggingFaceCache(around) },
    ...ollamaFolders(around).map((folder) => ({ tool: "ollama", folder }) as const),
    { tool: "llama.cpp", folder: llamaCache(around) },
  ];
  return places.filter(({ folder }, index) => places.findIndex((place) => place.folder === folder) === index);
}

/** The hub's cache (huggingface_hub, constants.py); since 2026 llama.cpp downloads into it too. */
export function huggingFaceCache(around: Surroundings): string {
  const { HF_HUB_CACHE, HUGGINGFACE_HUB_CACHE, HF_HOME } = around.env;
  return (
    given(HF_HUB_CACHE, around) ??
    given(HUGGINGFACE_HUB_CACHE, around) ??
    join(given(HF_HOME, around) ?? join(userCache(around), "huggingface"), "hub")
  );
}

/** LM Studio says in the person's home where its own is; there, `settings.json` may name another folder for models. */
async function lmStudioFolders(user: string): Promise<readonly string[]> {
  const pointed = (await readSmall(join(user, ".lmstudio-home-pointer")))?.trim();
  const homes = [join(user, ".lmstudio"), join(user, ".cache", "lm-studio")];
  if (pointed !== undefined && pointed !== "") homes.unshift(pointed);
  const chosen = await Promise.all(homes.map(chosenFolder));
  return homes.flatMap((home, index) => [join(home, "models"), ...(chosen[index] ?? [])]);
}

async function chosenFolder(lmStudioHome: string): Promise<readonly string[]> {
  const content = await readSmall(join(lmStudioHome, "settings.json"));
  try {
    const settings: unknown = JSON.parse(content ?? "null");
    const isThere = typeof settings === "object" && settings !== null && "downloadsFolder" in settings;
    return isThere && typeof settings.downloadsFolder === "string" && settings.downloadsFolder !== ""
      ? [settings.downloadsFolder]
      : [];
  } catch {
    return [];
  }
}

function ollamaFolders(around: Surroundings): readonly string[] {
  const chosen = given(around.env.OLLAMA_MODELS, around);
  if (chosen !== undefined) return [chosen];
  const own = join(around.homedir, ".ollama", "models");
  // As a Linux service, Ollama runs as a user of its own.
  return around.platform === "linux" ? [own, "/usr/share/ollama/.ollama/models"] : [own];
}

function llamaCache(around: Surroundings): string {
  const { homedir: user, platform, env } = around;
  const chosen = given(env.LLAMA_CACHE, around);
  if (chosen !== undefined) return chosen;
  if (platform === "darwin") return join(user, "Library", "Caches", "llama.cpp");
  if (platform === "win32")
    return join(given(env.LOCALAPPDATA, around) ?? join(user, "AppData", "Local"), "llama.cpp");
  return join(userCache(around), "llama.cpp");
}

function userCache(around: Surroundings): string {
  return given(around.env.XDG_CACHE_HOME, around) ?? join(around.homedir, ".cache");
}

/** A folder that a variable names; undefined if it names none. */
function given(value: string | undefined, { homedir: user }: Surroundings): string | undefined {
  return value === undefined || value === "" ? undefined : withPersonalFolder(value, user);
}

/** The text of a small file; undefined if it cannot be read. */
async function readSmall(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MAX_SETTINGS_BYTES), { position: 0 });
    return buffer.subarray(0, bytesRead).toString();
  } catch {
    return undefined;
  }
}
