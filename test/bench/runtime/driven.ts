/** What a driven model's process runs. */
import process from "node:process";
import type { ChatMessage, ModelInfo, Sampling } from "../../../core/model.ts";
import type { LlamaLanguageModel } from "../../../native/llama/language-model.ts";
import { loadLlamaModel, type LoadOptions } from "../../../native/llama/load.ts";
import { Reply } from "../../../native/llama/reply.ts";
import { SAMPLING } from "./section.ts";

/** A step of the model's loop: when its tokens were computed, in milliseconds since the start, and for how many replies. */
export interface Step {
  readonly at: number;
  readonly rows: number;
}

export interface Generated {
  readonly milliseconds: number;
  readonly steps: readonly Step[];
}

/** Exactly `count` tokens after a prompt. */
export interface DrivenJob {
  readonly prompt: readonly number[];
  readonly count: number;
}

export type DrivenRequest =
  | { readonly kind: "load"; readonly options: LoadOptions }
  | { readonly kind: "tokens"; readonly messages: readonly ChatMessage[] }
  | { readonly kind: "generate"; readonly jobs: readonly DrivenJob[] };

/** Has what the request was for. */
export interface DrivenAnswer {
  readonly info?: ModelInfo;
  readonly tokens?: readonly number[];
  readonly generated?: Generated;
}

let model: LlamaLanguageModel | undefined;
let steps: Step[] = [];
let started = 0;

process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.on("message", (request: DrivenRequest) => void serve(request).then((reply) => process.send?.(reply)));

async function serve(request: DrivenRequest): Promise<DrivenAnswer> {
  switch (request.kind) {
    case "load": {
      const onStep = (rows: number): void => void steps.push({ at: performance.now() - started, rows });
      model = await loadLlamaModel({ ...request.options, onStep });
      return { info: model.info };
    }
    case "tokens":
      return { tokens: loaded().promptTokens(request.messages) };
    case "generate": {
      steps = [];
      started = performance.now();
      await Promise.all(request.jobs.map(({ prompt, count }, index) => generate(prompt, index + 1, count)));
      return { generated: { milliseconds: performance.now() - started, steps } };
    }
  }
}

async function generate(prompt: readonly number[], seed: number, count: number): Promise<void> {
  const sampling: Sampling = { ...SAMPLING, seed, maxTokens: count, stop: [] };
  const reply = new Reply({ detokenize: () => "", stop: [], json: false });
  await loaded().generator.submit({ prompt, sampling, reply, untilLength: true });
}

function loaded(): LlamaLanguageModel {
  if (model === undefined) throw new Error("The model is not loaded.");
  return model;
}
