import { throwIfCancelled } from "../core/cancel.ts";
import type { EvalReport } from "../core/evaluation/evaluate.ts";
import { findStrategy } from "../core/strategies/index.ts";
import type { Strategy } from "../core/strategies/strategy.ts";
import type { SpawnModelProcess } from "../native/llama/process/spawn.ts";
import type { SweepReport } from "../core/sweep/report.ts";
import type { AskReport, RunReport } from "./contract/reports.ts";
import type { AskRequest, EvalRequest, SweepRequest } from "./contract/requests.ts";
import { createDatasetService } from "./datasets/service.ts";
import { createDatabaseService } from "./databases/service.ts";
import { readPromptEdits } from "./prompts/edits.ts";
import { openLibrary } from "./live/library.ts";
import type { Started } from "./live/hub.ts";
import { openExperiences } from "./experience/open.ts";
import type { Experiences } from "./experience/experiences.ts";
import { createExperienceLibrary } from "./experience/library.ts";
import { createRunRepositories } from "./experience/run-repositories.ts";
import { createExperienceService } from "./experience/service.ts";
import { createRunService } from "./live/service.ts";
import type { Starter } from "./live/start.ts";
import { createTrash } from "./live/trash.ts";
import { loadMeasurable, type LoadMeasurable } from "./models/bench.ts";
import { createSpeedBench, type SpeedBench } from "./models/speed-bench.ts";
import {
  loadEmbedder,
  loadModel,
  loadParser,
  openDatabase,
  type LoadedEmbedder,
  type LoadedModel,
  type WantedModel,
} from "./runs/loaders.ts";
import { createModelShelf } from "./runs/model-shelf.ts";
import type { Listener } from "./runs/recorder.ts";
import { readQuestion } from "./runs/show.ts";
import { createEmbedderShelf, createParserShelf } from "./runs/tool-shelves.ts";
import type { DatabaseService, DatasetService, ExperienceService, RunService } from "./services.ts";
import type { AmrParser } from "../core/similarity/similarity.ts";
import type { RunStore } from "./storage/run-store.ts";
import { startUnrefTimer, type StartTimer } from "./timer.ts";

export interface EngineOptions {
  /** Folder in which everything is kept; made if it is not there. */
  readonly home: string;
  /** False keeps runs in memory until the engine is closed. */
  readonly store?: boolean;
  /**
   * Whether what was deleted may be erased by now: not by who only reads, nor as long as the store is not known to be sound.
   * By default it may.
   */
  readonly mayErase?: () => boolean;
  /** Loads the model that a reference names; by default through node-llama-cpp, into a process of its own. */
  readonly loadModel?: (wanted: WantedModel, home: string, signal: AbortSignal) => Promise<LoadedModel>;
  /** Loads a model whose speed is measured; by default as `loadModel` does. */
  readonly loadMeasurable?: LoadMeasurable;
  /** Starts such a process, where it cannot simply be a child of this one. */
  readonly spawnModelProcess?: SpawnModelProcess;
  /** How long a model may be used by nobody before it is unloaded; default 10 minutes. */
  readonly idleMilliseconds?: number;
  readonly loadEmbedder?: () => Promise<LoadedEmbedder>;
  readonly loadParser?: () => Promise<AmrParser>;
  /** Opens the experience repositories of a home folder; null: those that live in memory. */
  readonly openExperiences?: (home: string | null) => Experiences;
  readonly findStrategy?: (id: string) => Strategy;
  /** By default those of the home folder. */
  readonly datasets?: DatasetService;
  /** By default those of the home folder; closed with the engine. */
  readonly databases?: DatabaseService;
  /** Time to take a deletion back; default 10 seconds. */
  readonly undoMilliseconds?: number;
  /** Waits for the end of that time. */
  readonly startTimer?: StartTimer;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The long-lived service: runs strategies, keeps what happened, and shows it again. */
export interface Engine {
  /** All that can be done with runs, for clients that come and go. */
  readonly runs: RunService;
  /** The experience repositories: what was learned from runs. */
  readonly experience: ExperienceService;
  /** Measures how fast models are while no run goes on. */
  readonly bench: SpeedBench;
  /** Whether a run is stored and not deleted; the runs of a sweep's cells count too. */
  hasRun(run: string): boolean;
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
  /**
   * Puts a dataset to many settings of methods and models, one evaluation each. A cell that cannot be carried out does not
   * end the sweep.
   * @throws ContractError, DatasetError, StorageError, CancelledError after `signal`
   */
  sweep(request: SweepRequest, signal?: AbortSignal): Promise<SweepReport>;
  /**
   * Goes on with a run that was paused or interrupted, and reports on the whole of it.
   * @throws ContractError if it cannot be gone on with; then as `ask` and `evaluate`
   */
  resume(run: string, listen?: Listener, signal?: AbortSignal): Promise<RunReport>;
  /**
   * Erases, as soon as no run goes on, what an earlier process could not: copies of data files that no run
   * names, repositories of evaluations that are no more, and experiences that were removed. For the holder of
   * the home alone. Never throws.
   */
  tidy(): void;
  /** Cancels what is going on, waits for it, and frees models and store. */
  close(): Promise<void>;
}

/** @throws StorageError if the home folder or its store cannot be used */
export function openEngine(options: EngineOptions): Promise<Engine> {
  return Promise.resolve().then(() => createEngine(options));
}

function createEngine(options: EngineOptions): Engine {
  const { home, undoMilliseconds } = options;
  const { now = Date.now, startTimer = startUnrefTimer, mayErase = () => true } = options;
  const kept = options.store === false ? null : home;
  const library = openLibrary(kept);
  const experiences = createExperienceLibrary(kept, options.openExperiences ?? openExperiences);
  const shared = sharedParts(options, kept);
  const undoing = { undoMilliseconds, startTimer, now };
  const isBusy = (): boolean => !mayErase() || goesOn(runs, library.onDisk);

  const repositories = createRunRepositories({
    eraseOrphans: async () => experiences.keepRuns(library.runs()),
    isBusy,
    startTimer,
  });
  let forgetting: Promise<unknown> = Promise.resolve();
  /** Files that cannot be erased now are erased with the next run, or by the next holder of the home. */
  const forgetData = async () => shared.datasets.forgetAllBut(runs.dataInUse());
  const forget = (): void => {
    forgetting = Promise.allSettled([forgetting, forgetData(), repositories.eraseOrphans()]);
  };
  const trash = createTrash({
    ...undoing,
    stores: library.stores,
    mustWait: () => mayLearn(runs, shared.findStrategy),
    mayErase,
    onErased: forget,
  });

  const runs = createRunService({
    ...shared,
    ...{ home, library, trash, now },
    experiencesOf: (keep) => experiences.of(keep),
    untilErased: () => Promise.all([repositories.erasing, experience.erasing]),
  });
  const experience = createExperienceService({
    ...shared,
    ...undoing,
    experiences: experiences.onDisk,
    isBusy,
    readQuestion: (run, question) => readQuestion(library.keptStoreOf(run), run, question),
  });

  const bench = createSpeedBench({
    home,
    shelf: shared.models,
    isBusy: () => runs.live().length > 0,
    load: options.loadMeasurable ?? loadMeasurable(options.spawnModelProcess),
  });

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    // Both from now on: no run starts while a measurement comes to its end.
    await Promise.all([bench.close(), runs.close()]);
    await Promise.allSettled([forgetting, repositories.close(), experience.close()]);
    await Promise.allSettled([
      ...[shared.models.dispose(), shared.embedders.dispose()],
      ...[shared.databases.close(), experiences.close()],
    ]);
    library.close();
  };
  return {
    runs,
    experience,
    bench,
    hasRun: (run) => library.has(run),
    ...waitedFor(runs),
    tidy() {
      if (closing !== undefined) return;
      const left = hasTraces(library.onDisk) ? [repositories.eraseOrphans(), experience.tidy()] : [];
      forgetting = Promise.allSettled([forgetting, forgetData(), ...left]);
    },
    close: () => (closing ??= close()),
  };
}

