import type { SweepPlan } from "../../core/sweep/cell.ts";
import type { SweepEventBody } from "../../core/sweep/events.ts";
import type { ValidEvalRequest, ValidSweepRequest } from "../contract/requests.ts";
import type { EngineParts } from "../runs/engine-parts.ts";
import type { OpenedData } from "../runs/run-data.ts";
import type { CellPart } from "../runs/run-task.ts";
import type { RunStore } from "../storage/run-store.ts";
import type { SweepProgress } from "./progress.ts";
import type { PlannedSweep } from "./request.ts";
import type { StoredSweep } from "./show.ts";

/** A sweep as it is carried out. */
export interface SweepTask {
  readonly run: string;
  readonly store: RunStore;
  readonly planned: PlannedSweep;
  /** What is stored of it, if it is gone on with. */
  readonly past: StoredSweep | null;
  readonly progress: SweepProgress;
  /** Tells that the progress has changed. */
  readonly changed: () => void;
  readonly announce: (title: string) => void;
  /** Cancels the sweep; with PAUSE as the reason, pauses it. */
  readonly signal: AbortSignal;
}

/** The run of a cell that goes on. */
export interface StartedCell {
  /** Rejects with what ended it: StandStill where it came as far as it should. */
  readonly result: Promise<unknown>;
  stop(how: "cancel" | "pause"): Promise<void>;
}

/** What a sweep needs beside what runs share. */
export interface SweepParts extends Pick<
  EngineParts,
  "datasets" | "findStrategy" | "startClock" | "untilErased"
> {
  /** Starts the run of a cell, or goes on with it. */
  startCell(run: string, request: ValidEvalRequest, part: CellPart): StartedCell;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the steps of a sweep share. */
export interface SweepWork extends OpenedData {
  readonly task: SweepTask;
  readonly request: ValidSweepRequest;
  readonly plan: SweepPlan;
  readonly parts: SweepParts;
  /** Milliseconds since 1970, never running backwards; the cells go by it too. */
  readonly clock: () => number;
  /** Stores an event of the sweep, and takes it into the progress. @throws StorageError */
  readonly record: (body: SweepEventBody) => void;
}
