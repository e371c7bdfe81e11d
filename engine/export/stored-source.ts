import type { ExportFormat } from "../contract/exported-file.ts";
import { showOutline, showRun } from "../runs/show.ts";
import type { RunStore } from "../storage/run-store.ts";
import { showSweep } from "../sweeps/show.ts";
import { holdsTurns } from "./export.ts";
import type { ExportSource } from "./source.ts";

/**
 * What the export of a stored run or sweep in a format is made of; what was said is read only where the format has it.
 * @throws ContractError for an unknown run; StorageError
 */
export function storedSource(store: RunStore, run: string, format: ExportFormat): ExportSource {
  const show = holdsTurns(format) ? showRun : showOutline;
  if (store.find(run).kind !== "sweep") return { details: show(store, run) };
  const cells = store.cellRuns(run);
  return {
    sweep: showSweep(store, run),
    runs: {
      *[Symbol.iterator]() {
        for (const { run: cellRun } of cells) yield show(store, cellRun);
      },
    },
  };
}
