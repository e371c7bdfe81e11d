import { isOutlier } from "../../../../core/experience/outlier.ts";
import type { OutlierTest, RetrievalSettings } from "../../../../core/experience/repository.ts";
import { mcfOptions } from "../../../../core/strategies/mcf/options.ts";
import type { MappedTask, RetrievalProbe } from "../../../../engine/contract/experience.ts";

/** The part of the settings that the outlier test rests on. */
export type TestSettings = Pick<RetrievalSettings, "outlierTest" | "lambda">;

/** λ can be chosen from 0 to this. */
export const GREATEST_LAMBDA = 4;

/** What is shown first: the defaults of the method. */
export const FIRST_SETTINGS: RetrievalSettings = {
  minimum: mcfOptions.minimum.default,
  outlierTest: mcfOptions.outlierTest.default,
  lambda: mcfOptions.lambda.default,
};

/** Whether a task with this z is refused. */
export function isRefused(z: number, { outlierTest, lambda }: TestSettings): boolean {
  return isOutlier(z, outlierTest, lambda);
}

/** A z beyond which the test refuses. */
export interface Limit {
  readonly side: "below" | "above";
  readonly at: number;
}

const SIDES: Readonly<Record<OutlierTest, readonly Limit["side"][]>> = {
  below: ["below"],
  above: ["above"],
  "two-sided": ["below", "above"],
  off: [],
};

/** The limits of a test, the lower one first. */
export function limitsOf({ outlierTest, lambda }: TestSettings): readonly Limit[] {
  return SIDES[outlierTest].map((side) => ({ side, at: side === "below" ? -lambda : lambda }));
}

/** What a repository would do with a task that was tried. */
export interface TriedOutcome {
  readonly kind: "found" | "too-few" | "outlier" | "nothing-similar";
  /** What would be retrieved; null unless it is found. */
  readonly retrieved: RetrievalProbe["nearest"][number] | null;
}

/**
 * What would become of a task that was tried, in the order of MCF, Algorithm 1: enough must be stored, the task must not
 * be an outlier, and something must be similar. A probe names nothing that is not similar, nor the task's own words.
 */
export function outcomeOf({ stored, z, nearest }: RetrievalProbe, settings: RetrievalSettings): TriedOutcome {
  const [best = null] = nearest;
  if (stored < settings.minimum) return { kind: "too-few", retrieved: null };
  if (z !== null && isRefused(z, settings)) return { kind: "outlier", retrieved: null };
  if (best === null) return { kind: "nothing-similar", retrieved: null };
  return { kind: "found", retrieved: best };
}

/** How many of the tasks the test refuses. */
export function refusedCount(tasks: readonly Pick<MappedTask, "z">[], settings: TestSettings): number {
  return tasks.filter(({ z }) => isRefused(z, settings)).length;
}
