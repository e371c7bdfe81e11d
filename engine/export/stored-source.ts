import { showRun } from "../runs/show.ts";
import type { RunStore } from "../storage/run-store.ts";
import { showSweep } from "../sweeps/show.ts";
import type { ExportSource } from "./source.ts";

/** What the export of a stored run or sweep is made of. @throws ContractError for an unknown run; StorageError */
export function storedSource(store: RunStore, run: string): ExportSource {
  if (store.find(run).kind !== "sweep") return { details: showRun(store, run) };
  const cells = store.cellRuns(run);
  return {
    sweep: showSweep(store, run),
    runs: {
      *[Symbol.iterator]() {
        for (const { run: cellRun } of cells) yield showRun(store, cellRun);
      },
    },
  };
}
