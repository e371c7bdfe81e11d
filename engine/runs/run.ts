import { promptVersions } from "../../core/prompts/index.ts";
import { wordingOf, type PromptEdit } from "../../core/prompts/prompt.ts";
import { CancelledError, ContractError, StorageError, toErrorRecord } from "../../core/errors.ts";
import type { DataManifest, OptionValue, RunManifest } from "../../core/events.ts";
import type { ModelInfo } from "../../core/model.ts";
import type { AnswerType } from "../../core/question.ts";
import type { ExperienceRepository } from "../../core/experience/repository.ts";
import { resolveOptions, type OptionTable } from "../../core/strategies/options.ts";
import { SQL_COMPARISONS } from "../../core/sql.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import type { RunTranscript } from "../../core/transcript.ts";
import type { ValidAskRequest, ValidEvalRequest } from "../contract/requests.ts";
import type { DatabaseService, DatasetService } from "../services.ts";
import type { RunStore } from "../storage/run-store.ts";
import { throwIfCancelled } from "./calls.ts";
import type { ExemplarFile } from "../datasets/exemplars.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import { openRepository, optionsWithExperience, repositoryNotes, usesExperience } from "./experience.ts";
import { modelsOf, type RunModels } from "./models.ts";
import { otherwiseThanBefore, requireUnchanged } from "./unchanged.ts";
import { describeMachine, installedVersions } from "./manifest.ts";
import type { RunSetup } from "./question.ts";
import { createRecorder, type Listener } from "./recorder.ts";
import type { EmbedderShelf, ModelShelf, ParserShelf } from "./shelf.ts";
import { loadTextTools, parserName, type TextTools } from "./text-tools.ts";
import type { Experiences } from "../experience/experiences.ts";

/** What runs share within one engine. */
export interface EngineParts {
  readonly models: ModelShelf;
  readonly embedders: EmbedderShelf;
  readonly parsers: ParserShelf;
  /** The repositories of runs that are kept, or of those that are not. */
  readonly experiencesOf: (keep: boolean) => Experiences;
  readonly databases: Pick<DatabaseService, "use" | "keep">;
  /** A person's own wordings of these prompt files. */
  readonly readPromptEdits: (ids: readonly string[]) => Promise<ReadonlyMap<string, PromptEdit>>;
  readonly datasets: Pick<DatasetService, "open" | "keep">;
  readonly findStrategy: (id: string) => Strategy;
  /** Makes the clock of one run: milliseconds since 1970, never running backwards. */
  readonly startClock: () => () => number;
}

