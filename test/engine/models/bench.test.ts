import { describe, expect, it } from "vitest";
import { CancelledError, ContractError, ModelLoadError } from "../../../core/errors.ts";
import type { RuntimeInfo } from "../../../core/model.ts";
import type { RuntimeSettings } from "../../../core/runtime.ts";
import { benchModel, type LoadMeasurable } from "../../../engine/models/bench.ts";
import { readSpeeds } from "../../../engine/models/speeds.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { MODEL_INFO } from "../doubles.ts";

const FIGURES = [
  { replies: 1, tokensPerSecond: 30 },
  { replies: 2, tokensPerSecond: 50 },
];
const RUNTIME: RuntimeInfo = {
  scheduler: "step-loop",
  device: "vulkan",
  gpuLayers: 12,
  layers: 24,
  flashAttention: true,
  kvCache: "f16",
  threads: 2,
  keptPrompts: 8,
  bytes: { weights: 1, context: 1 },
  sameInAnyBatch: false,
  notes: ["12 of 24 layers fit the device."],
};
const signal = new AbortController().signal;

/** Loads a model with these figures; refuses more replies than there is memory for. */
function loader(memoryFor = 32) {
  const asked: RuntimeSettings[] = [];
  let disposed = 0;
  const load: LoadMeasurable = (_file, settings) => {
    asked.push(settings);
    if ((settings.sequences ?? 1) > memoryFor) return Promise.reject(new ModelLoadError("It does not fit."));
    return Promise.resolve({
      info: { ...MODEL_INFO, runtime: RUNTIME },
      measureSpeed: (_options, onFigure) => {
        for (const figure of FIGURES) onFigure?.(figure);
        return Promise.resolve({ promptTokensPerSecond: 200, decode: FIGURES, leftOut: [], seconds: 3 });
      },
      dispose: () => {
        disposed++;
        return Promise.resolve();
      },
    });
  };
  return { load, asked, disposals: () => disposed };
}

describe("models bench", () => {
  it("loads the model for 32 short replies, and keeps what it measured with the model's hash", async () => {
    const home = await temporaryFolder();
    const { load, asked, disposals } = loader();
    const report = await benchModel("practice", home, { settings: { threads: 1 }, load, signal });
    expect(asked).toEqual([{ threads: 1, sequences: 32, contextTokens: 512 }]);
    const { leftOut, seconds, notes, ...kept } = report;
    expect(kept.settings).toEqual({ threads: 1 });
    expect(kept.runtime).toEqual({ scheduler: "step-loop", device: "vulkan", gpuLayers: 12, threads: 2 });
    expect((await readSpeeds(home)).speeds).toEqual([kept]);
    expect({ leftOut, seconds, notes }).toEqual({
      leftOut: [4, 8, 16, 32],
      seconds: 3,
      notes: RUNTIME.notes,
    });
    expect(disposals()).toBe(1);
  });

  it("measures as many replies as fit where memory is short", async () => {
    const { load, asked } = loader(16);
    await benchModel("practice", await temporaryFolder(), { settings: {}, load, signal });
    expect(asked.at(-1)).toEqual({ contextTokens: 512 });
  });

  it("passes the figures on as they come", async () => {
    const seen: unknown[] = [];
    const { load } = loader();
    const onFigure = (figure: unknown) => seen.push(figure);
    await benchModel("practice", await temporaryFolder(), { settings: {}, load, signal, onFigure });
    expect(seen).toEqual(FIGURES);
  });

  it("frees the model and keeps nothing when it is cancelled", async () => {
    const home = await temporaryFolder();
    const { load, disposals } = loader();
    const cancelled: LoadMeasurable = async (...given) => ({
      ...(await load(...given)),
      measureSpeed: () => Promise.reject(new CancelledError()),
    });
    const measuring = benchModel("practice", home, { settings: {}, load: cancelled, signal });
    await expect(measuring).rejects.toBeInstanceOf(CancelledError);
    expect(disposals()).toBe(1);
    expect((await readSpeeds(home)).speeds).toEqual([]);
  });

  it("refuses a number of replies or a length of its own choice", async () => {
    const { load } = loader();
    const measuring = benchModel("practice", await temporaryFolder(), {
      settings: { sequences: 4 },
      load,
      signal,
    });
    await expect(measuring).rejects.toBeInstanceOf(ContractError);
  });
});
