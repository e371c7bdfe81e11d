import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ModelLoadError } from "../../../core/errors.ts";
import type { RuntimeSettings } from "../../../core/runtime.ts";
import { planRuntime } from "../../../native/llama/plan.ts";
import { contextInWords, layersInWords, planInWords } from "../../../native/llama/plan-words.ts";
import { needsOf, type FreeMemory, type ModelFacts } from "../../../native/llama/requirements.ts";
import { CPU } from "../../../native/llama/situation.ts";

const GB = 1e9;
const VULKAN = { kind: "vulkan", name: "llvmpipe (LLVM 15)" } as const;

/** About a model of 7 billion weights at four bits: 4.2 GB, and 0.5 GB for 4,096 tokens. */
const FACTS: ModelFacts = {
  name: "seven",
  layers: 29,
  trainedTokens: 32_768,
  flashAttention: true,
  headLength: 128,
  weights: { total: 4.2 * GB, resident: 0.2 * GB, output: 0.5 * GB, layer: 0.125 * GB },
  context: { fixed: 0.1 * GB, sequence: 0, token: 128 * 1024 },
};

const memory = (ram: number, device = 0, shared = false): FreeMemory => ({ ram, device, shared });
const onCpu = (ram: number, settings: RuntimeSettings = {}) => planRuntime(FACTS, settings, memory(ram), CPU);
const onGpu = (device: number, settings: RuntimeSettings = {}, ram = 64 * GB) =>
  planRuntime(FACTS, settings, memory(ram, device), VULKAN);

describe("a plan for the CPU", () => {
  it("has 16 replies, 8 kept prompts and the default context where memory is plenty", () => {
    expect(onCpu(64 * GB)).toMatchObject({
      device: CPU,
      gpuLayers: 0,
      replies: 16,
      kept: 8,
      contextTokens: 4096,
      flashAttention: false,
      kvCache: "f16",
      notes: [],
    });
  });

  it("keeps more prompts where they are small, up to twice the replies", () => {
    const small = { ...FACTS, context: { fixed: 0, sequence: 0, token: 1024 } };
    const plan = (token: number) =>
      planRuntime({ ...small, context: { ...small.context, token } }, {}, memory(64 * GB), CPU);
    expect(plan(1024).kept).toBe(32);
    expect(plan(4096)).toMatchObject({ replies: 16, kept: 16 });
  });

  it("leaves half of what is beside the weights to others, as long as that gives a reply", () => {
    const { replies, kept, bytes } = onCpu(16 * GB);
    expect(replies).toBe(4);
    expect(kept).toBeGreaterThanOrEqual(2);
    expect(bytes.context).toBeLessThan((16 - 4.2) * GB * 0.5);
  });

  it("takes the smaller cache, with flash attention, only where the plain one leaves fewer than four replies", () => {
    expect(onCpu(13 * GB)).toMatchObject({ replies: 4, kvCache: "f16", flashAttention: false });
    const tight = onCpu(9 * GB);
    expect(tight).toMatchObject({ replies: 4, kvCache: "q8_0", flashAttention: true });
    expect(tight.notes).toEqual(["The cache is q8_0, with flash attention: f16 would leave room for less."]);
    expect(onCpu(9 * GB, { flashAttention: false })).toMatchObject({ replies: 2, kvCache: "f16" });
  });

  it("keeps the plain cache where llama.cpp cannot divide a head into blocks of the smaller one", () => {
    const plan = planRuntime({ ...FACTS, headLength: 80 }, {}, memory(9 * GB), CPU);
    expect(plan).toMatchObject({ replies: 2, kvCache: "f16", notes: [] });
  });

  it("shortens the context, and says so, before it refuses a model", () => {
    const plan = onCpu(4.6 * GB, { kvCache: "f16" });
    expect(plan).toMatchObject({ replies: 1, kept: 1, contextTokens: 1024 });
    expect(plan.notes.join(" ")).toContain("1024 tokens: more do not fit");
    expect(() => onCpu(4.5 * GB, { kvCache: "f16" })).toThrow("The model seven needs 4.6 GB of memory");
  });

  it("refuses a model that does not fit, with both numbers", () => {
    const attempt = () => onCpu(3.2 * GB);
    expect(attempt).toThrow(ModelLoadError);
    expect(attempt).toThrow("The model seven needs 4.4 GB of memory; 3.2 GB are free.");
    expect(() => onCpu(5 * GB, { sequences: 16 })).toThrow("fewer --sequences");
  });
});

