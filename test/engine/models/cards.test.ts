import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { practiceCard, practicePath } from "../../../engine/models/built-in.ts";
import { inspectGguf } from "../../../native/llama/gguf.ts";

it("the practice model's card agrees with its file", async () => {
  const card = await practiceCard();
  const bytes = await readFile(practicePath());
  const summary = await inspectGguf(practicePath());
  expect(card).toMatchObject({
    id: "practice",
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    architecture: summary.architecture,
    parameters: `${(summary.parameters / 1e6).toFixed(1)}M`,
    quantization: summary.quantization,
    contextLength: summary.contextTokens,
    prompts: "terse",
  });
});
