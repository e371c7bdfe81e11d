import type { ModelInfo } from "../../core/model.ts";

/** A model as a run's manifest describes it: a small one on the processor, as far as the test says nothing else. */
export function describedModel(given: Partial<ModelInfo> = {}): ModelInfo {
  return {
    name: "scripted",
    architecture: "script",
    parameters: 1,
    contextTokens: 2048,
    sha256: "0".repeat(64),
    chatTemplate: "file",
    prompts: "terse",
    sequences: 8,
    runtime: {
      scheduler: "step-loop",
      device: "cpu",
      gpuLayers: 0,
      layers: 1,
      flashAttention: false,
      kvCache: "f16",
      threads: 1,
      keptPrompts: 4,
      bytes: { weights: 1, context: 1 },
      sameInAnyBatch: true,
      notes: [],
    },
    ...given,
  };
}
