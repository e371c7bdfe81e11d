import type { Sampling } from "../../../core/model.ts";
import type { LlamaLanguageModel } from "../../../native/llama/language-model.ts";
import { loadLlamaModel, type LoadOptions } from "../../../native/llama/load.ts";
import { Reply } from "../../../native/llama/reply.ts";
import { SAMPLING, type Bench } from "./section.ts";

/** How to load the model under test with this many replies at once, unless the product is to decide. */
export function loadOptions({ model, threads }: Bench, sequences?: number): LoadOptions {
  return {
    ...model,
    runtime: { ...(threads !== undefined && { threads }), ...(sequences !== undefined && { sequences }) },
  };
}

export function loadOurs(
  bench: Bench,
  sequences?: number,
  onStep?: (rows: number) => void,
): Promise<LlamaLanguageModel> {
  return loadLlamaModel({ ...loadOptions(bench, sequences), ...(onStep && { onStep }) });
}

/** A step of the model's loop: when its tokens were computed, in milliseconds, and for how many replies. */
export interface Step {
  readonly at: number;
  readonly rows: number;
}

/** A loaded model and what its loop does. */
export interface Watched extends AsyncDisposable {
  readonly model: LlamaLanguageModel;
  /** In order; whoever measures empties it. */
  readonly steps: Step[];
}

export async function loadWatched(bench: Bench, sequences: number): Promise<Watched> {
  const steps: Step[] = [];
  const model = await loadOurs(bench, sequences, (rows) => steps.push({ at: performance.now(), rows }));
  return { model, steps, [Symbol.asyncDispose]: () => model.dispose() };
}

/** Generates exactly `count` tokens after a prompt, whatever the model says. */
export async function generate(
  model: LlamaLanguageModel,
  prompt: readonly number[],
  seed: number,
  count: number,
): Promise<void> {
  const sampling: Sampling = { ...SAMPLING, seed, maxTokens: count, stop: [] };
  const reply = new Reply({ detokenize: () => "", stop: [], json: false });
  await model.generator.submit({ prompt, sampling, reply, untilLength: true });
}
