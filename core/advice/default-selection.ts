import { mcf } from "../strategies/mcf.ts";
import type { McfOptions } from "../strategies/mcf/options.ts";
import { selectionOf } from "../strategies/mcf/selection.ts";
import { resolveOptions } from "../strategies/options.ts";
import type { ModelOutlook } from "../strategies/strategy.ts";
import type { MeasuredMethod } from "./measured.ts";
import type { AdvisedModel } from "./nearest-model.ts";

/** A model that advice is for, with the prompts that it is asked with; where they are not said, the standard ones. */
export type PromptedModel = AdvisedModel & Partial<Pick<ModelOutlook, "prompts">>;

/**
 * A row with options as they differ from the defaults on another model. What MCF compares candidates with by default depends on
 * the model: where that comes to something else, a row names what it was measured with, unless that is the other model's default.
 * Figures do not say with which prompts they were measured; they are taken for those of the other model.
 */
export function asSeenFrom(model: PromptedModel, row: MeasuredMethod): MeasuredMethod {
  if (row.strategy !== mcf.id || row.sha256 === model.sha256) return row;
  const { prompts = "standard" } = model;
  const defaults = resolveOptions(mcf.id, mcf.options, {}) as McfOptions;
  const options: McfOptions = { ...defaults, ...row.options };
  const chosenOn = ({ parameters }: Pick<ModelOutlook, "parameters">, select: string) =>
    selectionOf({ ...options, select }, { parameters, prompts });

  const own = chosenOn(model, defaults.select);
  if (own === chosenOn(row, defaults.select)) return row;
  const measured = chosenOn(row, options.select);
  const others = Object.entries(row.options).filter(([name]) => name !== "select");
  const named = measured === own ? [] : [["select", measured] as const];
  return { ...row, options: Object.fromEntries([...others, ...named]) };
}
