import { describe, expect, it } from "vitest";
import { isSoftware, onCpu } from "../../../native/llama/library.ts";

describe("a device", () => {
  it.each([
    "llvmpipe (LLVM 15.0.6, 256 bits)",
    "SwiftShader Device (Subzero)",
    "Microsoft Basic Render Driver",
  ])("that the CPU imitates is known by its name: %s", (name) => expect(isSoftware(name)).toBe(true));

  it.each([
    "NVIDIA GeForce RTX 4090",
    "AMD Radeon RX 7900 XTX (RADV NAVI31)",
    "Intel(R) Arc(tm) A770",
    "Apple M3",
  ])("of its own is known by its name: %s", (name) => expect(isSoftware(name)).toBe(false));
});

describe("the CPU", () => {
  it("is used through Metal on Apple's processors, for which llama.cpp comes with nothing else", () => {
    expect(onCpu("darwin", "arm64").backend).toBe("metal");
  });

  it("computes its layers' large products itself where llama.cpp would give them to Metal", () => {
    expect(onCpu("darwin", "arm64").environment).toEqual({ GGML_OP_OFFLOAD_MIN_BATCH: "2147483647" });
  });

  it.each([
    ["darwin", "x64"],
    ["linux", "arm64"],
    ["win32", "arm64"],
  ])("has a llama.cpp of its own on %s %s", (platform, arch) =>
    expect(onCpu(platform, arch)).toEqual({ backend: false, environment: {} }),
  );
});
