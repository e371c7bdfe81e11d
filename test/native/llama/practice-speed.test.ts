import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import type { LlamaLanguageModel } from "../../../native/llama/language-model.ts";
import { loadLlamaModel } from "../../../native/llama/load.ts";

let model: LlamaLanguageModel;
beforeAll(async () => {
  model = await loadLlamaModel({
    path: fileURLToPath(new URL("../../../models/practice/practice.gguf", import.meta.url)),
    name: "practice",
    sha256: "0".repeat(64),
    prompts: "terse",
    runtime: { device: "cpu", sequences: 4, contextTokens: 512 },
  });
});
afterAll(() => model.dispose());

describe("the speed of the practice model", () => {
  it("is a positive number of tokens a second for prompts and for each number of replies", async () => {
    const { promptTokensPerSecond, decode, leftOut } = await model.measureSpeed({ seconds: 3 });
    const speeds = [promptTokensPerSecond, ...decode.map(({ tokensPerSecond }) => tokensPerSecond)];
    for (const speed of speeds) {
      expect(speed).toBeGreaterThan(0);
      expect(speed).toBeLessThan(Infinity);
    }
    expect([...decode.map(({ replies }) => replies), ...leftOut]).toEqual([1, 2, 4]);
    expect(decode.length).toBeGreaterThan(0);
  });

  it("is not measured to the end when it is cancelled", async () => {
    const controller = new AbortController();
    const measuring = model.measureSpeed({}, () => controller.abort(), controller.signal);
    await expect(measuring).rejects.toBeInstanceOf(CancelledError);
  });
});
