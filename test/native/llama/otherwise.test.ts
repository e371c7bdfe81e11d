import { describe, expect, it } from "vitest";
import type { ModelInfo, RuntimeInfo } from "../../../core/model.ts";
import { runsOtherwise } from "../../../native/llama/process/otherwise.ts";
import { MODEL_INFO } from "../../engine/doubles.ts";

const running = (runtime: Partial<RuntimeInfo>): ModelInfo => ({
  ...MODEL_INFO,
  runtime: { ...MODEL_INFO.runtime, ...runtime },
});

describe("a process that follows another", () => {
  it("may keep another number of prompts, and find that replies do not depend on the batch", () => {
    const before = running({ keptPrompts: 8, sameInAnyBatch: false });
    expect(runsOtherwise(running({ keptPrompts: 2, sameInAnyBatch: true }), before)).toBeUndefined();
  });

  it.each<[string, ModelInfo]>([
    ["device: vulkan, before cpu", running({ device: "vulkan" })],
    ["layers: 1 of 1 on the device, before 0 of 1 on the device", running({ gpuLayers: 1 })],
    ["flash attention: on, before off", running({ flashAttention: true })],
    ["cache: q8_0, before f16", running({ kvCache: "q8_0" })],
    ["threads: 4, before 1", running({ threads: 4 })],
    ["context: 1024 tokens, before 2048 tokens", { ...MODEL_INFO, contextTokens: 1024 }],
    ["replies at once: 4, before 8", { ...MODEL_INFO, sequences: 4 }],
    ["batching: library, before step-loop", running({ scheduler: "library" })],
    ["the same in any batch: no, before yes", running({ sameInAnyBatch: false })],
  ])("is refused where it runs the model otherwise: %s", (change, now) => {
    expect(runsOtherwise(now, MODEL_INFO)?.details).toMatchObject({ changes: [change] });
  });
});
