import { describe, expect, it } from "vitest";
import { isSoftware } from "../../../native/llama/library.ts";

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
