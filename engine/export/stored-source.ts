import { ContractError } from "../../core/errors.ts";
import { bytesInWords } from "../../core/figure-words.ts";
import type { ExportFormat } from "../contract/exported-file.ts";
import type { RunDetails } from "../contract/reports.ts";
import { showOutline, showRun } from "../runs/show.ts";
import type { RunStore } from "../storage/run-store.ts";
import { showSweep } from "../sweeps/show.ts";
import { holdsTurns } from "./export.ts";
import type { ExportSource } from "./source.ts";

/** Most that is read of one run: all of it is in memory at once. */
const MOST_BYTES = 800_000_000;

/**
 * What the export of a stored run or sweep in a format is made of; what was said is read only where the format has it.
 * @throws ContractError for an unknown run, or if more was said in it than is read; StorageError
 */
export function storedSource(store: RunStore, run: string, format: ExportFormat): ExportSource {
  const show = (each: string): RunDetails => {
    if (!holdsTurns(format)) return showOutline(store, each);
    requireReadable(store, each, format);
    return showRun(store, each);
  };
  if (store.find(run).kind !== "sweep") return { details: show(run) };
  const cells = store.cellRuns(run);
  return {
    sweep: showSweep(store, run),
    manifests: cells.map((cell) => store.manifest(cell.run)),
    runs: {
      *[Symbol.iterator]() {
        for (const { run: cellRun } of cells) yield show(cellRun);
      },
    },
  };
}

/** @throws ContractError */
function requireReadable(store: RunStore, run: string, format: ExportFormat): void {
  const bytes = store.bytes(run);
  if (bytes <= MOST_BYTES) return;
  throw new ContractError(
    `What was said in ${run} takes ${bytesInWords(bytes)}, more than the ${bytesInWords(MOST_BYTES)} that are read for one ` +
      "file. Export it as csv, parquet or html, which leave out what was said.",
    { run, format },
  );
}
