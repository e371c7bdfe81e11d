import type { OptionValue } from "../../core/events.ts";
import type { Cell, SweepSearch } from "../../core/sweep/cell.ts";
import type { SweepManifest } from "../../core/sweep/events.ts";

/** A sweep of `mcf` on ten questions with one cell for each setting. */
export function sweepManifest(
  settings: readonly Readonly<Record<string, OptionValue>>[],
  {
    repeats = 1,
    search = { kind: "grid" },
  }: { readonly repeats?: number; readonly search?: SweepSearch } = {},
): SweepManifest {
  const cells = settings.map((own, cell): Cell => ({
    cell,
    strategy: "mcf",
    model: "practice",
    options: own,
    settings: own,
  }));
  const names = [...new Set(settings.flatMap((own) => Object.keys(own)))];
  const axes = names.map((name) => ({
    name,
    values: [...new Set(settings.flatMap((own) => own[name] ?? []))],
  }));
  return {
    kind: "sweep",
    plan: { axes, cells, repeats, search },
    seed: 5,
    data: { file: "data.jsonl", sha256: "1".repeat(64), questions: 10, skippedLines: [] },
    concurrency: 1,
    versions: {},
    machine: "a machine",
  };
}
