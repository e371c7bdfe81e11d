import { stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { DatasetError } from "../../core/errors.ts";
import type { RunEstimate, TimeRange } from "../contract/estimates.ts";
import {
  AskRequest,
  EvalRequest,
  parseRequest,
  type ValidAskRequest,
  type ValidEvalRequest,
} from "../contract/requests.ts";
import { importedSha256 } from "../datasets/imported.ts";
import { readSpeeds, speedOf, thisPlace, type KeptSpeed } from "../models/speeds.ts";
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
import { plannedConcurrency } from "./evaluate.ts";
import { chooseMethod, type Method } from "./method.ts";
import { type EngineParts } from "./run.ts";

type ValidRequest = ValidAskRequest | ValidEvalRequest;

export interface EstimateParts extends Pick<EngineParts, "findStrategy"> {
  readonly home: string;
  readonly store: Pick<RunStore, "costs">;
  readonly datasets: Pick<DatasetService, "open">;
  /** The SHA-256 of the model that a reference names. */
  readonly identify?: (reference: string, home: string, signal: AbortSignal) => Promise<string>;
}

/** What is known of a model on this machine. */
export interface KnownModel {
  readonly sha256: string;
  /** Undefined if it was never measured so. */
  readonly speed: KeptSpeed | undefined;
  /** What is wrong with the measurements that are kept, or null. */
  readonly problem: string | null;
}

/** A model that was never seen is hashed, which its loading then need not do. @throws ContractError for an unknown one */
export async function knownModel(
  { model, runtime }: Pick<ValidRequest, "model" | "runtime">,
  { home, identify = sha256Of }: EstimateParts,
  signal: AbortSignal,
): Promise<KnownModel> {
  const { speeds, problem } = await readSpeeds(home);
  const sha256 = await identify(model, home, signal);
  return { sha256, speed: speedOf(speeds, sha256, thisPlace(runtime)), problem };
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
    const request: ValidRequest =
      "data" in unchecked ? parseRequest(EvalRequest, unchecked) : parseRequest(AskRequest, unchecked);
    if (isMixed(request)) return { kind: "unknown" };
    const method = chooseMethod(request, parts.findStrategy);
    const { sha256, speed, problem } = await knownModel(request, parts, signal);
    if (speed === undefined) return { kind: "unmeasured", model: request.model, problem };
    const questions = await countQuestions(request, parts.datasets, signal);
    const past = parts.store.costs(method.strategy.id, sha256);
    const { cost, known, most } = questionCost(request, method, past);
    return {
      kind: "estimated",
      seconds: secondsOf(request, method, { questions, cost, known, speed, past }),
      questions,
      calls: { usual: Math.round(cost.calls), most },
      basis: known ? "finished runs" : "assumptions",
      measured: speed.measured,
    };
  } catch {
    return { kind: "unknown" };
  }
}

/** Whether roles have models of their own: neither their speed nor what they take is known. */
export function isMixed({ agents }: Pick<ValidRequest, "agents">): boolean {
  return Object.keys(agents).length > 0;
}

/** What a question of a run costs. */
export interface ExpectedCost {
  readonly cost: QuestionCost;
  /** Whether that is the mean of finished runs like it. */
  readonly known: boolean;
  /** Calls of a question at most. */
  readonly most: number;
}

/** @param past the newest finished runs of the method on the model */
export function questionCost(
  request: ValidRequest,
  { strategy, options }: Method,
  past: readonly RunCosts[],
): ExpectedCost {
  const known = knownCost(past.filter(({ manifest }) => isAlike(manifest, request, options)));
  const cost = known ?? assumedCost(strategy.expectedCalls(options), request.maxTokens);
  return { cost, known: known !== undefined, most: strategy.maxCalls(options) };
}

/** How long so many questions take. */
export function secondsOf(
  request: ValidRequest,
  method: Method,
  given: Pick<ExpectedCost, "cost" | "known"> & {
    readonly questions: number;
    readonly speed: KeptSpeed;
    readonly past: readonly RunCosts[];
  },
): TimeRange {
  const { questions, cost, known, speed, past } = given;
  const { together } = method.strategy.expectedCalls(method.options);
  const sequences = request.runtime.sequences ?? past[0]?.manifest.model.sequences ?? USUAL_SEQUENCES;
  const concurrency = "data" in request ? plannedConcurrency(request, method, sequences) : 1;
  return estimateRun({
    speed,
    questions,
    cost,
    together: Math.min(sequences, together * Math.min(concurrency, questions)),
    spread: known ? SPREAD.known : SPREAD.assumed,
  });
}

/** Whether a run had the settings on which calls and tokens depend. */
function isAlike(manifest: RunCosts["manifest"], request: ValidRequest, options: Method["options"]): boolean {
  return (
    manifest.agents === undefined &&
    !isMixed(request) &&
    manifest.maxTokens === request.maxTokens &&
    manifest.promptSet === (request.promptSet ?? manifest.model.prompts) &&
    isDeepStrictEqual({ ...manifest.options }, { ...options })
  );
}

async function countQuestions(
  request: ValidRequest,
  datasets: EstimateParts["datasets"],
  signal: AbortSignal,
): Promise<number> {
  if (!("data" in request)) return 1;
  const { data, limit, skipBadLines, columns } = request;
  await requireFile(data);
  const { questions } = await datasets.open(data, {
    limit,
    skipBadLines,
    signal,
    ...(columns && { columns }),
  });
  return questions.length;
}

/** What a pipe holds can be read once, and that is for the run. @throws DatasetError; the system's error */
async function requireFile(data: string): Promise<void> {
  if (importedSha256(data) !== null || (await stat(data)).isFile()) return;
  throw new DatasetError(`${data} is no regular file: its questions are counted by the run alone.`, { data });
}

async function sha256Of(reference: string, home: string, signal: AbortSignal): Promise<string> {
  const { resolveModel } = await import("../models/index.ts");
  return (await resolveModel(reference, home, { signal })).sha256;
}
