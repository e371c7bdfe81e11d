import { wordingOf, type PromptEdit } from "../../core/prompts/prompt.ts";
import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import { CancelledError, ModelLoadError, StorageError, toErrorRecord } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import type { ModelInfo } from "../../core/model.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import type { RunTranscript } from "../../core/transcript.ts";
import type { DatabaseService, DatasetService } from "../services.ts";
import type { RunStore } from "../storage/run-store.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import { openRepository, repositoryNotes, usesExperience } from "./experience.ts";
import { modelsOf } from "./models.ts";
import { otherwiseThanBefore, requireLikeOthers, requireUnchanged, type BegunCell } from "./unchanged.ts";
import type { Method } from "./method.ts";
import type { RunPlan } from "./plan.ts";
import { makeManifest } from "./run-manifest.ts";
import type { RunSetup } from "./question.ts";
import { createRecorder, type Listener } from "./recorder.ts";
import type { EmbedderShelf, ModelShelf, ParserShelf } from "./shelf.ts";
import { loadTextTools } from "./text-tools.ts";
import type { Experiences } from "../experience/experiences.ts";

/** What runs share within one engine. */
export interface EngineParts {
  readonly models: ModelShelf;
  readonly embedders: EmbedderShelf;
  readonly parsers: ParserShelf;
  /** The repositories of runs that are kept, or of those that are not. */
  readonly experiencesOf: (keep: boolean) => Experiences;
  readonly databases: Pick<DatabaseService, "use" | "keep">;
  /** Settles when no experience is being erased any more; until then no run can be stored. Never rejects. */
  readonly untilErased: () => Promise<unknown>;
  /** A person's own wordings of these prompt files. */
  readonly readPromptEdits: (ids: readonly string[]) => Promise<ReadonlyMap<string, PromptEdit>>;
  readonly datasets: Pick<DatasetService, "open" | "keep">;
  readonly findStrategy: (id: string) => Strategy;
  /** Makes the clock of one run: milliseconds since 1970, never running backwards. */
  readonly startClock: () => () => number;
}

/** The reason of an abort that leaves a run so that it can be gone on with. */
export const PAUSE = Symbol("pause");

/** Ends the work so that the run stands still where it is, as after a pause. */
export class StandStill extends CancelledError {}

/** What a run that carries out a cell of a sweep shares with the others. */
export interface CellPart {
  readonly sweep: string;
  readonly cell: number;
  readonly repeat: number;
  /** The questions of all cells. */
  readonly dataset: Dataset;
  /** Cells that were begun by now, as far as this one must be like them. */
  others(): readonly BegunCell[];
  /** Stands still after so many questions; Infinity: never. */
  readonly until: number;
  /**
   * Waits until the batch has room for one more question, of which so many fill it.
   * @returns gives the room back
   * @throws CancelledError after `signal`
   */
  enter(concurrency: number, signal: AbortSignal): Promise<() => void>;
}

/** One run as it is carried out: what it is to do, where it tells of it, and what ends it. */
export interface RunTask extends Method {
  readonly run: string;
  readonly store: RunStore;
  readonly listen: Listener;
  /** Tells by what a person recognises the run, as soon as that is known. */
  readonly announce: (title: string) => void;
  /** Cancels the run; with PAUSE as the reason, pauses it. */
  readonly signal: AbortSignal;
  /** What is stored of it, if it is gone on with. */
  readonly past: StoredRun | null;
  /** Set for the run of a sweep's cell. */
  readonly cell?: CellPart;
}

/** What is stored of a run that is gone on with. */
export interface StoredRun {
  readonly transcript: RunTranscript;
  readonly manifest: RunManifest;
}

export interface FinishedRun<Value> {
  readonly value: Value;
  /** Wall time from the run's first event to its last, without pauses. */
  readonly seconds: number;
}

/**
 * Records one run from its start, or from where it was left, to its end, however it ends.
 * @throws what the work throws; CancelledError after the task's signal, also if that paused the run; ChangedError if the
 *   run is to go on, or that of a sweep's cell to begin, with something else than it, or the other cells, were begun with
 */
