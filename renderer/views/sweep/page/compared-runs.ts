import type { SweepReport } from "../../../../core/sweep/report.ts";
import { MAX_RUNS_TOGETHER } from "../../../../engine/contract/limits.ts";

/**
 * What is set side by side of a sweep: the runs of its cells that are done. The sweep itself stands for them where
 * that comes to the same, and where they are too many to be named. Nothing before there are two such cells.
 * @returns null where there never will be
 */
export function comparedRuns({ run, cells }: Pick<SweepReport, "run" | "cells">): readonly string[] | null {
  if (cells.length < 2) return null;
  const done = cells.filter(({ state }) => state === "done");
  if (done.length < 2) return [];
  const runs = done.flatMap(({ repeats }) => repeats.map((repeat) => repeat.run));
  return done.length === cells.length || runs.length > MAX_RUNS_TOGETHER ? [run] : runs;
}