describe("a plan for a device", () => {
  it("puts all layers there if they leave room for a few replies, with flash attention", () => {
    expect(onGpu(24 * GB)).toMatchObject({
      device: VULKAN,
      gpuLayers: 29,
      replies: 16,
      flashAttention: true,
      kvCache: "f16",
    });
  });

  it("takes the smaller cache rather than leave layers to the CPU", () => {
    expect(onGpu(7.5 * GB)).toMatchObject({ gpuLayers: 29, kvCache: "q8_0" });
  });

  it("puts fewer layers on a device that is too small, and says so", () => {
    const plan = onGpu(3 * GB);
    expect(plan.gpuLayers).toBeGreaterThan(0);
    expect(plan.gpuLayers).toBeLessThan(29);
    expect(plan.notes[0]).toBe(
      `${plan.gpuLayers} of 29 layers fit into the 3.0 GB free on Vulkan (llvmpipe); the CPU computes the rest.`,
    );
  });

  it("is one for the CPU if no layer fits", () => {
    const plan = onGpu(0.1 * GB);
    expect(plan).toMatchObject({ device: CPU, gpuLayers: 0, flashAttention: false });
    expect(plan.notes[0]).toMatch(/^No layer fits into the 100 MB free/);
  });

  it("does not count memory twice that the device shares with the CPU", () => {
    const plan = planRuntime(FACTS, {}, memory(12 * GB, 12 * GB, true), VULKAN);
    expect(plan.bytes.weights + plan.bytes.context).toBeLessThan(12 * GB);
    expect(() => planRuntime(FACTS, {}, memory(4 * GB, 4 * GB, true), VULKAN)).toThrow(ModelLoadError);
  });

  it("counts what lies there as no longer needed in main memory", () => {
    expect(onGpu(24 * GB, {}, 3 * GB)).toMatchObject({ gpuLayers: 29 });
  });
});

describe("settings", () => {
  it("are kept", () => {
    const settings = {
      contextTokens: 1000,
      sequences: 3,
      gpuLayers: 7,
      flashAttention: false,
      kvCache: "f16",
    } as const;
    const { contextTokens, replies, gpuLayers, flashAttention, kvCache, notes } = onGpu(24 * GB, settings);
    expect({ contextTokens, sequences: replies, gpuLayers, flashAttention, kvCache }).toEqual(settings);
    expect(notes).toEqual([]);
  });

  it.each([
    ["a longer context than the model was trained on", { contextTokens: 99_999 }, "not 99999"],
    ["layers for no device", { gpuLayers: "all" }, "there is no device"],
    ["the smaller cache without flash attention", { kvCache: "q8_0", flashAttention: false }, "turned off"],
  ] as const)("that cannot be had are told: %s", (_case, settings, note) => {
    expect(onCpu(400 * GB, settings).notes.join(" ")).toContain(note);
  });

  it("for flash attention do not help a model that cannot have it", () => {
    const plan = planRuntime(
      { ...FACTS, flashAttention: false },
      { flashAttention: true, kvCache: "q8_0" },
      memory(64 * GB),
      CPU,
    );
    expect(plan).toMatchObject({ flashAttention: false, kvCache: "f16" });
    expect(plan.notes).toHaveLength(2);
  });

  it("for the smaller cache do not help a model whose heads have another length", () => {
    const plan = planRuntime({ ...FACTS, headLength: 80 }, { kvCache: "q8_0" }, memory(64 * GB), CPU);
    expect(plan.kvCache).toBe("f16");
    expect(plan.notes).toEqual([
      "The cache is f16: q8_0 needs heads whose length is a multiple of 32; this model's have 80.",
    ]);
  });
});

describe("a plan in words", () => {
  it("says where, how much and for what", () => {
    const plan = onGpu(24 * GB, { gpuLayers: 24 });
    expect(layersInWords(plan)).toBe("24 of 29 layers on Vulkan (llvmpipe)");
    expect(contextInWords(plan)).toBe("24 sequences × 4096 tokens: 14.1 GB");
    expect(layersInWords(onCpu(64 * GB))).toBe("all layers on the CPU");
    expect(planInWords(plan)).toContainEqual(["free memory", "64.0 GB, 24.0 GB on the device"]);
  });
});

const bytes = (most: number) => fc.integer({ min: 0, max: most });
const anyFacts: fc.Arbitrary<ModelFacts> = fc
  .record({
    layers: fc.integer({ min: 1, max: 100 }),
    trainedTokens: fc.integer({ min: 16, max: 200_000 }),
    flashAttention: fc.boolean(),
    headLength: fc.constantFrom(64, 80, 128),
    layer: bytes(1e9),
    output: bytes(2e9),
    resident: bytes(2e9),
    fixed: bytes(1e9),
    sequence: bytes(1e8),
    token: bytes(1e6),
  })
  .map(({ layer, output, resident, fixed, sequence, token, ...known }) => ({
    name: "any",
    ...known,
    weights: { total: layer * (known.layers - 1) + output, resident, output, layer },
    context: { fixed, sequence, token },
  }));