export async function recordRun<Value>(
  task: RunTask,
  plan: RunPlan,
  parts: EngineParts,
  work: (setup: RunSetup) => Promise<Value>,
): Promise<FinishedRun<Value>> {
  const { run, store, strategy, options, past, cell } = task;
  const { title, models, request, exemplars } = plan;
  const edits = await parts.readPromptEdits(strategy.promptIds);
  const tools = await loadTextTools(task, plan.answerTypes, parts);
  const repository = usesExperience(strategy, options)
    ? openRepository(run, request, parts.experiencesOf(request.keep))
    : null;
  const planned = makeManifest(task, plan, tools, repository, edits);
  await unlessAborted(parts.untilErased(), task.signal);
  throwIfCancelled(task.signal);
  if (past !== null) requireUnchanged(cell?.sweep ?? run, past.manifest, planned);
  else if (cell !== undefined) requireLikeOthers(cell.sweep, cell.others(), planned);
  const manifest = past?.manifest ?? planned;
  const wording = wordingOf(manifest.promptSet, edits);
  const notes =
    past === null
      ? [
          ...plan.notes,
          ...repositoryNotes(request),
          ...modelsOf(models).flatMap(({ info }) => modelWarnings(info)),
          ...(strategy.warnings?.(options, { answerTypes: plan.answerTypes, wording }) ?? []).map(
            ({ message }) => message,
          ),
        ]
      : otherwiseThanBefore(past.manifest, planned);

  const sweep = cell && { run: cell.sweep, cell: cell.cell, repeat: cell.repeat };
  const append: RunStore["append"] = (event) =>
    store.append(event, { title, request, ...(sweep && { sweep }) });
  const now = clockAfter(past?.transcript.lastTime ?? 0, parts.startClock());
  const recorder = createRecorder(run, { append }, task.listen, now, past?.transcript.nextSeq);
  const begun = recorder.record(
    null,
    past === null ? { type: "run-started", manifest } : { type: "run-resumed" },
  );
  const activeBefore = past?.transcript.activeMilliseconds ?? 0;
  const activeAt = (time: number) => activeBefore + time - begun;
  try {
    for (const message of notes) {
      recorder.record(null, { type: "observed", path: "", observation: { kind: "warning", message } });
    }
    const value = await work({
      ...models,
      recorder,
      strategy,
      options,
      seed: manifest.seed,
      maxTokens: manifest.maxTokens,
      wording,
      ...(exemplars && { exemplars: exemplars.exemplars }),
      embedder: tools.embedder ?? parts.embedders.lazy,
      parser: tools.parser ?? parts.parsers.lazy,
      ...(repository && { experience: repository }),
      activeAt,
      past: new Map(past?.transcript.questions.map((question) => [question.id, question])),
    });
    const finished = recorder.record(null, { type: "run-finished", state: "done", error: null });
    return { value, seconds: activeAt(finished) / 1000 };
  } catch (error) {
    // After a failure of a store nothing more can be relied on; the run then shows as interrupted.
    if (error instanceof StorageError) store.giveUp(run);
    else recorder.record(null, endingOf(error, task.signal));
    throw error;
  }
}

function endingOf(error: unknown, signal: AbortSignal) {
  const isCancelled = error instanceof CancelledError;
  if (error instanceof StandStill || (isCancelled && signal.reason === PAUSE))
    return { type: "run-paused" } as const;
  // The model was there when the run began: with more free memory, or its file put back, the run can go on.
  if (error instanceof ModelLoadError) return { type: "run-paused" } as const;
  const state = isCancelled ? "cancelled" : "failed";
  return { type: "run-finished", state, error: toErrorRecord(error) } as const;
}

/** A run's times never run backwards, though the computer's clock may have been set back while it stood still. */
function clockAfter(last: number, clock: () => number): () => number {
  return () => Math.max(last, clock());
}

/** What a person should know of the model before they read its answers. */
function modelWarnings({ name, chatTemplate, runtime }: ModelInfo): readonly string[] {
  const template = `${name} has no chat template; ChatML is used instead, which it may not have been trained on.`;
  return [...(chatTemplate === "file" ? [] : [template]), ...runtime.notes];
}
