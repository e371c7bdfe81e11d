import type { ErrorRecord } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import type { RunTranscript } from "../../core/transcript.ts";
import type { ListedRunState, RunKind, RunReport } from "./reports.ts";

/** Where a run stands between its start and its end. */
export type RunPhase = "loading-model" | "running" | "pausing" | "ended";

/** A run of this engine that has not ended. */
export interface LiveRun {
  readonly run: string;
  readonly kind: RunKind;
  readonly phase: RunPhase;
  readonly strategy: string;
  /** The reference that was asked for. */
  readonly model: string;
  /** The question's beginning, or the data file's name. */
  readonly title: string;
  readonly done: number;
  readonly questions: number;
  /** ISO 8601, UTC. */
  readonly started: string;
  readonly kept: boolean;
  /** The sweep whose cell this run carries out; null for a run of its own. */
  readonly sweep: string | null;
}

/** How a run ended, or was left. */
export interface RunEnd {
  readonly run: string;
  readonly state: ListedRunState;
  readonly report: RunReport | null;
  readonly error: ErrorRecord | null;
}

/**
 * What a watcher of a run is sent: first one snapshot, then what happens; `ended` is the last. Turns and observations
 * come only of the question that is followed, in the snapshot too: the others are sent when they start and end, and stand in
 * the snapshot without their passages and schemas. Of a sweep its figures are sent, at once and then whenever they have
 * changed, about twice a second.
 */
export type LiveMessage =
  | {
      readonly type: "sweep";
      readonly phase: RunPhase;
      readonly report: SweepReport;
      readonly warnings: readonly string[];
      /** Seconds that the rest will take; null while no pace is known. */
      readonly secondsLeft: number | null;
    }
  | { readonly type: "snapshot"; readonly phase: RunPhase; readonly transcript: RunTranscript }
  | { readonly type: "phase"; readonly phase: RunPhase }
  | { readonly type: "event"; readonly event: RunEvent }
  | { readonly type: "ended"; readonly end: RunEnd };