const anyMemory = fc.record({ ram: bytes(2e11), device: bytes(1e11), shared: fc.boolean() });
const anySettings: fc.Arbitrary<RuntimeSettings> = fc.record(
  {
    gpuLayers: fc.oneof(fc.constant("auto" as const), fc.constant("all" as const), fc.nat(120)),
    flashAttention: fc.oneof(fc.constant("auto" as const), fc.boolean()),
    kvCache: fc.constantFrom("auto" as const, "f16" as const, "q8_0" as const),
    contextTokens: fc.integer({ min: 16, max: 50_000 }),
    sequences: fc.integer({ min: 1, max: 64 }),
  },
  { requiredKeys: [] },
);
const anyDevice = fc.constantFrom(CPU, VULKAN);

function planOrNothing(...args: Parameters<typeof planRuntime>) {
  try {
    return planRuntime(...args);
  } catch (error) {
    expect(error).toBeInstanceOf(ModelLoadError);
    return undefined;
  }
}

describe("any plan", () => {
  it("needs no more memory than is free", () => {
    fc.assert(
      fc.property(anyFacts, anySettings, anyMemory, anyDevice, (facts, settings, free, device) => {
        const plan = planOrNothing(facts, settings, free, device);
        if (!plan) return;
        const needs = needsOf(facts, plan);
        const [ram, onDevice] = [
          needs.ram.weights + needs.ram.context,
          needs.device.weights + needs.device.context,
        ];
        const slack = 1e-9 * (ram + onDevice) + 1e-6;
        expect(free.shared ? ram + onDevice : ram).toBeLessThanOrEqual(free.ram + slack);
        if (plan.gpuLayers > 0) expect(onDevice).toBeLessThanOrEqual(free.device + slack);
      }),
    );
  });

  it("stays within its bounds and does what is asked", () => {
    fc.assert(
      fc.property(anyFacts, anySettings, anyMemory, anyDevice, (facts, settings, free, device) => {
        const plan = planOrNothing(facts, settings, free, device);
        if (!plan) return;
        expect(plan.contextTokens).toBeLessThanOrEqual(
          Math.min(facts.trainedTokens, settings.contextTokens ?? 4096),
        );
        if (settings.contextTokens !== undefined)
          expect(plan.contextTokens).toBe(Math.min(facts.trainedTokens, settings.contextTokens));
        expect(plan.replies).toBe(settings.sequences ?? plan.replies);
        if (settings.sequences === undefined) expect([1, 2, 4, 8, 16]).toContain(plan.replies);
        expect(plan.kept).toBeGreaterThanOrEqual(1);
        expect(plan.kept).toBeLessThanOrEqual(Math.max(2 * plan.replies, 1));
        expect(plan.gpuLayers).toBeLessThanOrEqual(device === CPU ? 0 : facts.layers);
        if (typeof settings.gpuLayers === "number")
          expect(plan.gpuLayers).toBeLessThanOrEqual(settings.gpuLayers);
        if (plan.kvCache === "q8_0") {
          expect(plan.flashAttention).toBe(true);
          expect(facts.headLength % 32).toBe(0);
        }
        if (settings.flashAttention === false || !facts.flashAttention)
          expect(plan.flashAttention).toBe(false);
      }),
    );
  });

  it("has the layers, the context and the replies that are asked for where memory is plenty", () => {
    fc.assert(
      fc.property(anyFacts, anySettings, anyDevice, (facts, settings, device) => {
        const { gpuLayers = "auto", contextTokens = 4096, sequences = 16 } = settings;
        const onDevice = typeof gpuLayers === "number" ? Math.min(gpuLayers, facts.layers) : facts.layers;
        expect(planRuntime(facts, settings, memory(1e15, 1e15), device)).toMatchObject({
          gpuLayers: device === CPU ? 0 : onDevice,
          contextTokens: Math.min(contextTokens, facts.trainedTokens),
          replies: sequences,
        });
      }),
    );
  });

  it("gets no worse with more memory", () => {
    const twice = fc
      .tuple(bytes(2e11), bytes(2e11))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(anyFacts, twice, (facts, [less, more]) => {
        const small = planOrNothing(facts, { kvCache: "f16" }, memory(less), CPU);
        const large = planOrNothing(facts, { kvCache: "f16" }, memory(more), CPU);
        if (!small) return;
        expect(large?.contextTokens).toBeGreaterThanOrEqual(small.contextTokens);
        if (large?.contextTokens === small.contextTokens) {
          expect(large.replies).toBeGreaterThanOrEqual(small.replies);
        }
      }),
    );
  });

  it("puts no fewer layers on a larger device", () => {
    const twice = fc
      .tuple(bytes(1e11), bytes(1e11))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(anyFacts, twice, (facts, [less, more]) => {
        const layersOf = (device: number) =>
          planRuntime(
            facts,
            { contextTokens: 512, sequences: 4, kvCache: "f16" },
            memory(1e15, device),
            VULKAN,
          ).gpuLayers;
        expect(layersOf(more)).toBeGreaterThanOrEqual(layersOf(less));
      }),
    );
  });
});
