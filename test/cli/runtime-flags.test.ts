import { describe, expect, it } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import { RUN_FLAGS } from "../../cli/run-flags.ts";
import { RUNTIME_FLAGS, runtimeSettings } from "../../cli/runtime-flags.ts";
import { STRATEGY_FLAGS } from "../../cli/strategy-flags.ts";

const settingsOf = (...args: string[]) => runtimeSettings(parseArguments(args, RUN_FLAGS, 0));

describe("the flags of the runtime", () => {
  it("ask for nothing where none is given", () => {
    expect(settingsOf()).toEqual({});
  });

  it("say how a model is run", () => {
    const flags =
      "--device vulkan --gpu-layers 12 --flash-attention off --kv-cache f16 --context-tokens 2048 --sequences 4 --threads 2";
    expect(settingsOf(...flags.split(" "))).toEqual({
      device: "vulkan",
      gpuLayers: 12,
      flashAttention: false,
      kvCache: "f16",
      contextTokens: 2048,
      sequences: 4,
      threads: 2,
    });
    expect(settingsOf("--gpu-layers", "all", "--flash-attention", "auto")).toEqual({
      gpuLayers: "all",
      flashAttention: "auto",
    });
  });

  it.each([
    ["--device", "tpu", "--device cannot be"],
    ["--gpu-layers", "Auto", '"Auto"; it must be auto, all or a whole number from 0 to'],
    ["--gpu-layers", "", '""; it must be auto, all or a whole number from 0 to'],
    ["--flash-attention", "yes", "one of auto, on, off"],
    ["--sequences", "0", "a whole number from 1 to 64"],
  ])("refuse %s %s", (flag, value, message) => {
    expect(() => settingsOf(flag, value)).toThrow(message);
  });

  it("are no options of any method", () => {
    expect(Object.keys(RUNTIME_FLAGS).filter((flag) => flag in STRATEGY_FLAGS)).toEqual([]);
  });
});
