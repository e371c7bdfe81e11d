import type { RunEstimate } from "../contract/estimates.ts";
import { isDeepStrictEqual } from "node:util";
import {
  AskRequest,
  EvalRequest,
  parseRequest,
  type ValidAskRequest,
  type ValidEvalRequest,
} from "../contract/requests.ts";
import { readSpeeds, speedOf, thisPlace, type KeptSpeed } from "../models/speeds.ts";
import type { DatasetService } from "../services.ts";
import type { RunCosts } from "../storage/run-costs.ts";
import type { RunStore } from "../storage/run-store.ts";
import { assumedCost, estimateRun, knownCost, SPREAD } from "./estimate.ts";
import { plannedConcurrency } from "./evaluate.ts";
import { chooseMethod, type EngineParts, type Method } from "./run.ts";

type ValidRequest = ValidAskRequest | ValidEvalRequest;

export interface EstimateParts extends Pick<EngineParts, "findStrategy"> {
  readonly home: string;
  readonly store: Pick<RunStore, "costs">;
  readonly datasets: Pick<DatasetService, "open">;
  /** The SHA-256 of the model that a reference names. */
  readonly identify?: (reference: string, home: string, signal: AbortSignal) => Promise<string>;
}

/** Replies at once of a model that has not run here yet: what is chosen where memory is not short. */
const USUAL_SEQUENCES = 16;

/**
 * About how long a run will take. It reads what is kept in the home and, for an evaluation, the data file; a model that
 * was never seen is hashed, which its loading then need not do. Never throws.
 */
export async function estimateRequest(
  unchecked: AskRequest | EvalRequest,
  parts: EstimateParts,
  signal = new AbortController().signal,
): Promise<RunEstimate> {
  try {
    const request: ValidRequest =
      "data" in unchecked ? parseRequest(EvalRequest, unchecked) : parseRequest(AskRequest, unchecked);
    const { home, store, identify = sha256Of } = parts;
    const method = chooseMethod(request, parts.findStrategy);
    const { speeds, problem } = await readSpeeds(home);
    const sha256 = await identify(request.model, home, signal);
    const speed = speedOf(speeds, sha256, thisPlace(request.runtime));
    if (speed === undefined) return { kind: "unmeasured", model: request.model, problem };
    const questions = await countQuestions(request, parts.datasets, signal);
    return estimate(request, method, speed, questions, store.costs(method.strategy.id, sha256));
  } catch {
    return { kind: "unknown" };
  }
}

function estimate(
  request: ValidRequest,
  method: Method,
  speed: KeptSpeed,
  questions: number,
  past: readonly RunCosts[],
): RunEstimate {
  const { strategy, options } = method;
  const expected = strategy.expectedCalls(options);
  const sequences = request.runtime.sequences ?? past[0]?.manifest.model.sequences ?? USUAL_SEQUENCES;
  const concurrency = "data" in request ? plannedConcurrency(request, method, sequences) : 1;
  const known = knownCost(past.filter(({ manifest }) => isAlike(manifest, request, options)));
  const seconds = estimateRun({
    speed,
    questions,
    cost: known ?? assumedCost(expected, request.maxTokens),
    together: Math.min(sequences, expected.together * Math.min(concurrency, questions)),
    spread: known === undefined ? SPREAD.assumed : SPREAD.known,
  });
  return {
    kind: "estimated",
    seconds,
    questions,
    calls: { usual: Math.round(known?.calls ?? expected.calls), most: strategy.maxCalls(options) },
    basis: known === undefined ? "assumptions" : "finished runs",
    measured: speed.measured,
  };
}

/** Whether a run had the settings on which calls and tokens depend. */
function isAlike(manifest: RunCosts["manifest"], request: ValidRequest, options: Method["options"]): boolean {
  return (
    manifest.maxTokens === request.maxTokens &&
    (request.promptSet === undefined || manifest.promptSet === request.promptSet) &&
    isDeepStrictEqual({ ...manifest.options }, { ...options })
  );
}

async function countQuestions(
  request: ValidRequest,
  datasets: EstimateParts["datasets"],
  signal: AbortSignal,
): Promise<number> {
  if (!("data" in request)) return 1;
  const { limit, skipBadLines } = request;
  const { questions } = await datasets.open(request.data, { limit, skipBadLines, signal });
  return questions.length;
}

async function sha256Of(reference: string, home: string, signal: AbortSignal): Promise<string> {
  const { resolveModel } = await import("../models/index.ts");
  return (await resolveModel(reference, home, { signal })).sha256;
}
