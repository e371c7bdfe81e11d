import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { RuntimeSettings } from "../../core/runtime.ts";
import { loadLlamaModel } from "../../native/llama/load.ts";
import { findDevices } from "../../native/llama/library.ts";
import type { LlamaLanguageModel } from "../../native/llama/language-model.ts";

const PATH = fileURLToPath(new URL("../../models/practice/practice.gguf", import.meta.url));
/** Few and short sequences: a device that the CPU imitates is slow. */
const SMALL: RuntimeSettings = { contextTokens: 256, sequences: 2, threads: 1 };
const LAYERS = 11;

function load(settings: RuntimeSettings): Promise<LlamaLanguageModel> {
  return loadLlamaModel({
    path: PATH,
    name: "practice",
    sha256: "0".repeat(64),
    prompts: "terse",
    runtime: { ...SMALL, ...settings },
  });
}

async function answer(model: LlamaLanguageModel): Promise<string> {
  const { text } = await model.complete({
    messages: [
      { role: "system", content: "You are a solver." },
      {
        role: "user",
        content: "There are 12 birds. 4 fly away. How many birds are left?\nThink step by step.",
      },
    ],
    sampling: { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 24, stop: [] },
  });
  return text;
}

async function use<Result>(
  settings: RuntimeSettings,
  work: (model: LlamaLanguageModel) => Promise<Result> | Result,
): Promise<Result> {
  const model = await load(settings);
  try {
    return await work(model);
  } finally {
    await model.dispose();
  }
}

describe("on a Vulkan device", () => {
  let onCpu: string;
  beforeAll(async () => {
    onCpu = await use({ device: "cpu" }, answer);
  });

  it.each([
    ["all layers", LAYERS],
    ["half of the layers", Math.floor(LAYERS / 2)],
  ])("%s give the CPU's greedy text", async (_what, gpuLayers) => {
    await use({ device: "vulkan", gpuLayers }, async (model) => {
      expect(model.info.runtime).toMatchObject({ device: "vulkan", gpuLayers, layers: LAYERS, notes: [] });
      expect(await answer(model)).toBe(onCpu);
    });
  });

  it("that is too small, fewer layers are computed, and the model says so", async () => {
    await use({ device: "vulkan", gpuMemoryLimit: 12e6, kvCache: "f16" }, ({ info: { runtime } }) => {
      expect(runtime.gpuLayers).toBeGreaterThan(0);
      expect(runtime.gpuLayers).toBeLessThan(LAYERS);
      expect(runtime.notes).toEqual([
        expect.stringMatching(
          /^\d+ of 11 layers fit into the 12 MB free on Vulkan \(.+\); the CPU computes the rest\.$/,
        ),
      ]);
    });
  });

  it("that holds no layer, the CPU computes, and the model says so", async () => {
    await use({ device: "vulkan", gpuMemoryLimit: 1e5 }, async (model) => {
      expect(model.info.runtime).toMatchObject({ device: "cpu", gpuLayers: 0 });
      expect(model.info.runtime.notes[0]).toMatch(/^No layer fits/);
      expect(await answer(model)).toBe(onCpu);
    });
  });

  it("that the CPU imitates, layers are put only if it is asked for", async () => {
    const [device] = (await findDevices()).filter(({ kind }) => kind === "vulkan");
    expect(device).toBeDefined();
    await use({ device: "auto" }, ({ info: { runtime } }) => {
      expect(runtime.device === "cpu").toBe(device?.isSoftware);
    });
  });
});

describe("without the device that is asked for", () => {
  it("the CPU computes, and the model says so", async () => {
    const missing = process.platform === "darwin" ? "cuda" : "metal";
    await use({ device: missing }, ({ info: { runtime } }) => {
      expect(runtime).toMatchObject({ device: "cpu", gpuLayers: 0 });
      expect(runtime.notes[0]).toContain(`The CPU is used: ${missing}`);
    });
  });
});
