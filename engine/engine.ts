import { CancelledError, ContractError } from "../core/errors.ts";
import type { EvalReport } from "../core/evaluation/evaluate.ts";
import { findStrategy } from "../core/strategies/index.ts";
import type { Strategy } from "../core/strategies/strategy.ts";
import type { AskReport, RunDetails, RunSummary } from "./contract/reports.ts";
import { AskRequest, EvalRequest, parseRequest } from "./contract/requests.ts";
import type { SpawnModelProcess } from "../native/llama/process/spawn.ts";
import { ask } from "./runs/ask.ts";
import { estimateRequest, type RunEstimate } from "./runs/estimate-request.ts";
import { evaluate } from "./runs/evaluate.ts";
import {
  loadEmbedder,
  loadModel,
  type LoadedEmbedder,
  type LoadedModel,
  type WantedModel,
} from "./runs/loaders.ts";
import type { Listener } from "./runs/recorder.ts";
import type { EngineParts } from "./runs/run.ts";
import { createEmbedderShelf, createModelShelf } from "./runs/shelf.ts";
import { showRun } from "./runs/show.ts";
import { openRunStore } from "./storage/run-store.ts";

export interface EngineOptions {
  /** Folder in which everything is kept; made if it is not there. */
  readonly home: string;
  /** False keeps runs in memory until the engine is closed. */
  readonly store?: boolean;
  /** Loads the model that a reference names; by default through node-llama-cpp, into a process of its own. */
  readonly loadModel?: (wanted: WantedModel, home: string, signal: AbortSignal) => Promise<LoadedModel>;
  /** Starts that process, where it cannot simply be a child of this one. */
  readonly spawnModelProcess?: SpawnModelProcess;
  /** How long a model may be used by nobody before it is unloaded; default 10 minutes. */
  readonly idleMilliseconds?: number;
  readonly loadEmbedder?: () => Promise<LoadedEmbedder>;
  readonly findStrategy?: (id: string) => Strategy;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The long-lived service: runs strategies, keeps what happened, and shows it again. */
export interface Engine {
  /**
   * Puts one question to a strategy.
   * @param listen is given every event of the run as it happens, stored ones after they are stored
   * @throws ContractError, ModelLoadError, EmbedderError, StorageError, CancelledError after `signal`, or what made the
   *   question fail
   */
  ask(request: AskRequest, listen?: Listener, signal?: AbortSignal): Promise<AskReport>;
  /**
   * Puts a dataset to a strategy and scores the answers. Questions that fail count as wrong; the run goes on.
   * @throws ContractError, DatasetError, ModelLoadError, EmbedderError, StorageError, CancelledError after `signal`
   */
  evaluate(request: EvalRequest, listen?: Listener, signal?: AbortSignal): Promise<EvalReport>;
  /** About how long a run would take, from what is kept in the home. Starts nothing, and never throws. */
  estimate(request: AskRequest | EvalRequest, signal?: AbortSignal): Promise<RunEstimate>;
  /** Newest first. @throws StorageError */
  listRuns(): readonly RunSummary[];
  /** @throws ContractError for an unknown run, naming the nearest or the newest; StorageError */
  showRun(run: string): RunDetails;
  /** Cancels what is going on, waits for it, and frees models and store. */
  close(): Promise<void>;
}

/** @throws StorageError if the home folder or its store cannot be used */
export function openEngine(options: EngineOptions): Promise<Engine> {
  return Promise.resolve().then(() => createEngine(options));
}

function createEngine(options: EngineOptions): Engine {
  const { home, now, idleMilliseconds, spawnModelProcess: spawn } = options;
  const load =
    options.loadModel ??
    ((wanted: WantedModel, _home: string, signal: AbortSignal) => loadModel(wanted, home, { signal, spawn }));
  const parts: EngineParts = {
    store: openRunStore(options.store === false ? null : home),
    models: createModelShelf({
      load: (wanted, signal) => load(wanted, home, signal),
      idleMilliseconds,
    }),
    embedders: createEmbedderShelf(options.loadEmbedder ?? loadEmbedder),
    findStrategy: options.findStrategy ?? findStrategy,
    startClock: now === undefined ? monotonicClock : () => now,
  };
  const closing = new AbortController();
  const going = new Set<Promise<unknown>>();

  const start = <Result>(given: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<Result>) => {
    const signal = given === undefined ? closing.signal : AbortSignal.any([given, closing.signal]);
    const running = Promise.resolve().then(() => {
      if (closing.signal.aborted) throw new ContractError("This engine is closed.");
      if (signal.aborted) throw new CancelledError();
      return work(signal);
    });
    going.add(running);
    return running.finally(() => going.delete(running));
  };
  const nobody: Listener = () => undefined;

  return {
    ask: (request, listen = nobody, signal) =>
      start(signal, (either) => ask(parseRequest(AskRequest, request), parts, listen, either)),
    evaluate: (request, listen = nobody, signal) =>
      start(signal, (either) => evaluate(parseRequest(EvalRequest, request), parts, listen, either)),
    estimate: (request, signal) => estimateRequest(request, { home, ...parts }, signal),
    listRuns: () => parts.store.list(),
    showRun: (run) => showRun(parts.store, run),
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.allSettled(going);
      await Promise.allSettled([parts.models.dispose(), parts.embedders.dispose()]);
      parts.store.close();
    },
  };
}

/** The wall clock at its start, moved on by the monotonic one: a clock that is set back gives no negative times. */
function monotonicClock(): () => number {
  const offset = Date.now() - performance.now();
  return () => Math.round(offset + performance.now());
}
