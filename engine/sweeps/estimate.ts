import type { Cell } from "../../core/sweep/cell.ts";
import { halvingNotes, meanQuestions, rungsOf } from "../../core/sweep/halving.ts";
import type { CellEstimate, SweepEstimate, TimeRange } from "../contract/estimates.ts";
import { parseRequest, SweepRequest, type ValidSweepRequest } from "../contract/requests.ts";
import { speedSettingsOf } from "../models/speeds.ts";
import {
  askedIn,
  knownModel,
  questionCost,
  secondsOf,
  type Asked,
  type EstimateParts,
  type KnownModel,
} from "../runs/estimate-request.ts";
import { chooseMethod } from "../runs/method.ts";
import { isMixed } from "../runs/models.ts";
import { pastRuns, type PastRuns } from "../runs/past-runs.ts";
import { openData } from "../runs/run-data.ts";
import {
  cellRequest,
  planRequest,
  requireAnswerTypes,
  requireReasons,
  requireSeparateExperience,
} from "./request.ts";

/**
 * What a sweep would do and take. It reads the data file and what is kept in the home; nothing is started.
 * @throws ContractError, DatasetError for what is wrong with the request; CancelledError after `signal`
 */
export async function estimateSweep(
  unchecked: SweepRequest,
  parts: EstimateParts,
  signal = new AbortController().signal,
): Promise<SweepEstimate> {
  const request = parseRequest(SweepRequest, unchecked);
  requireSeparateExperience(request);
  const { plan, notes } = planRequest(request, parts.findStrategy);
  const { dataset, exemplars } = await openData(request, parts.datasets, signal);
  const { questions } = dataset;
  requireAnswerTypes(plan, questions, parts.findStrategy);
  requireReasons(plan, exemplars?.exemplars ?? [], questions, parts.findStrategy);

  const models = new Map<string, KnownModel>();
  for (const model of new Set(plan.cells.map((cell) => cell.model)))
    models.set(model, await knownModel({ model, runtime: request.runtime }, parts, signal));
  const count = meanQuestions(rungsOf(plan, questions.length), plan.cells.length) * plan.repeats;
  const shared = { ...parts, pastOf: rememberPast(parts.store), asked: askedIn(dataset) };
  const cells = plan.cells.map((cell) => estimateCell(cell, count, request, models.get(cell.model), shared));
  return {
    ...totalOf(cells),
    cells,
    runs: plan.cells.length * plan.repeats,
    speedSettings: speedSettingsOf(request.runtime),
    notes: [...notes, ...halvingNotes(plan, questions.length)],
  };
}

/** The finished runs of a method on the model with this SHA-256. */
type PastOf = (strategy: string, sha256: string) => PastRuns;

/** Reads what a method on a model cost once, however many cells are of them. */
function rememberPast(store: EstimateParts["store"]): PastOf {
  const remembered = new Map<string, PastRuns>();
  return (strategy, sha256) => {
    const key = JSON.stringify([strategy, sha256]);
    const past = remembered.get(key) ?? pastRuns(store.costs(strategy, sha256));
    remembered.set(key, past);
    return past;
  };
}

function estimateCell(
  cell: Cell,
  questions: number,
  request: ValidSweepRequest,
  model: KnownModel | undefined,
  parts: Pick<EstimateParts, "findStrategy"> & { readonly pastOf: PastOf; readonly asked: Asked },
): CellEstimate {
  const { asked } = parts;
  const ofCell = cellRequest(request, cell, 0);
  const method = chooseMethod(ofCell, parts.findStrategy);
  const past = model === undefined ? pastRuns([]) : parts.pastOf(cell.strategy, model.sha256);
  const { cost, basis, most, together } = questionCost(ofCell, method, { past, model, asked });
  const speed = isMixed(ofCell) ? undefined : model?.speed;
  return {
    cell: cell.cell,
    strategy: cell.strategy,
    model: cell.model,
    settings: cell.settings,
    questions,
    calls: { usual: cost.calls * questions, most: most * questions },
    tokens: { prompt: cost.evaluated * questions, generated: cost.generated * questions },
    seconds:
      speed === undefined
        ? null
        : secondsOf(ofCell, method, { questions, cost, basis, together, speed, past }),
    basis,
  };
}

function totalOf(
  cells: readonly CellEstimate[],
): Pick<SweepEstimate, "questions" | "calls" | "tokens" | "seconds"> {
  const sum = (value: (cell: CellEstimate) => number): number =>
    cells.reduce((total, cell) => total + value(cell), 0);
  return {
    questions: Math.round(sum(({ questions }) => questions)),
    calls: {
      usual: Math.round(sum(({ calls }) => calls.usual)),
      most: Math.round(sum(({ calls }) => calls.most)),
    },
    tokens: {
      prompt: Math.round(sum(({ tokens }) => tokens.prompt)),
      generated: Math.round(sum(({ tokens }) => tokens.generated)),
    },
    seconds: timeOfAll(cells.map(({ seconds }) => seconds)),
  };
}

function timeOfAll(times: readonly (TimeRange | null)[]): TimeRange | null {
  const known = times.filter((time) => time !== null);
  if (known.length < times.length || known.length === 0) return null;
  return {
    low: known.reduce((sum, { low }) => sum + low, 0),
    high: known.reduce((sum, { high }) => sum + high, 0),
  };
}