/** A strategy with checked options. */
export interface Method {
  readonly strategy: Strategy;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What of a request the choice of a method looks at. */
export type MethodRequest = Pick<
  ValidAskRequest | ValidEvalRequest,
  "strategy" | "options" | "agents" | "exemplars" | "experience"
>;

/** @throws ContractError for an unknown strategy, or options that it does not take */
export function chooseMethod(request: MethodRequest, find: EngineParts["findStrategy"]): Method {
  const strategy = find(request.strategy);
  const options = resolveOptions(strategy.id, optionsOf(strategy), optionsWithExperience(request, strategy));
  strategy.check?.(options);
  if (request.exemplars !== undefined && strategy.exemplars === undefined) {
    throw new ContractError(`"${strategy.id}" shows no exemplars. Leave out --exemplars.`, {
      strategy: strategy.id,
    });
  }
  const idle = Object.keys(request.agents).find((role) => !strategy.roles.some((own) => own === role));
  if (idle !== undefined) {
    throw new ContractError(
      `"${strategy.id}" has no role "${idle}" that could be given another model. Its roles: ${strategy.roles.join(", ")}.`,
      { strategy: strategy.id, role: idle },
    );
  }
  return { strategy, options };
}

/** How SQL answers are compared with the gold query; an option of every method that answers in SQL. */
const SQL_COMPARE: OptionTable = {
  sqlCompare: {
    type: "choice",
    default: "multiset",
    values: SQL_COMPARISONS,
    help: "Compare results as multisets of rows, or as sets, as BIRD does",
  },
};

/** The options that can be given of a method. */
export function optionsOf({ options, answerTypes }: Strategy): OptionTable {
  return answerTypes.includes("sql") ? { ...options, ...SQL_COMPARE } : options;
}

/** @throws ContractError if the method cannot deal with this type of answer */
export function requireAnswerType({ id, answerTypes }: Strategy, answerType: AnswerType): void {
  if (answerTypes.includes(answerType)) return;
  throw new ContractError(
    `"${id}" takes no questions of answer type ${answerType}; it takes ${answerTypes.join(", ")}.`,
    { strategy: id, answerType },
  );
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

/** What is known once model and data are there. */
export interface RunPlan {
  readonly kind: RunManifest["kind"];
  /** By what a person recognises the run. */
  readonly title: string;
  readonly request: ValidAskRequest | ValidEvalRequest;
  readonly models: RunModels;
  /** Exemplars from a person's file. */
  readonly exemplars: ExemplarFile | null;
  readonly answerTypes: readonly AnswerType[];
  readonly concurrency: number;
  readonly data: DataManifest | null;
  /** What a person should know of the data, in words. */
  readonly notes: readonly string[];
}

export interface FinishedRun<Value> {
  readonly value: Value;
  /** Wall time from the run's first event to its last, without pauses. */
  readonly seconds: number;
}

/**
 * Records one run from its start, or from where it was left, to its end, however it ends.
 * @throws what the work throws; CancelledError after the task's signal, also if that paused the run; ContractError if the
 *   run is to go on with something else than it was begun with
 */
export async function recordRun<Value>(
  task: RunTask,
  plan: RunPlan,
  parts: EngineParts,
  work: (setup: RunSetup) => Promise<Value>,
): Promise<FinishedRun<Value>> {
  const { run, store, strategy, options, past } = task;
  const { title, models, request, exemplars } = plan;
  const edits = await parts.readPromptEdits(strategy.promptIds);
  const tools = await loadTextTools(task, plan.answerTypes, parts);
  const repository = usesExperience(strategy, options)
    ? openRepository(run, request, parts.experiencesOf(request.keep))
    : null;
  const planned = makeManifest(task, plan, tools, repository, edits);
  throwIfCancelled(task.signal);
  if (past !== null) requireUnchanged(run, past.manifest, planned);
  const manifest = past?.manifest ?? planned;
  const notes =
    past === null
      ? [
          ...plan.notes,
          ...repositoryNotes(request),
          ...modelsOf(models).flatMap(({ info }) => modelWarnings(info)),
          ...(strategy.warnings?.(options) ?? []),
        ]
      : otherwiseThanBefore(past.manifest, planned);

  const { cell } = task;
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
      wording: wordingOf(manifest.promptSet, edits),
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
    // After a failure of the store nothing more can be kept; the run then shows as interrupted.
    if (!(error instanceof StorageError)) recorder.record(null, endingOf(error, task.signal));
    throw error;
  }
}

function endingOf(error: unknown, signal: AbortSignal) {
  const isCancelled = error instanceof CancelledError;
  if (error instanceof StandStill || (isCancelled && signal.reason === PAUSE))
    return { type: "run-paused" } as const;
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

function makeManifest(
  method: Method,
  plan: RunPlan,
  tools: TextTools,
  repository: ExperienceRepository | null,
  edits: ReadonlyMap<string, PromptEdit>,
): RunManifest {
  const { strategy, options } = method;
  const { kind, models, request, concurrency, data, exemplars } = plan;
  const { model } = models;
  const agents = Object.entries(models.agents).map(([role, own]) => [role, own.info] as const);
  const promptSet = request.promptSet ?? model.info.prompts;
  return {
    kind,
    strategy: strategy.id,
    options,
    promptSet,
    promptVersions: promptVersions(strategy.promptIds, promptSet, edits),
    seed: request.seed,
    maxTokens: request.maxTokens,
    concurrency,
    model: model.info,
    ...(agents.length > 0 && { agents: Object.fromEntries(agents) }),
    ...(exemplars && { exemplars: { file: exemplars.file, sha256: exemplars.sha256 } }),
    embedder: tools.embedder?.name ?? null,
    parser: parserName(method, tools, models),
    ...(repository && { experience: repository.name }),
    data,
    versions: installedVersions(),
    machine: describeMachine(),
  };
}
