import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import { ModelLoadError, StorageError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import type { LanguageModel, ModelInfo } from "../../core/model.ts";
import { wordingOf, type Wording } from "../../core/prompts/prompt.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import type { RunStore } from "../storage/run-store.ts";
import { brokenOff, StandStill } from "./broken-off.ts";
import { goOnFrom } from "./clock.ts";
import type { EngineParts } from "./engine-parts.ts";
import { openRepository, repositoryNotes, usesExperience } from "./experience.ts";
import { modelsOf, requireRoomForPrompts } from "./models.ts";
import type { RunPlan } from "./plan.ts";
import type { RunSetup } from "./question.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import { makeManifest } from "./run-manifest.ts";
import type { RunTask } from "./run-task.ts";
import { loadTextTools } from "./text-tools.ts";
import { ChangedError, otherwiseThanBefore, requireLikeOthers, requireUnchanged } from "./unchanged.ts";

export interface FinishedRun<Value> {
  readonly value: Value;
  /** Wall time from the run's first event to its last, without pauses. */
  readonly seconds: number;
}

/**
 * Records one run from its start, or from where it was left, to its end, however it ends.
 * @throws what the work throws; CancelledError after the task's signal, also if that paused the run; ChangedError if the
 *   run is to go on, or that of a sweep's cell to begin, with something else than it, or the other cells, were begun with;
 *   ContractError if replies may be as long as the whole context
 */
export async function recordRun<Value>(
  task: RunTask,
  plan: RunPlan,
  parts: EngineParts,
  work: (setup: RunSetup) => Promise<Value>,
): Promise<FinishedRun<Value>> {
  const { run, store, past, cell, signal } = task;
  const { planned, manifest, setup } = await equip(task, plan, parts);
  await unlessAborted(parts.untilErased(), signal);
  throwIfCancelled(signal);
  if (past !== null) requireUnchanged(cell?.sweep ?? run, past.manifest, planned);
  else if (cell !== undefined) requireLikeOthers(cell.sweep, cell.others(), planned);
  requireRoomForPrompts(plan.models, task.strategy.roles, manifest.maxTokens);
  const notes = notesOf(task, plan, planned, setup.wording);

  const recorder = openRecorder(task, plan, cell?.clock ?? parts.startClock());
  try {
    const activeAt = begin(recorder, past, manifest);
    for (const message of notes) {
      recorder.record(null, { type: "observed", path: "", observation: { kind: "warning", message } });
    }
    const value = await work({ ...setup, recorder, activeAt });
    const finished = recorder.record(null, { type: "run-finished", state: "done", error: null });
    return { value, seconds: activeAt(finished) / 1000 };
  } catch (error) {
    // After a failure of a store nothing more can be relied on; the run then shows as interrupted.
    if (error instanceof StorageError) store.giveUp(run);
    else recorder.record(null, brokenOff(error, signal, leavesRun(error)));
    throw error;
  }
}

/** What a run is carried out with. */
interface Equipment {
  /** As a new run would name it. */
  readonly planned: RunManifest;
  /** As the run names it: what it was begun with. */
  readonly manifest: RunManifest;
  readonly setup: Omit<RunSetup, "recorder" | "activeAt">;
}

async function equip(task: RunTask, plan: RunPlan, parts: EngineParts): Promise<Equipment> {
  const { run, strategy, options, past } = task;
  const { request, models, exemplars, answerTypes } = plan;
  const edits = await parts.readPromptEdits(strategy.promptIds);
  const tools = await loadTextTools(task, answerTypes, parts);
  const repository = usesExperience(strategy, options)
    ? await openRepository(run, request, parts.experiencesOf(request.keep))
    : null;
  const defaults = resolveOptions(strategy.id, strategy.options, {});
  const method = { strategy, options: { ...defaults, ...options } };
  const planned = makeManifest(method, plan, tools, repository, edits);
  const manifest = past?.manifest ?? planned;
  return {
    planned,
    manifest,
    setup: {
      ...models,
      strategy,
      options,
      seed: manifest.seed,
      maxTokens: manifest.maxTokens,
      wording: wordingOf(manifest.promptSet, edits),
      ...(exemplars && { exemplars: exemplars.exemplars }),
      embedder: tools.embedder ?? parts.embedders.lazy,
      parser: tools.parser ?? parts.parsers.lazy,
      ...(repository && { experience: repository }),
      past: new Map(past?.transcript.questions.map((question) => [question.id, question] as const)),
    },
  };
}

/** What a person should know before they read the answers. */
function notesOf(
  { strategy, options, past }: RunTask,
  { notes, request, models, answerTypes, concurrency }: RunPlan,
  planned: RunManifest,
  wording: Wording,
): readonly string[] {
  if (past !== null) {
    const { warnings } = past.transcript;
    return otherwiseThanBefore(past.manifest, planned).filter((note) => !warnings.includes(note));
  }
  const oddities = strategy.warnings?.(options, { answerTypes, wording }) ?? [];
  const inCompany = concurrency === 1 && strategy.expectedCalls(options).together > 1;
  return [
    ...notes,
    ...repositoryNotes(request),
    ...modelsOf(models).flatMap(({ info }) => modelWarnings(info)),
    ...(inCompany ? companyWarnings(modelsOf(models)) : []),
    ...oddities.map(({ message }) => message),
  ];
}

function modelWarnings({ name, chatTemplate, runtime }: ModelInfo): readonly string[] {
  const template = `${name} has no chat template; ChatML is used instead, which it may not have been trained on.`;
  return [...(chatTemplate === "file" ? [] : [template]), ...runtime.notes];
}

/**
 * One question at a time, several calls at once: where there is one model, what stands in its batches follows from the
 * question alone.
 */
function companyWarnings(models: readonly LanguageModel[]): readonly string[] {
  const names = models.filter(({ info }) => !info.runtime.sameInAnyBatch).map(({ info }) => info.name);
  if (models.length === 1 || names.length === 0) return [];
  return [
    "A repeat of this run may give other texts, although it asks one question at a time: roles have models of their own, " +
      "and when one of them is done decides which replies of another are computed together. That can change a word of " +
      `${names.join(" and ")}.`,
  ];
}

function openRecorder(task: RunTask, { title, request }: RunPlan, clock: () => number): Recorder {
  const { run, store, listen, past, cell } = task;
  const sweep = cell && { run: cell.sweep, cell: cell.cell, repeat: cell.repeat };
  const append: RunStore["append"] = (event) =>
    store.append(event, { title, request, ...(sweep && { sweep }) });
  const now = goOnFrom(past?.transcript.lastTime ?? null, clock);
  return createRecorder(run, { append }, listen, now, past?.transcript.nextSeq);
}

/** Records that the run begins, or goes on. @returns how long it has been active at a time */
function begin(recorder: Recorder, past: RunTask["past"], manifest: RunManifest): RunSetup["activeAt"] {
  const begun = recorder.record(
    null,
    past === null ? { type: "run-started", manifest } : { type: "run-resumed" },
  );
  const before = past?.transcript.activeMilliseconds ?? 0;
  return (time) => before + time - begun;
}

function leavesRun(error: unknown): boolean {
  // The model was there when the run began, and its data as it was: with more free memory, or its files put back, the run
  // can go on.
  return [StandStill, ModelLoadError, ChangedError].some((kind) => error instanceof kind);
}
