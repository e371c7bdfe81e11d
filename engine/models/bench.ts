import { ContractError, ModelLoadError } from "../../core/errors.ts";
import type { ModelInfo } from "../../core/model.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import type { SpawnModelProcess } from "../../native/llama/process/spawn.ts";
import type { DecodeSpeed, Measurable } from "../../native/llama/speed.ts";
import { replyCounts } from "../../native/llama/speed-budget.ts";
import { resolveModel, type ModelFile } from "./resolve.ts";
import { keepSpeed, thisPlace, type KeptSpeed } from "./speeds.ts";

/** Tokens a second of so many replies in all. */
export type BenchFigure = DecodeSpeed;

/** A loaded model whose speed can be measured. */
export interface MeasurableModel extends Measurable {
  readonly info: ModelInfo;
  dispose(): Promise<void>;
}

export type LoadMeasurable = (
  file: ModelFile,
  settings: RuntimeSettings,
  signal: AbortSignal,
) => Promise<MeasurableModel>;

export interface BenchOptions {
  /** How to run the model; its number of replies and length of context are chosen here. */
  readonly settings: RuntimeSettings;
  readonly signal: AbortSignal;
  /** Called with each figure as soon as it is known; `replies` is 0 for the prompt's. */
  readonly onFigure?: (figure: BenchFigure) => void;
  /** By default into a process of its own, a child of this one. */
  readonly load?: LoadMeasurable;
}

/** The JSON of `models bench`. */
export interface BenchReport extends KeptSpeed {
  /** Numbers of replies that were not measured: too slow, or no memory for so many. */
  readonly leftOut: readonly number[];
  /** What the measurement took. */
  readonly seconds: number;
  /** What else is worth knowing, in words. */
  readonly notes: readonly string[];
}

/**
 * Loads models into processes of their own.
 * @param spawn starts such a process, where it cannot simply be a child of this one
 */
export function loadMeasurable(spawn?: SpawnModelProcess): LoadMeasurable {
  return async (file, settings, signal) => {
    const { loadInProcess } = await import("../../native/llama/process/host.ts");
    return loadInProcess({ ...file, runtime: settings, signal }, spawn);
  };
}

const MOST_REPLIES = 32;
/** The prompts and replies of the measurement are short, and memory for 32 of them is soon used up. */
const CONTEXT_TOKENS = 512;

/**
 * Measures how fast a model is on this machine, in under a minute beside its loading, and keeps the result in the home.
 * @param reference as for `resolveModel`
 * @throws ContractError for an unknown name; ModelLoadError; ModelRunError; StorageError; CancelledError after the signal
 */
export async function benchModel(
  reference: string,
  home: string,
  { settings, signal, onFigure, load = loadMeasurable() }: BenchOptions,
): Promise<BenchReport> {
  refuseOwnSettings(settings);
  const file = await resolveModel(reference, home, { signal });
  const model = await loadForBench(file, settings, load, signal);
  try {
    const { decode, seconds, promptTokensPerSecond } = await model.measureSpeed({}, onFigure, signal);
    const { scheduler, device, gpuLayers, threads, notes } = model.info.runtime;
    const speed: KeptSpeed = {
      sha256: file.sha256,
      model: file.name,
      measured: new Date().toISOString(),
      ...thisPlace(settings),
      runtime: { scheduler, device, gpuLayers, threads },
      promptTokensPerSecond,
      decode: [...decode],
    };
    const problem = await keepSpeed(home, speed);
    const leftOut = replyCounts(MOST_REPLIES).filter((count) =>
      decode.every(({ replies }) => replies !== count),
    );
    return { ...speed, leftOut, seconds, notes: problem === null ? notes : [...notes, problem] };
  } finally {
    await model.dispose();
  }
}

function refuseOwnSettings({ sequences, contextTokens }: RuntimeSettings): void {
  if (sequences === undefined && contextTokens === undefined) return;
  throw new ContractError(
    `The measurement itself chooses how many replies it generates at once and how long they are: up to ${MOST_REPLIES} of ` +
      `${CONTEXT_TOKENS} tokens. Leave out --sequences and --context-tokens.`,
    { sequences: sequences ?? null, contextTokens: contextTokens ?? null },
  );
}

/** With as many replies as are measured, or with as many as fit the memory. */
async function loadForBench(
  file: ModelFile,
  settings: RuntimeSettings,
  load: LoadMeasurable,
  signal: AbortSignal,
): Promise<MeasurableModel> {
  const small = { ...settings, contextTokens: CONTEXT_TOKENS };
  try {
    return await load(file, { ...small, sequences: MOST_REPLIES }, signal);
  } catch (error) {
    if (!(error instanceof ModelLoadError)) throw error;
    return load(file, small, signal);
  }
}
