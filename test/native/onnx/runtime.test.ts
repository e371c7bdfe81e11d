import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";

import { EmbedderError } from "../../../core/errors.ts";
import { loadEmbedder } from "../../../native/onnx/index.ts";
import { withRuntime } from "../../../native/onnx/runtime.ts";

vi.mock("onnxruntime-node", () => {
  throw new Error("It has no binary.");
});

const FOLDER = fileURLToPath(new URL("../../../models/embedder", import.meta.url));

describe("ONNX Runtime", () => {
  it("is missed in words, with what works without it, where a system has none", async () => {
    const missing = Object.assign(new Error("Cannot find module"), { code: "MODULE_NOT_FOUND" });
    await expect(withRuntime(() => Promise.reject(missing), "darwin x64")).rejects.toThrow(
      "There is no ONNX Runtime for this system (darwin x64). What compares texts by meaning needs it: mcf, " +
        "auto-cot, experience and, on questions that are answered in prose, votes and debates. " +
        "Everything else works without; choose another method.",
    );
  });

  it("is loaded no earlier than an embedder, whose own error says that it cannot be", async () => {
    const error: unknown = await loadEmbedder(FOLDER).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(EmbedderError);
    expect((error as Error).message).toMatch(/^ONNX Runtime cannot be loaded on this system \(/);
  });
});
