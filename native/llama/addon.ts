import { LlamaGrammarEvaluationState, getModuleVersion } from "node-llama-cpp";
import type { Llama, LlamaContext, LlamaGrammar, LlamaModel } from "node-llama-cpp";
import { ModelLoadError } from "../../core/errors.ts";

/**
 * The version whose internals are described here. The library's public batching cuts batches as calls happen to
 * arrive, so the same run gives other text the next time; its addon underneath lets us say what stands in a batch.
 */
const FITTING_VERSION = "3.22.1";

/** One llama.cpp context with its sequences (ids from 0), as the addon of node-llama-cpp shows it. */
export interface AddonContext {
  /** Starts an empty batch of at most `size` tokens. */
  initBatch(size: number): void;
  /**
   * Adds tokens of one sequence at positions from `firstPosition`.
   * @param logitIndexes which of `tokens`, ascending, need logits
   * @returns where these logits stand in the batch
   */
  addToBatch(
    sequence: number,
    firstPosition: number,
    tokens: Uint32Array,
    logitIndexes: Uint32Array,
  ): ArrayLike<number>;
  decodeBatch(): Promise<void>;
  /** Samples from logits of the last batch; −1 if there is nothing to choose from. */
  sampleToken(batchLogitIndex: number, sampler: AddonSampler): Promise<number>;
  /** As above, and tells the logits of some tokens: `[token, , , [token, logit, …], total weight]`. */
  sampleToken(
    batchLogitIndex: number,
    sampler: AddonSampler,
    probabilities: false,
    confidence: false,
    logits: readonly [
      tokens: readonly number[],
      includeMax: false,
      includeMin: false,
      includeSelected: true,
      includeTop: 0,
    ],
    totalLogitWeight: true,
  ): Promise<SampledLogits>;
  /** Forgets all tokens of a sequence. */
  disposeSequence(sequence: number): void;
  /** Forgets positions from `start` up to `end` (−1: the last); false if the model's memory cannot be cut there. */
  removeTokenCellsFromSequence(sequence: number, start: number, end: number): boolean;
  /** Replaces all of `target`, data included, by `source`. */
  copySequenceStateFromOtherSequence(target: number, source: number): Promise<number>;
  setThreads(threads: number): void;
}

/** The sampled token, pairs of token and logit, and the sum of exp(logit − largest logit) over the vocabulary. */
type SampledLogits = readonly [number, unknown, unknown, readonly number[] | undefined, number | undefined];

/** What the addon's sampler can be told; absent fields leave a filter out, so that its cost falls away too. */
export interface AddonSamplerConfig {
  readonly temperature: number;
  readonly seed: number;
  readonly topK?: number;
  readonly topP?: number;
  readonly minP?: number;
  readonly grammarEvaluationState?: object;
}

export interface AddonSampler {
  applyConfig(config: AddonSamplerConfig): void;
  dispose(): void;
}

/** All that is used of node-llama-cpp below its public surface. */
export interface Addon {
  readonly context: AddonContext;
  createSampler(): AddonSampler;
  /** Natural logarithms of the model's own probabilities of tokens, by the logits at an index of the last batch. */
  logProbabilities(batchLogitIndex: number, tokens: readonly number[]): Promise<readonly number[]>;
  /** The state of a grammar for one reply. */
  grammarState(grammar: LlamaGrammar): object;
}

interface Bindings {
  AddonSampler: new (model: object) => AddonSampler;
}

const CONTEXT_MEMBERS: readonly (keyof AddonContext)[] = [
  "initBatch",
  "addToBatch",
  "decodeBatch",
  "sampleToken",
  "disposeSequence",
  "removeTokenCellsFromSequence",
  "copySequenceStateFromOtherSequence",
  "setThreads",
];

/**
 * Refuses a node-llama-cpp other than the one these internals belong to.
 * @throws ModelLoadError
 */
export async function checkLibraryVersion(): Promise<void> {
  const version = await getModuleVersion();
  if (version !== FITTING_VERSION) throw unfitting(`it is ${version}`, version);
}

/**
 * Opens the addon under a loaded model and context.
 * @throws ModelLoadError if the installed library does not have the members that are used here
 */
export function openAddon(llama: Llama, model: LlamaModel, context: LlamaContext): Addon {
  const bindings = member(llama, "_bindings") as Bindings;
  const addonModel = member(model, "_model");
  const addonContext = member(context, "_ctx") as AddonContext;
  for (const name of CONTEXT_MEMBERS) requireFunction(addonContext, name);
  requireFunction(bindings, "AddonSampler");
  const createSampler = (): AddonSampler => new bindings.AddonSampler(addonModel);
  const greedy = createSampler();
  greedy.applyConfig({ temperature: 0, seed: 0 });
  return {
    context: addonContext,
    createSampler,
    logProbabilities: (index, tokens) => logProbabilities(addonContext, greedy, index, tokens),
    grammarState: (grammar) => member(new LlamaGrammarEvaluationState({ model, grammar }), "_state"),
  };
}

/** A greedy sampler leaves the logits as they are, and the token that it selects has the largest one. */
async function logProbabilities(
  context: AddonContext,
  greedy: AddonSampler,
  batchLogitIndex: number,
  tokens: readonly number[],
): Promise<readonly number[]> {
  const wanted = [[...new Set(tokens)], false, false, true, 0] as const;
  const [best, , , pairs = [], weight] = await context.sampleToken(
    batchLogitIndex,
    greedy,
    false,
    false,
    wanted,
    true,
  );
  const logits = new Map<number, number>();
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    logits.set(pairs[index] ?? -1, pairs[index + 1] ?? NaN);
  }
  const largest = logits.get(best);
  if (largest === undefined || weight === undefined) throw new Error("the model gives no logits");
  return tokens.map((token) => (logits.get(token) ?? -Infinity) - largest - Math.log(weight));
}

function member(owner: object, name: string): object {
  const value: unknown = Reflect.get(owner, name);
  if (typeof value !== "object" || value === null) throw unfitting(`it has no ${name}`);
  return value;
}

function requireFunction(owner: object, name: string): void {
  if (typeof Reflect.get(owner, name) !== "function") throw unfitting(`it has no ${name}`);
}

function unfitting(what: string, version = ""): ModelLoadError {
  return new ModelLoadError(
    `The installed node-llama-cpp does not fit: ${what}, and Counterpoint needs ${FITTING_VERSION}. ` +
      "Install Counterpoint again; in its sources, run npm ci.",
    { needed: FITTING_VERSION, found: version },
  );
}
