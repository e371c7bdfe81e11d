import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { modelPlaces, type ModelTool, type Surroundings } from "../../../engine/models/places.ts";
import { temporaryFolder } from "../../support/folder.ts";

async function foldersOf(tool: ModelTool, around: Partial<Surroundings>): Promise<readonly string[]> {
  const places = await modelPlaces({ homedir: "/nobody", platform: "linux", env: {}, ...around });
  return places.filter((place) => place.tool === tool).map(({ folder }) => folder);
}

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

describe("the Hugging Face cache", () => {
  it.each([
    [{}, "/nobody/.cache/huggingface/hub"],
    [{ XDG_CACHE_HOME: "/x" }, "/x/huggingface/hub"],
    [{ HF_HOME: "/hf", XDG_CACHE_HOME: "/x" }, "/hf/hub"],
    [{ HF_HOME: "~/hf" }, "/nobody/hf/hub"],
    [{ HUGGINGFACE_HUB_CACHE: "/old", HF_HOME: "/hf" }, "/old"],
    [{ HF_HUB_CACHE: "/hub", HUGGINGFACE_HUB_CACHE: "/old" }, "/hub"],
    [{ HF_HUB_CACHE: "" }, "/nobody/.cache/huggingface/hub"],
  ])("with %o is %s", async (env, folder) => {
    expect(await foldersOf("hugging-face", { env })).toEqual([join(folder)]);
  });
});

describe("llama.cpp's cache", () => {
  it.each([
    ["linux", {}, "/nobody/.cache/llama.cpp"],
    ["linux", { XDG_CACHE_HOME: "/x" }, "/x/llama.cpp"],
    ["darwin", { XDG_CACHE_HOME: "/x" }, "/nobody/Library/Caches/llama.cpp"],
    ["win32", { LOCALAPPDATA: "/local" }, "/local/llama.cpp"],
    ["win32", {}, "/nobody/AppData/Local/llama.cpp"],
    ["linux", { LLAMA_CACHE: "/l" }, "/l"],
  ] as const)("on %s with %o is %s", async (platform, env, folder) => {
    expect(await foldersOf("llama.cpp", { platform, env })).toEqual([join(folder)]);
  });

  it("that is the Hugging Face cache is searched once", async () => {
    const env = { LLAMA_CACHE: "/hub", HF_HUB_CACHE: "/hub" };
    expect(await foldersOf("llama.cpp", { env })).toEqual([]);
    expect(await foldersOf("hugging-face", { env })).toEqual(["/hub"]);
  });
});

describe("Ollama's folder", () => {
  it.each([
    ["darwin", {}, ["/nobody/.ollama/models"]],
    ["win32", {}, ["/nobody/.ollama/models"]],
    ["linux", {}, ["/nobody/.ollama/models", "/usr/share/ollama/.ollama/models"]],
    ["linux", { OLLAMA_MODELS: "/o" }, ["/o"]],
  ] as const)("on %s with %o is %o", async (platform, env, folders) => {
    expect(await foldersOf("ollama", { platform, env })).toEqual(folders.map((folder) => join(folder)));
  });
});

describe("LM Studio's folder", () => {
  it("is in its home, today's or the older one", async () => {
    const homedir = await temporaryFolder();
    expect(await foldersOf("lm-studio", { homedir })).toEqual([
      join(homedir, ".lmstudio", "models"),
      join(homedir, ".cache", "lm-studio", "models"),
    ]);
  });

  it("is in the home that its pointer names", async () => {
    const homedir = await temporaryFolder();
    await put(join(homedir, ".lmstudio-home-pointer"), "/big/lmstudio\n");
    expect(await foldersOf("lm-studio", { homedir })).toContain(join("/big/lmstudio", "models"));
  });

  it("is the one that its settings name, too", async () => {
    const homedir = await temporaryFolder();
    await put(join(homedir, ".lmstudio-home-pointer"), join(homedir, "elsewhere"));
    await put(
      join(homedir, "elsewhere", "settings.json"),
      JSON.stringify({ downloadsFolder: "/big/models" }),
    );
    expect(await foldersOf("lm-studio", { homedir })).toContain("/big/models");
  });

  it.each(["{", "null", "[]", '{"downloadsFolder": 3}', '{"downloadsFolder": ""}'])(
    "is the usual one if its settings are %s",
    async (settings) => {
      const homedir = await temporaryFolder();
      await put(join(homedir, ".lmstudio", "settings.json"), settings);
      expect(await foldersOf("lm-studio", { homedir })).toHaveLength(2);
    },
  );
});
