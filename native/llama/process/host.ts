import { CancelledError, ModelLoadError, ModelRunError } from "../../../core/errors.ts";
import type {
  Completion,
  CompletionRequest,
  LanguageModel,
  ModelInfo,
  ScoreRequest,
  Scoring,
} from "../../../core/model.ts";
import type { DecodeSpeed, Measurable, SpeedMeasurement } from "../speed.ts";
import type { CallHooks } from "./outstanding.ts";
import { plainLoadOptions, type ProcessLoadOptions, type Work } from "./protocol.ts";
import { ModelSession } from "./session.ts";
import { forkModelProcess, type SpawnModelProcess } from "./spawn.ts";
import { CompletionValue, Count, ScoringValue, SpeedValue } from "./values.ts";

/**
 * So many processes may end without one finished call between them: one more than those of one call, so that a call which ends
 * its process each time does not end the run.
 */
const MOST_DEATHS = 4;

/**
 * Loads a GGUF model into a process of its own, so that nothing that happens to it happens to us.
 * @param spawn starts the process; by default a child of this one
 * @throws as loadLlamaModel; ModelLoadError also if the process ends while it loads. A cancelled loading ends at once.
 */
export async function loadInProcess(
  options: ProcessLoadOptions,
  spawn: SpawnModelProcess = forkModelProcess,
): Promise<ProcessLanguageModel> {
  const session = new ModelSession(options, spawn);
  const info = await session.ready;
  const again = (): ModelSession => new ModelSession(asBefore(options, info), spawn, info);
  return new ProcessLanguageModel(info, session, again);
}

/** A later process runs the same model as the first one does, since that is what the manifests of runs say. */
function asBefore(options: ProcessLoadOptions, info: ModelInfo): ProcessLoadOptions {
  const { sequences, contextTokens } = info;
  const { device, gpuLayers, flashAttention, kvCache, threads } = info.runtime;
  const decided = { device, gpuLayers, flashAttention, kvCache, threads, sequences, contextTokens };
  const { isStill } = options;
  return { ...plainLoadOptions(options), isStill, runtime: { ...options.runtime, ...decided } };
}

/** A model in a process of its own. When the process ends, the next call starts a fresh one. */
export class ProcessLanguageModel implements LanguageModel, Measurable {
  readonly info: ModelInfo;
  readonly #start: () => ModelSession;
  #session: ModelSession;
  /** Processes before this one that ended without a finished call after them. */
  #earlierDeaths = 0;
  #disposal: Promise<void> | undefined;

  /** @param start begins another process with the same model */
  constructor(info: ModelInfo, session: ModelSession, start: () => ModelSession) {
    this.info = info;
    this.#session = session;
    this.#start = start;
  }

  /** Of the process that serves it now; undefined if that has ended. */
  get pid(): number | undefined {
    return this.#session.pid;
  }

  /** Whether it refuses calls: its processes keep ending, run it otherwise, or find another file. It can be loaded again. */
  get lost(): boolean {
    const { over, refusal } = this.#session;
    return over && (refusal !== undefined || this.#deaths() >= MOST_DEATHS);
  }

  /**
   * Completes one conversation. Calls issued in one turn of the event loop are admitted together, and so are those that
   * are issued in answer to calls that ended together.
   * @throws ContextOverflowError if prompt and reply do not fit; CancelledError after `signal` or `dispose`; ModelRunError
   *   if the model fails or its process ends in the middle of its work; ModelLoadError if a fresh process cannot load it,
   *   would run it otherwise or from another file, or if its processes end again and again
   */
  async complete(request: CompletionRequest): Promise<Completion> {
    const started = performance.now();
    const { signal, onText, ...plain } = request;
    const hooks = { value: CompletionValue, signal, onText };
    const completion = await this.#call({ kind: "complete", request: plain }, hooks);
    return { ...completion, seconds: secondsSince(started) };
  }

  /** @throws as `complete` */
  async score(request: ScoreRequest): Promise<Scoring> {
    const started = performance.now();
    const { signal, ...plain } = request;
    const scoring = await this.#call({ kind: "score", request: plain }, { value: ScoringValue, signal });
    return { ...scoring, seconds: secondsSince(started) };
  }

  /**
   * Measures how fast the model is; see measureSpeed.
   * @param options `seconds`: the whole takes about this long at most
   * @throws CancelledError after the signal; ModelRunError
   */
  async measureSpeed(
    options: { readonly seconds?: number } = {},
    onFigure?: (figure: DecodeSpeed) => void,
    signal?: AbortSignal,
  ): Promise<SpeedMeasurement> {
    return this.#call({ kind: "measure", options }, { value: SpeedValue, signal, onFigure });
  }

  /** Resident bytes of the model's process; 0 while there is none. @throws ModelRunError if it ends */
  async residentBytes(): Promise<number> {
    if (this.#session.over) return 0;
    return this.#session.call({ kind: "health" }, { value: Count });
  }

  /** Cancels what is under way and ends the process. */
  async dispose(): Promise<void> {
    this.#disposal ??= this.#session.unload();
    await this.#disposal;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.dispose();
  }

  /**
   * A call that waits for a process which ends before it has loaded the model goes to the next one; if there is to be no other
   * one, calls in flight are told so too.
   */
  async #call<Value>(work: Work, hooks: CallHooks<Value>): Promise<Value> {
    for (;;) {
      const session = this.#current();
      try {
        return await session.call(work, hooks);
      } catch (error) {
        const isOpen = session.diedLoading || this.lost;
        if (!isOpen || !(error instanceof ModelRunError)) throw error;
      }
    }
  }

  #current(): ModelSession {
    if (this.#disposal) throw new CancelledError("Cancelled: the model was unloaded.");
    if (!this.#session.over) return this.#session;
    if (this.lost) throw this.#session.refusal ?? this.#refusal();
    this.#earlierDeaths = this.#deaths();
    this.#session = this.#start();
    return this.#session;
  }

  /** Ended processes in a row, with no finished call between them. */
  #deaths(): number {
    const { died, finished } = this.#session;
    const earlier = finished > 0 ? 0 : this.#earlierDeaths;
    return earlier + (died ? 1 : 0);
  }

  #refusal(): ModelLoadError {
    return new ModelLoadError(
      `The process of the model ${this.info.name} ended ${MOST_DEATHS} times in a row before a call was finished, so no ` +
        "more calls are made. Memory is probably short: use a smaller model or context, or close other programs, and start again.",
      { model: this.info.name, deaths: MOST_DEATHS },
    );
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
