import { ContractError, StorageError } from "../../core/errors.ts";
import type { SweepManifest } from "../../core/sweep/events.ts";
import { sweepReport } from "../../core/sweep/summary.ts";
import { activeAt, foldSweep, type SweepTranscript } from "../../core/sweep/transcript.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import type { SweepDetails } from "../contract/reports.ts";
import type { RunStore } from "../storage/run-store.ts";

/** What is stored of a sweep. */
export interface StoredSweep {
  readonly transcript: SweepTranscript;
  readonly manifest: SweepManifest;
}

/** What is stored of a sweep, folded. @throws StorageError if its start is missing */
export function readSweep(store: RunStore, run: string): StoredSweep {
  const transcript = foldSweep(store.sweepEvents(run));
  const { manifest } = transcript;
  if (manifest === null)
    throw new StorageError(`The start of the sweep ${run} is missing from the store.`, { run });
  return { transcript, manifest };
}

/** Everything that is stored of a sweep. @throws ContractError for anything but a sweep; StorageError */
export function showSweep(store: RunStore, run: string): SweepDetails {
  const summary = store.find(run);
  const { kind } = summary;
  if (kind !== "sweep") {
    throw new ContractError(`The run ${run} is no sweep.`, { run, kind });
  }
  const { transcript, manifest } = readSweep(store, run);
  const { finished, error, warnings } = transcript;
  return {
    ...summary,
    kind,
    finished: finished === null ? null : new Date(finished).toISOString(),
    manifest,
    error,
    warnings,
    report: storedReport(store, transcript, run),
  };
}

/** What a stored sweep would print if it ended here. */
function storedReport(store: RunStore, transcript: SweepTranscript, run: string): SweepReport {
  const last = store.lastActivity(run) ?? transcript.lastTime ?? 0;
  const runs = store.cellRuns(run).map(({ run: cellRun, cell, repeat, state }) => ({
    run: cellRun,
    cell,
    repeat,
    state,
    rows: () => store.rows(cellRun),
  }));
  return sweepReport(transcript, runs, activeAt(transcript, last));
}
