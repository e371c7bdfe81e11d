import { ContractError } from "../../core/errors.ts";
import type { Cell, SweepPlan } from "../../core/sweep/cell.ts";
import type { Exemplar } from "../../core/exemplars/exemplar.ts";
import type { DatasetQuestion, Question } from "../../core/question.ts";
import { MAX_SEED } from "../../core/seed.ts";
import { optionsOf } from "../../core/strategies/options-of.ts";
import { planSweep } from "../../core/sweep/plan.ts";
import {
  EvalRequest,
  parseRequest,
  type ValidEvalRequest,
  type ValidSweepRequest,
} from "../contract/requests.ts";
import type { EngineParts } from "../runs/engine-parts.ts";
import { withoutGold } from "../runs/lent-databases.ts";
import { chooseMethod, requireAnswerType, requireReasoning } from "../runs/method.ts";

/** What a sweep will do, and what a person should know of it. */
export interface PlannedSweep {
  readonly plan: SweepPlan;
  readonly notes: readonly string[];
}

/** @throws ContractError for what is wrong with the request itself */
export function planRequest(request: ValidSweepRequest, find: EngineParts["findStrategy"]): PlannedSweep {
  const { methods, models, grid, repeats, search, seed } = request;
  requireSeeds(seed, repeats);
  return planSweep(
    { methods, models, grid, repeats, search: searchOf(search), seed },
    {
      tableOf: (strategy) => optionsOf(find(strategy)),
      resolve: (strategy, options) => chooseMethod({ ...request, strategy, options }, find).options,
    },
  );
}

/** @throws ContractError if a method of the plan cannot deal with a type of answer that is asked for */
export function requireAnswerTypes(
  { cells }: SweepPlan,
  questions: readonly Pick<Question, "answerType">[],
  find: EngineParts["findStrategy"],
): void {
  const answerTypes = new Set(questions.map(({ answerType }) => answerType));
  for (const id of new Set(cells.map(({ strategy }) => strategy))) {
    for (const answerType of answerTypes) requireAnswerType(find(id), answerType);
  }
}

/** @throws ContractError if a cell shows reasoning, and an exemplar that one of these questions would be shown has none */
export function requireReasons(
  { cells }: SweepPlan,
  exemplars: readonly Exemplar[],
  questions: readonly DatasetQuestion[],
  find: EngineParts["findStrategy"],
): void {
  const asked = questions.map(withoutGold);
  const byShots = Map.groupBy(cells, ({ strategy, options }) => `${strategy} ${options.shots ?? ""}`);
  for (const [first] of byShots.values()) {
    if (first !== undefined)
      requireReasoning({ strategy: find(first.strategy), options: first.options }, exemplars, asked);
  }
}

/** Repeat k is asked with the seed of the sweep plus k. */
function requireSeeds(seed: number, repeats: number): void {
  if (seed + repeats - 1 <= MAX_SEED) return;
  throw new ContractError(
    `The seed ${seed} is too large for ${repeats} repeats, which take the seeds that follow it: at most ` +
      `${MAX_SEED - repeats + 1}.`,
    { seed, repeats },
  );
}

/**
 * A lasting repository would change from cell to cell, in the order in which their questions happen to end. Sweeps of earlier
 * versions, which had one, can be gone on with.
 * @throws ContractError if one is named
 */
export function requireSeparateExperience({ experience }: ValidSweepRequest): void {
  if (experience === undefined) return;
  throw new ContractError(
    `The cells of a sweep would learn from each other in "${experience}". Leave out --experience; --option ` +
      `experience=true gives each run a repository of its own.`,
    { repository: experience },
  );
}

function searchOf(search: ValidSweepRequest["search"]): SweepPlan["search"] {
  if (search.kind !== "halving") return search;
  const { samples, ...halving } = search;
  return samples === undefined ? halving : { ...halving, samples };
}

/** What only a sweep is asked. */
const OF_SWEEPS: ReadonlySet<string> = new Set(["methods", "models", "grid", "repeats", "search"]);

/** What one repeat of a cell is asked; it can be shown and gone on with as any evaluation. */
export function cellRequest(request: ValidSweepRequest, cell: Cell, repeat: number): ValidEvalRequest {
  const common = Object.fromEntries(Object.entries(request).filter(([field]) => !OF_SWEEPS.has(field)));
  const { strategy, model, options } = cell;
  return parseRequest(EvalRequest, { ...common, strategy, model, options, seed: request.seed + repeat });
}
