import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { ChatMessage, ModelInfo } from "../../../core/model.ts";
import type { LlamaLanguageModel } from "../../../native/llama/language-model.ts";
import { loadLlamaModel, type LoadOptions } from "../../../native/llama/load.ts";
import { modelEnvironment } from "../../../native/llama/process/spawn.ts";
import type { DrivenAnswer, DrivenJob, DrivenRequest, Generated } from "./driven.ts";
import type { Bench } from "./section.ts";

/** How to load the model under test with this many replies at once, unless the product is to decide. */
export function loadOptions({ model, threads }: Bench, sequences?: number): LoadOptions {
  return {
    ...model,
    runtime: { ...(threads !== undefined && { threads }), ...(sequences !== undefined && { sequences }) },
  };
}

/** The model in this process, where what it does can be watched. */
export function loadOurs(
  bench: Bench,
  sequences?: number,
  onStep?: (rows: number) => void,
): Promise<LlamaLanguageModel> {
  return loadLlamaModel({ ...loadOptions(bench, sequences), ...(onStep && { onStep }) });
}

/** The model in a process of its own, as the product runs it, but driven by tokens instead of conversations. */
export interface DrivenModel extends AsyncDisposable {
  readonly info: ModelInfo;
  promptTokens(messages: readonly ChatMessage[]): Promise<readonly number[]>;
  /** Generates for all prompts at once, exactly as many tokens as are asked for, whatever the model says. */
  generate(jobs: readonly DrivenJob[]): Promise<Generated>;
}

export async function openDriven(bench: Bench, sequences: number): Promise<DrivenModel> {
  const child = fork(fileURLToPath(new URL("driven.ts", import.meta.url)), {
    env: modelEnvironment(process.env),
    execArgv: [],
    serialization: "advanced",
  });
  const { info } = await answer(child, { kind: "load", options: loadOptions(bench, sequences) });
  if (info === undefined) throw new Error("The model could not be loaded.");
  return {
    info,
    promptTokens: async (messages) => (await answer(child, { kind: "tokens", messages })).tokens ?? [],
    generate: async (jobs) => {
      const { generated } = await answer(child, { kind: "generate", jobs });
      if (generated === undefined) throw new Error("Nothing was generated.");
      return generated;
    },
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** One request at a time. */
async function answer(child: ChildProcess, request: DrivenRequest): Promise<DrivenAnswer> {
  const done = new AbortController();
  const answered = once(child, "message", { signal: done.signal });
  const gone = once(child, "exit", { signal: done.signal });
  child.send(request);
  try {
    const [message] = (await Promise.race([answered, gone])) as [DrivenAnswer | number | null];
    if (typeof message === "object" && message !== null) return message;
    throw new Error("The model's process ended.");
  } finally {
    done.abort();
    await Promise.allSettled([answered, gone]);
  }
}