/** What runs share, as far as it needs no store: models, tools, files and methods. */
function sharedParts(options: EngineOptions, kept: string | null) {
  const { home, now, idleMilliseconds, spawnModelProcess: spawn } = options;
  const load =
    options.loadModel ??
    ((wanted: WantedModel, _home: string, signal: AbortSignal) => loadModel(wanted, home, { signal, spawn }));
  return {
    models: createModelShelf({ load: (wanted, signal) => load(wanted, home, signal), idleMilliseconds }),
    embedders: createEmbedderShelf(options.loadEmbedder ?? loadEmbedder),
    parsers: createParserShelf(options.loadParser ?? loadParser),
    datasets: options.datasets ?? createDatasetService({ home: kept }),
    databases: options.databases ?? createDatabaseService({ home: kept, open: openDatabase }),
    readPromptEdits: (ids: readonly string[]) => readPromptEdits(home, ids),
    findStrategy: options.findStrategy ?? findStrategy,
    startClock: now === undefined ? monotonicClock : () => now,
  };
}

/** Whether runs go on, here or in another process. A store that cannot be read is left alone as well. */
function goesOn(runs: Pick<RunService, "live">, store: Pick<RunStore, "list">): boolean {
  if (runs.live().length > 0) return true;
  try {
    return store.list().some(({ state }) => state === "running");
  } catch {
    return true;
  }
}

/** Whether there are experiences to erase; only then is the thread started that does it. A store that cannot be read is left alone. */
function hasTraces(store: Pick<RunStore, "hasTraces">): boolean {
  try {
    return store.hasTraces();
  } catch {
    return false;
  }
}

/** Whether runs go on here whose methods store experiences, if their options say so. */
function mayLearn(runs: Pick<RunService, "live">, find: (id: string) => Strategy): boolean {
  return runs
    .live()
    .some(({ kind, strategy }) => kind !== "sweep" && find(strategy).usesExperience !== undefined);
}

/** Runs that are waited for. */
function waitedFor(runs: Starter): Pick<Engine, "ask" | "evaluate" | "sweep" | "resume"> {
  return {
    ask: (request, listen, signal) => untilEnd(() => runs.startQuestion(request, listen), signal),
    evaluate: (request, listen, signal) => untilEnd(() => runs.startEvaluation(request, listen), signal),
    sweep: (request, signal) => untilEnd(() => runs.startSweep(request), signal),
    resume: (run, listen, signal) => untilEnd(() => runs.startAgain(run, listen), signal),
  };
}

/** Waits for a run's result; an abort of the signal cancels the run. */
async function untilEnd<Report>(
  start: () => Started<Report>,
  signal: AbortSignal | undefined,
): Promise<Report> {
  throwIfCancelled(signal);
  const { result, stop } = start();
  const cancel = (): void => void stop("cancel");
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    return await result;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}

/** The wall clock at its start, moved on by the monotonic one: a clock that is set back gives no negative times. */
function monotonicClock(): () => number {
  const offset = Date.now() - performance.now();
  return () => Math.round(offset + performance.now());
}
