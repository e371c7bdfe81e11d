import type { RunManifest } from "../events.ts";
import { letterOf } from "../letters.ts";
import type { ComparedRun, Comparison } from "./comparison.ts";

/** A compared run as a text speaks of it. */
export interface ReportedRun {
  /** What it is called: A, B, … */
  readonly letter: string;
  readonly figures: ComparedRun;
  readonly manifest: RunManifest;
}

/**
 * The runs of a comparison in their order.
 * @param manifests by run
 * @throws RangeError for a run without a manifest
 */
export function reportedRuns(
  { runs }: Comparison,
  manifests: ReadonlyMap<string, RunManifest>,
): readonly ReportedRun[] {
  return runs.map((figures, place) => {
    const manifest = manifests.get(figures.run);
    if (manifest === undefined)
      throw new RangeError(`The run ${figures.run} has no manifest; give those of all compared runs.`);
    return { letter: letterOf(place), figures, manifest };
  });
}

/** What all runs have in common, or else who has what: `0`, or `0 (A, C) and 1 (B)`. */
export function ofAll(runs: readonly ReportedRun[], tell: (run: ReportedRun) => string): string {
  const groups = [...Map.groupBy(runs, tell)];
  if (groups.length < 2) return groups.map(([told]) => told).join("");
  return listed(groups.map(([told, own]) => `${told} (${own.map(({ letter }) => letter).join(", ")})`));
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.slice(-1);
  const others = items.slice(0, -1);
  return others.length === 0 ? last.join("") : `${others.join(", ")} and ${last.join("")}`;
}
