import type { Llama, LlamaContext, LlamaModel } from "node-llama-cpp";
import { reasonOf } from "../../core/errors.ts";
import { checkLibraryVersion, openAddon, type Addon } from "./addon.ts";
import type { Generator } from "./generator.ts";
import { LibraryGenerator } from "./library-generator.ts";
import { isSameInAnyBatch } from "./same-in-any-batch.ts";
import { samplers } from "./sampler.ts";
import { StepLoop } from "./step-loop.ts";
import { grammars } from "./tools.ts";

/** A model and its context, and how its sequences are to be used. */
export interface Loaded {
  readonly llama: Llama;
  readonly model: LlamaModel;
  readonly context: LlamaContext;
  /** Replies at once: ids 0 to `replies` − 1. */
  readonly replies: number;
  /** Ids after these that keep prompts. */
  readonly kept: number;
  /** Largest number of prompt tokens in one batch. */
  readonly chunkTokens: number;
  readonly threads: number;
  readonly gpuLayers: number;
  readonly flashAttention: boolean;
  readonly beforeRound?: (() => Promise<void>) | undefined;
  readonly onStep?: ((rows: number) => void) | undefined;
}

export interface OpenedGenerator {
  readonly generator: Generator;
  readonly scheduler: "step-loop" | "library";
  readonly sameInAnyBatch: boolean;
  /** Why the library's own batching stands in, if it does; for a person. */
  readonly notes: readonly string[];
}

/**
 * Our step loop over the library's internals; or, if the installed library has others than ours, its public batching:
 * the same replies, slower.
 */
export async function openGenerator(
  loaded: Loaded,
  openInternals: (loaded: Loaded) => Promise<Addon> = openFittingAddon,
): Promise<OpenedGenerator> {
  const grammarFor = grammars(loaded.llama);
  const endsGeneration = (token: number): boolean => loaded.model.isEogToken(token as EogToken);
  let addon: Addon;
  try {
    addon = await openInternals(loaded);
  } catch (error) {
    const { model, context, replies } = loaded;
    const reason = reasonOf(error);
    return {
      generator: new LibraryGenerator(model, context, { replies, endsGeneration, grammarFor }),
      scheduler: "library",
      sameInAnyBatch: false,
      notes: [`${reason} Until then the library's own batching is used, which is slower.`],
    };
  }
  addon.context.setThreads(loaded.threads);
  const sameInAnyBatch = await looksSameInAnyBatch(loaded, addon);
  const generator = new StepLoop(addon.context, {
    ...loaded,
    grain: sameInAnyBatch ? 1 : loaded.chunkTokens,
    endsGeneration,
    createSampler: samplers(addon, grammarFor),
    logProbabilities: (index, tokens) => addon.logProbabilities(index, tokens),
  });
  return { generator, scheduler: "step-loop", sameInAnyBatch, notes: [] };
}

/** GPUs, and flash attention on several threads, choose their order of summation by the shape of a batch. */
async function looksSameInAnyBatch(loaded: Loaded, addon: Addon): Promise<boolean> {
  const { model, context, replies, kept, gpuLayers, flashAttention, threads, chunkTokens } = loaded;
  if (gpuLayers > 0 || (flashAttention && threads > 1)) return false;
  const tokens = model.tokenize("One two three four five six seven eight nine ten.");
  const length = Math.min(flashAttention ? LONG_PROBE : SHORT_PROBE, context.contextSize - AFTER_PROBE);
  return isSameInAnyBatch({ addon, sequences: replies + kept, tokens, length, chunkTokens });
}

/**
 * Flash attention goes other ways from 256 cached tokens on. It is used on one thread, where a small model reads so many at
 * once, and a large one, by `--threads 1` or on a single core, may take a minute (ADR 10).
 */
const LONG_PROBE = 300;
const SHORT_PROBE = 6;
/** Room for the token that follows the probe's prompt. */
const AFTER_PROBE = 2;

type EogToken = Parameters<LlamaModel["isEogToken"]>[0];

async function openFittingAddon({ llama, model, context }: Loaded): Promise<Addon> {
  await checkLibraryVersion();
  return openAddon(llama, model, context);
}
