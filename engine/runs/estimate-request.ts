import { stat } from "node:fs/promises";
import { DatasetError } from "../../core/errors.ts";
import type { AnswerType } from "../../core/question.ts";
import { callsAlone } from "../../core/strategies/calls-alone.ts";
import type { ModelOutlook } from "../../core/strategies/strategy.ts";
import type { CostBasis, RunEstimate, TimeRange } from "../contract/estimates.ts";
import { AskRequest, EvalRequest, parseRequest, type ValidRunRequest } from "../contract/requests.ts";
import { importedSha256 } from "../datasets/imported.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import { readSpeeds, speedOf, speedSettingsOf, thisPlace, type KeptSpeed } from "../models/speeds.ts";
import type { DatasetService } from "../services.ts";
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
import { pastRuns, type PastRuns } from "./past-runs.ts";
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
    const { questions, ...asked } = await askedBy(request, parts.datasets, signal);
    const past = pastRuns(parts.store.costs(method.strategy.id, model.sha256));
    const { cost, basis, most, together } = questionCost(request, method, { past, model, asked });
    return {
      kind: "estimated",
      seconds: secondsOf(request, method, { questions, cost, basis, together, speed, past }),
      questions,
      calls: { usual: Math.round(cost.calls), most },
      basis,
      measured: speed.measured,
    };
  } catch {
    return { kind: "unknown" };
  }
}

/** What is asked, as far as costs depend on it. */
export interface Asked {
  /** SHA-256 of the data file; null in Ask. */
  readonly data: string | null;
  /** Undefined where that is not said. */
  readonly answerTypes: readonly AnswerType[] | undefined;
}

/** The questions of a file. */
export function askedIn({ sha256, questions }: Pick<Dataset, "sha256" | "questions">): Asked {
  return { data: sha256, answerTypes: [...new Set(questions.map(({ answerType }) => answerType))] };
}

/** What a question of a run costs. */
export interface ExpectedCost {
  readonly cost: QuestionCost;
  readonly basis: CostBasis;
  /** Calls of a question at most. */
  readonly most: number;
  /** Calls of a question that are issued together in most steps. */
  readonly together: number;
}

/**
 * @param past finished runs of the method on the model
 * @param model undefined where it is not known
 */
export function questionCost(
  request: ValidRunRequest,
  { strategy, options }: Method,
  given: { readonly past: PastRuns; readonly model: ModelOutlook | undefined; readonly asked: Asked },
): ExpectedCost {
  const { data, answerTypes } = given.asked;
  const { runs, basis } = given.past.like(request, options, data);
  const model = given.model && askedModel(request, given.model);
  const expected =
    data === null
      ? callsAlone(strategy, options, model, answerTypes)
      : strategy.expectedCalls(options, model, answerTypes);
  const most = strategy.maxCalls(options, model, answerTypes);
  const known = knownCost(runs, { alone: data === null });
  return {
    // Other questions may have taken more calls than these can.
    cost: known ? { ...known, calls: Math.min(known.calls, most) } : assumedCost(expected, request.maxTokens),
    basis,
    most,
    together: expected.together,
  };
}

/** How long so many questions take. */
export function secondsOf(
  request: ValidRunRequest,
  method: Method,
  given: Pick<ExpectedCost, "cost" | "basis" | "together"> & {
    readonly questions: number;
    readonly speed: KeptSpeed;
    readonly past: PastRuns;
  },
): TimeRange {
  const { questions, cost, basis, together, speed, past } = given;
  const usual = Math.min(USUAL_SEQUENCES, past.sequences.get(speed.runtime.device) ?? USUAL_SEQUENCES);
  const sequences = request.runtime.sequences ?? usual;
  const filling = (): number => defaultConcurrency(sequences, together);
  const concurrency = "data" in request ? plannedConcurrency(request, method, filling) : 1;
  return estimateRun({
    speed,
    questions,
    cost,
    together: Math.min(sequences, together * Math.min(concurrency, questions)),
    spread: basis === "finished runs" ? SPREAD.known : SPREAD.assumed,
  });
}

async function askedBy(
  request: ValidRunRequest,
  datasets: EstimateParts["datasets"],
  signal: AbortSignal,
): Promise<Asked & { readonly questions: number }> {
  if (!("data" in request)) {
    const { answerType } = request;
    return { questions: 1, data: null, answerTypes: answerType && [answerType] };
  }
  await requireFile(request.data);
  const { dataset } = await openData(request, datasets, signal);
  return { questions: dataset.questions.length, ...askedIn(dataset) };
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
