import { fileURLToPath } from "node:url";
import type { CompletionRequest, Sampling } from "../../../core/model.ts";
import type { ProcessLoadOptions } from "../../../native/llama/process/protocol.ts";

/** How the practice model is loaded in these tests. */
export const PRACTICE: ProcessLoadOptions = {
  path: fileURLToPath(new URL("../../../models/practice/practice.gguf", import.meta.url)),
  name: "practice",
  sha256: "0".repeat(64),
  prompts: "terse",
  runtime: { device: "cpu", sequences: 4, contextTokens: 1024, threads: 1 },
};

const GREEDY: Sampling = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 80, stop: [] };

/** A question as the practice model knows it. */
export function question(text: string, sampling: Partial<Sampling> = {}): CompletionRequest {
  return {
    messages: [
      { role: "system", content: "You are a solver." },
      { role: "user", content: `${text}\nThink step by step.` },
    ],
    sampling: { ...GREEDY, ...sampling },
  };
}
