import { asSeenFrom, type PromptedModel } from "./default-selection.ts";
import { isDefaultForm, sameOptions, type GivenOptions } from "./options.ts";
import type { MeasuredMethod } from "./measured.ts";
import { distance, nearestModel, type MeasuredModel } from "./nearest-model.ts";
import { verdictOf, type Verdict } from "./verdict.ts";

/** By which factor a measured model may be larger or smaller and still say something. */
const NEAR = 4;

/** Why rows speak for a method on a model, or why none do. */
export type Basis =
  /** They were measured with exactly this file. */
  | { readonly kind: "same-file"; readonly model: MeasuredModel }
  /** They were measured with another model of about this size; they are not this model's figures. */
  | { readonly kind: "near"; readonly model: MeasuredModel }
  /** Even the nearest model is too far away in size to say anything: there are no rows. */
  | { readonly kind: "far"; readonly model: MeasuredModel }
  | { readonly kind: "not-measured" }
  /** No model was named: these are the rows of every model. */
  | { readonly kind: "all-models" };

/** A measured row and what it shows. */
export interface AdvisedRow {
  readonly measured: MeasuredMethod;
  readonly verdict: Verdict;
}

/** What the figures say of one method. */
export interface MethodAdvice<Row extends AdvisedRow = AdvisedRow> {
  readonly strategy: string;
  readonly basis: Basis;
  /** Default options first, then variants; of each those with most questions first. */
  readonly rows: readonly Row[];
}

/**
 * The rows that speak for a method on a model: those of its own file if there are any, else those of the measured model
 * nearest in size, unless that is more than four times as large or as small. Their options are told as they differ from the
 * defaults on the model that is asked about.
 * @param model null where none is known
 */
export function adviceOn(
  figures: readonly MeasuredMethod[],
  strategy: string,
  model: PromptedModel | null,
): MethodAdvice {
  const own = figures.filter((row) => row.strategy === strategy);
  const basis = basisOf(own, model);
  const rows = rowsOf(own, basis).map((row) => (model === null ? row : asSeenFrom(model, row)));
  return { strategy, basis, rows: rows.toSorted(byEvidence).map(judged) };
}

/**
 * The row that says most of a method with these options: one with exactly these, else the first.
 * @param options that differ from the method's defaults
 * @returns undefined where no row speaks
 */
export function bestEvidence<Row extends AdvisedRow>(
  { rows }: Pick<MethodAdvice<Row>, "rows">,
  options: GivenOptions = {},
): Row | undefined {
  return rows.find(({ measured }) => sameOptions(measured.options, options)) ?? rows[0];
}

function basisOf(rows: readonly MeasuredMethod[], model: PromptedModel | null): Basis {
  if (model === null) return { kind: rows.length === 0 ? "not-measured" : "all-models" };
  const nearest = nearestModel(rows, model);
  if (nearest === null) return { kind: "not-measured" };
  if (nearest.sha256 === model.sha256) return { kind: "same-file", model: nearest };
  return { kind: distance(nearest) > NEAR ? "far" : "near", model: nearest };
}

function rowsOf(rows: readonly MeasuredMethod[], basis: Basis): readonly MeasuredMethod[] {
  switch (basis.kind) {
    case "all-models":
      return rows;
    case "same-file":
    case "near":
      return rows.filter(({ sha256 }) => sha256 === basis.model.sha256);
    case "far":
    case "not-measured":
      return [];
  }
}

function byEvidence(left: MeasuredMethod, right: MeasuredMethod): number {
  const variants = Number(!isDefaultForm(left)) - Number(!isDefaultForm(right));
  return variants || right.questions - left.questions;
}

function judged(measured: MeasuredMethod): AdvisedRow {
  return { measured, verdict: verdictOf(measured) };
}
