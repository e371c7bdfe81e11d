import type { OptionValue } from "../../../core/events.ts";
import type { SweepRequest } from "../../../engine/contract/requests.ts";
import type { Settings } from "../../../engine/contract/settings.ts";
import { firstChoices } from "../../components/run-choices/run-choices.ts";
import {
  dataRequest,
  type CommonChoices,
  type EvaluateDraft,
  type MethodDraft,
} from "../evaluate/evaluations.ts";
import { gridOptions, suggestedValues } from "./grid/grid-options.ts";

/** One option that is varied. */
export interface VariedOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** For the random search: drawn from it instead of the values; null: drawn from the values. */
  readonly range: { readonly from: number; readonly to: number } | null;
}

/** What is prepared in the Sweep view, beside the questions and what it has in common with Evaluate. */
export interface SweepDraft {
  /** Null until a person changed something: then one method as the settings say. */
  readonly methods: readonly MethodDraft[] | null;
  /** Null until a person changed something: then agents and temperature, if the methods have them. */
  readonly grid: readonly VariedOption[] | null;
  readonly repeats: number;
  readonly search: "grid" | "random" | "halving";
  /** Cells that are drawn by the random search. */
  readonly samples: number;
  /** Halving keeps the best one in so many … */
  readonly eta: number;
  /** … after so many questions, and so on. */
  readonly first: number;
  /** Questions at once; null: as many as fill the model's batch. */
  readonly concurrency: number | null;
}

export const FIRST_DRAFT: SweepDraft = {
  methods: null,
  grid: null,
  repeats: 1,
  search: "grid",
  samples: 20,
  eta: 2,
  first: 10,
  concurrency: null,
};

/** Options that are varied before a person chose any: the picture that everybody wants first. */
const FIRST_OPTIONS = ["agents", "temperature"];

/** The methods and the grid of a draft, with what is offered where nothing was chosen. */
export function chosenSweep(
  { methods, grid }: Pick<SweepDraft, "methods" | "grid">,
  settings?: Pick<Settings, "model" | "keepRuns">,
): { readonly methods: readonly MethodDraft[]; readonly grid: readonly VariedOption[] } {
  const { strategy, options } = firstChoices(settings);
  const chosen = methods ?? [{ id: "first", strategy, options }];
  return { methods: chosen, grid: grid ?? firstGrid(chosen) };
}

function firstGrid(methods: readonly MethodDraft[]): readonly VariedOption[] {
  return gridOptions(methods)
    .filter(({ name }) => FIRST_OPTIONS.includes(name))
    .map(({ name, option }) => ({ name, values: suggestedValues(name, option), range: null }));
}

/**
 * What is asked of the engine. Options without values are left as the methods have them.
 * @param settings undefined until they were read: they say what is kept, and how models are run
 * @returns null without settings, data, methods or models
 */
export function sweepRequest(
  draft: SweepDraft,
  data: EvaluateDraft,
  common: CommonChoices,
  settings: Pick<Settings, "runtime" | "model" | "keepRuns"> | undefined,
): SweepRequest | null {
  const { methods, grid } = chosenSweep(draft, settings);
  const questions = dataRequest(data);
  if (settings === undefined || questions === null) return null;
  if (methods.length === 0 || common.models.length === 0) return null;
  const { models, seed, maxTokens, keep } = common;
  const known = new Set(gridOptions(methods).map(({ name }) => name));
  const varied = grid.filter(
    ({ name, values, range }) => known.has(name) && (values.length > 0 || range !== null),
  );
  return {
    methods: methods.map(({ strategy, options }) => ({ strategy, options: { ...options } })),
    models: [...models],
    grid: Object.fromEntries(varied.map((option) => [option.name, gridValues(option, draft.search)])),
    repeats: draft.repeats,
    search: searchOf(draft),
    seed,
    maxTokens,
    keep,
    runtime: settings.runtime,
    ...(draft.concurrency !== null && { concurrency: draft.concurrency }),
    ...questions,
  };
}

function gridValues({ values, range }: VariedOption, search: SweepDraft["search"]) {
  return range !== null && (search === "random" || values.length === 0) ? range : [...values];
}

function searchOf({ search, samples, eta, first }: SweepDraft): NonNullable<SweepRequest["search"]> {
  switch (search) {
    case "grid":
      return { kind: "grid" };
    case "random":
      return { kind: "random", samples };
    case "halving":
      return { kind: "halving", eta, first };
  }
}
