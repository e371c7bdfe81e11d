import { getLlama, LlamaLogLevel, type LlamaContext, type LlamaModel, type Token } from "node-llama-cpp";
import type { ModelInfo } from "../../../core/model.ts";
import { SAMPLING, type Bench } from "./section.ts";

/**
 * node-llama-cpp as its documentation shows it, with its own batch size, flash attention and filters of the vocabulary:
 * without those it takes longer over each token, so it has the easier task here. Its threads are as many as ours: by
 * default it takes four or more, which on fewer cores wait for each other.
 */
export interface Plain {
  readonly model: LlamaModel;
  /** A context for this many sequences, each as long as ours. */
  createContext(sequences: number): Promise<LlamaContext>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** @param ours says on which device and with which context the comparison is made */
export async function openPlain(bench: Bench, ours: ModelInfo): Promise<Plain> {
  const { device, threads } = ours.runtime;
  // Never disposed: that would take the library away from the other way too, which runs in the same process.
  const llama = await getLlama({
    gpu: device === "cpu" ? false : device,
    build: "never",
    skipDownload: true,
    logLevel: LlamaLogLevel.error,
    progressLogs: false,
  });
  const model = await llama.loadModel({
    modelPath: bench.model.path,
  });
  return {
    model,
    createContext: (sequences) =>
      model.createContext({
        sequences,
        contextSize: ours.contextTokens,
        threads,
        // A context that was shrunk to fit would be no comparison.
        failedCreationRemedy: false,
      }),
    [Symbol.asyncDispose]: () => model.dispose(),
  };
}

/**
 * Generates exactly `count` tokens after a prompt on a fresh sequence, whatever the model says.
 * @returns when each of them was sampled, in milliseconds
 */
export async function plainlySampledAt(
  context: LlamaContext,
  prompt: readonly number[],
  seed: number,
  count: number,
): Promise<readonly number[]> {
  const sequence = context.getSequence();
  const times: number[] = [];
  try {
    const tokens = sequence.evaluate([...prompt] as Token[], {
      temperature: SAMPLING.temperature,
      seed,
      yieldEogToken: true,
    });
    while (times.length < count && !(await tokens.next()).done) times.push(performance.now());
    await tokens.return();
  } finally {
    await sequence.dispose();
  }
  return times;
}
