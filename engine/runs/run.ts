import { promptVersions } from "../../core/prompts/index.ts";
import { CancelledError, ContractError, StorageError, toErrorRecord } from "../../core/errors.ts";
import type { DataManifest, OptionValue, RunManifest } from "../../core/events.ts";
import type { LanguageModel, ModelInfo } from "../../core/model.ts";
import type { AnswerType } from "../../core/question.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import type { ValidAskRequest, ValidEvalRequest } from "../contract/requests.ts";
import { newRunId } from "../storage/run-id.ts";
import type { RunStore } from "../storage/run-store.ts";
import { describeMachine, installedVersions } from "./manifest.ts";
import type { RunSetup } from "./question.ts";
import { createRecorder, type Listener } from "./recorder.ts";
import type { EmbedderShelf, ModelShelf } from "./shelf.ts";

/** What runs share within one engine. */
export interface EngineParts {
  readonly store: RunStore;
  readonly models: ModelShelf;
  readonly embedders: EmbedderShelf;
  readonly findStrategy: (id: string) => Strategy;
  /** Makes the clock of one run: milliseconds since 1970, never running backwards. */
  readonly startClock: () => () => number;
}

/** A strategy with checked options. */
export interface Method {
  readonly strategy: Strategy;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** @throws ContractError for an unknown strategy, or options that it does not take */
export function chooseMethod(
  request: ValidAskRequest | ValidEvalRequest,
  find: EngineParts["findStrategy"],
): Method {
  const strategy = find(request.strategy);
  const options = resolveOptions(strategy.id, strategy.options, request.options);
  strategy.check?.(options, {});
  return { strategy, options };
}

/** @throws ContractError if the method cannot deal with this type of answer */
export function requireAnswerType({ id, answerTypes }: Strategy, answerType: AnswerType): void {
  if (answerTypes.includes(answerType)) return;
  throw new ContractError(
    `"${id}" takes no questions of answer type ${answerType}; it takes ${answerTypes.join(", ")}.`,
    { strategy: id, answerType },
  );
}

/** What one run needs beside its method. */
export interface RunPlan extends Method {
  readonly kind: RunManifest["kind"];
  readonly request: ValidAskRequest | ValidEvalRequest;
  readonly model: LanguageModel;
  readonly answerTypes: readonly AnswerType[];
  readonly concurrency: number;
  readonly data: DataManifest | null;
}

export interface FinishedRun<Value> {
  readonly run: string;
  readonly value: Value;
  /** Wall time from the run's first event to its last. */
  readonly seconds: number;
}

/**
 * Records one run from its start to its end, however it ends.
 * @throws what the work throws; CancelledError after the signal that the work was given
 */
export async function recordRun<Value>(
  plan: RunPlan,
  parts: EngineParts,
  listen: Listener,
  work: (setup: RunSetup) => Promise<Value>,
): Promise<FinishedRun<Value>> {
  const { strategy, options, model, request } = plan;
  const manifest = await makeManifest(plan, parts.embedders);
  const now = parts.startClock();
  const run = newRunId(now());
  const recorder = createRecorder(run, parts.store, listen, now);
  const started = recorder.record(null, { type: "run-started", manifest });
  try {
    for (const message of [...modelWarnings(model.info), ...(strategy.warnings?.(options) ?? [])]) {
      recorder.record(null, { type: "observed", path: "", observation: { kind: "warning", message } });
    }
    const { seed, maxTokens } = request;
    const { promptSet: prompts } = manifest;
    const embedder = parts.embedders.lazy;
    const value = await work({ model, recorder, strategy, options, seed, maxTokens, prompts, embedder });
    const finished = recorder.record(null, { type: "run-finished", state: "done", error: null });
    return { run, value, seconds: (finished - started) / 1000 };
  } catch (error) {
    // After a failure of the store nothing more can be kept; the run then shows as interrupted.
    if (!(error instanceof StorageError)) {
      const state = error instanceof CancelledError ? "cancelled" : "failed";
      recorder.record(null, { type: "run-finished", state, error: toErrorRecord(error) });
    }
    throw error;
  }
}

/** What a person should know of the model before they read its answers. */
function modelWarnings({ name, chatTemplate, runtime }: ModelInfo): readonly string[] {
  const template = `${name} has no chat template; ChatML is used instead, which it may not have been trained on.`;
  return [...(chatTemplate === "file" ? [] : [template]), ...runtime.notes];
}

async function makeManifest(plan: RunPlan, embedders: EmbedderShelf): Promise<RunManifest> {
  const { kind, strategy, options, model, request, concurrency, data, answerTypes } = plan;
  const promptSet = request.promptSet ?? model.info.prompts;
  const embeds = answerTypes.some((answerType) => strategy.usesEmbedder?.(options, answerType) === true);
  return {
    kind,
    strategy: strategy.id,
    options,
    promptSet,
    promptVersions: promptVersions(strategy.promptIds, promptSet),
    seed: request.seed,
    maxTokens: request.maxTokens,
    concurrency,
    model: model.info,
    embedder: embeds ? (await embedders.load()).name : null,
    data,
    versions: installedVersions(),
    machine: describeMachine(),
  };
}
