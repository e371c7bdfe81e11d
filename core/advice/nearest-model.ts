import type { MeasuredMethod } from "./measured.ts";

/** A model that a person would use. */
export interface AdvisedModel {
  /** Hash of its file. */
  readonly sha256: string;
  /** Its weights, a plain count. */
  readonly parameters: number;
}

/** A model that figures were measured with, as seen from another model. */
export interface MeasuredModel extends AdvisedModel {
  /** Its name for people. */
  readonly name: string;
  /** Its weights divided by those of the other model. */
  readonly ratio: number;
}

/** The model of these rows that is the same file, else the one nearest in size; null without rows. */
export function nearestModel(rows: readonly MeasuredMethod[], model: AdvisedModel): MeasuredModel | null {
  const known = rows.map((row) => seenFrom(model, row));
  const same = known.find(({ sha256 }) => sha256 === model.sha256);
  const [first, ...others] = known;
  if (same !== undefined || first === undefined) return same ?? null;
  return others.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest), first);
}

/** By which factor a model is larger or smaller than the other; at least 1. */
export function distance({ ratio }: Pick<MeasuredModel, "ratio">): number {
  return Math.max(ratio, 1 / ratio);
}

function seenFrom(model: AdvisedModel, { sha256, model: name, parameters }: MeasuredMethod): MeasuredModel {
  return { sha256, name, parameters, ratio: parameters / model.parameters };
}
