import { stat } from "node:fs/promises";
import { DatasetError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import type { PromptSetName } from "../../core/model.ts";
import type { Device } from "../../core/runtime.ts";
import type { ModelOutlook } from "../../core/strategies/strategy.ts";
import type { RunEstimate, TimeRange } from "../contract/estimates.ts";
import { AskRequest, EvalRequest, parseRequest, type ValidRunRequest } from "../contract/requests.ts";
import { importedSha256 } from "../datasets/imported.ts";
import { readSpeeds, speedOf, speedSettingsOf, thisPlace, type KeptSpeed } from "../models/speeds.ts";
import type { DatasetService } from "../services.ts";
import type { RunCosts } from "../storage/run-costs.ts";
import type { RunStore } from "../storage/run-store.ts";
import {
  assumedCost,
  estimateRun,
  knownCost,
  SPREAD,
  USUAL_SEQUENCES,
  type QuestionCost,
} from "./estimate.ts";
import type { EngineParts } from "./engine-parts.ts";
import { defaultConcurrency, plannedConcurrency } from "./evaluate.ts";
import { chooseMethod, type Method } from "./method.ts";
import { askedModel, isMixed } from "./models.ts";
import { openData } from "./run-data.ts";

export interface EstimateParts extends Pick<EngineParts, "findStrategy"> {
  readonly home: string;
  readonly store: Pick<RunStore, "costs">;
  readonly datasets: Pick<DatasetService, "open">;
  /** The model that a reference names. */
  readonly identify?: (reference: string, home: string, signal: AbortSignal) => Promise<IdentifiedModel>;
}

/** What a model's file is; `prompts` is the set that its card names. */
export interface IdentifiedModel extends ModelOutlook {
  readonly sha256: string;
}

/** What is known of a model on this machine. */
export interface KnownModel extends IdentifiedModel {
  /** Undefined if it was never measured so. */
  readonly speed: KeptSpeed | undefined;
  /** What is wrong with the measurements that are kept, or null. */
  readonly problem: string | null;
}

/** A model that was never seen is hashed, which its loading then need not do. @throws ContractError for an unknown one */
export async function knownModel(
  { model, runtime }: Pick<ValidRunRequest, "model" | "runtime">,
  { home, identify = identifyModel }: EstimateParts,
  signal: AbortSignal,
): Promise<KnownModel> {
  const { speeds, problem } = await readSpeeds(home);
  const identified = await identify(model, home, signal);
  return { ...identified, speed: speedOf(speeds, identified.sha256, thisPlace(runtime)), problem };
}

/**
 * About how long a run will take. It reads what is kept in the home and, for an evaluation, the data file. Never throws.
 */
export async function estimateRequest(
  unchecked: AskRequest | EvalRequest,
  parts: EstimateParts,
  signal = new AbortController().signal,
): Promise<RunEstimate> {
  try {
    const request: ValidRunRequest =
      "data" in unchecked ? parseRequest(EvalRequest, unchecked) : parseRequest(AskRequest, unchecked);
    if (isMixed(request)) return { kind: "unknown" };
    const method = chooseMethod(request, parts.findStrategy);
    const model = await knownModel(request, parts, signal);
    const { speed, problem } = model;
    if (speed === undefined) {
      const speedSettings = speedSettingsOf(request.runtime);
      return { kind: "unmeasured", model: request.model, speedSettings, problem };
    }
    const questions = await countQuestions(request, parts.datasets, signal);
    const past = pastRuns(parts.store.costs(method.strategy.id, model.sha256));
    const { cost, known, most, together } = questionCost(request, method, { past, model });
    return {
      kind: "estimated",
      seconds: secondsOf(request, method, { questions, cost, known, together, speed, past }),
      questions,
      calls: { usual: Math.round(cost.calls), most },
      basis: known ? "finished runs" : "assumptions",
      measured: speed.measured,
    };
  } catch {
    return { kind: "unknown" };
  }
}

/** What a question of a run costs. */
export interface ExpectedCost {
  readonly cost: QuestionCost;
  /** Whether that is the mean of finished runs like it. */
  readonly known: boolean;
  /** Calls of a question at most. */
  readonly most: number;
  /** Calls of a question that are issued together in most steps. */
  readonly together: number;
}

/** The newest finished runs of a method on a model. */
export interface PastRuns {
  /** The most replies at once of any of them, by the device that it ran on. */
  readonly sequences: ReadonlyMap<Device, number>;
  /** What those cost that had the settings of a request, on which calls and tokens depend. */
  like(request: ValidRunRequest, options: Method["options"]): readonly RunCosts[];
}

/** @param all newest first; there may be thousands, and as many requests that are like few of them */
export function pastRuns(all: readonly RunCosts[]): PastRuns {
  const entries = all.flatMap((costs) => settingsOf(costs.manifest).map((settings) => ({ settings, costs })));
  const alike = Map.groupBy(entries, ({ settings }) => settings);
  return {
    sequences: mostSequences(all),
    like(request, options) {
      if (isMixed(request)) return [];
      const settings = settingsKey(request.maxTokens, request.promptSet ?? null, options);
      return (alike.get(settings) ?? []).map(({ costs }) => costs);
    },
  };
}

/** By device. A run may have been asked for fewer replies at once than the memory has room for. */
function mostSequences(all: readonly RunCosts[]): ReadonlyMap<Device, number> {
  const most = new Map<Device, number>();
  for (const { manifest } of all) {
    const { sequences, runtime } = manifest.model;
    most.set(runtime.device, Math.max(sequences, most.get(runtime.device) ?? 0));
  }
  return most;
}

/** The settings that requests like a run have: where they name no prompts, those of the model's card are meant. */
function settingsOf({ agents, maxTokens, promptSet, model, options }: RunManifest): readonly string[] {
  if (agents !== undefined) return [];
  const named = settingsKey(maxTokens, promptSet, options);
  return promptSet === model.prompts ? [named, settingsKey(maxTokens, null, options)] : [named];
}

/** A string that is equal exactly for equal settings. @param prompts null for those of the model's card */
function settingsKey(maxTokens: number, prompts: PromptSetName | null, options: Method["options"]): string {
  return JSON.stringify([maxTokens, prompts, Object.entries(options).sort()]);
}

/**
 * @param past finished runs of the method on the model
 * @param model undefined where it is not known
 */
export function questionCost(
  request: ValidRunRequest,
  { strategy, options }: Method,
  { past, model }: { readonly past: PastRuns; readonly model: ModelOutlook | undefined },
): ExpectedCost {
  const known = knownCost(past.like(request, options));
  const asked = model && askedModel(request, model);
  const expected = strategy.expectedCalls(options, asked);
  return {
    cost: known ?? assumedCost(expected, request.maxTokens),
    known: known !== undefined,
    most: strategy.maxCalls(options, asked),
    together: expected.together,
  };
}

/** How long so many questions take. */
export function secondsOf(
  request: ValidRunRequest,
  method: Method,
  given: Pick<ExpectedCost, "cost" | "known" | "together"> & {
    readonly questions: number;
    readonly speed: KeptSpeed;
    readonly past: PastRuns;
  },
): TimeRange {
  const { questions, cost, known, together, speed, past } = given;
  const usual = Math.min(USUAL_SEQUENCES, past.sequences.get(speed.runtime.device) ?? USUAL_SEQUENCES);
  const sequences = request.runtime.sequences ?? usual;
  const filling = (): number => defaultConcurrency(sequences, together);
  const concurrency = "data" in request ? plannedConcurrency(request, method, filling) : 1;
  return estimateRun({
    speed,
    questions,
    cost,
    together: Math.min(sequences, together * Math.min(concurrency, questions)),
    spread: known ? SPREAD.known : SPREAD.assumed,
  });
}

async function countQuestions(
  request: ValidRunRequest,
  datasets: EstimateParts["datasets"],
  signal: AbortSignal,
): Promise<number> {
  if (!("data" in request)) return 1;
  await requireFile(request.data);
  const { dataset } = await openData(request, datasets, signal);
  return dataset.questions.length;
}

/** What a pipe holds can be read once, and that is for the run. @throws DatasetError; the system's error */
async function requireFile(data: string): Promise<void> {
  if (importedSha256(data) !== null || (await stat(data)).isFile()) return;
  throw new DatasetError(`${data} is no regular file: its questions are counted by the run alone.`, { data });
}

async function identifyModel(reference: string, home: string, signal: AbortSignal): Promise<IdentifiedModel> {
  const { inspectModel } = await import("../models/index.ts");
  const { file, summary } = await inspectModel(reference, home, { signal });
  return { sha256: file.sha256, parameters: summary.parameters, prompts: file.prompts };
}
