import type { ErrorRecord } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import { EMPTY_TRANSCRIPT, foldEvents, type RunTranscript } from "../../core/transcript.ts";
import type { LiveMessage, RunEnd, RunPhase } from "../../engine/contract/live.ts";
import type { ListedRunState } from "../../engine/contract/reports.ts";

/** A sweep as far as its engine has told its figures. */
export interface FollowedSweep {
  readonly report: SweepReport;
  readonly warnings: readonly string[];
  /** Null while no pace is known. */
  readonly secondsLeft: number | null;
}

/** A run as far as this page has heard of it. */
export interface FollowedRun {
  /** Null until the first message. */
  readonly phase: RunPhase | null;
  /** Empty for a sweep. */
  readonly transcript: RunTranscript;
  /** Null for anything but a sweep. */
  readonly sweep: FollowedSweep | null;
  readonly end: RunEnd | null;
  /** Whether it was heard of before its end. */
  readonly wasGoing: boolean;
  /** Why it cannot be followed. */
  readonly problem: ErrorRecord | null;
}

export const NOT_HEARD_OF: FollowedRun = {
  phase: null,
  transcript: EMPTY_TRANSCRIPT,
  sweep: null,
  end: null,
  wasGoing: false,
  problem: null,
};

/** Adds messages in order; neighbouring events are folded together. */
export function followMessages(followed: FollowedRun, messages: readonly LiveMessage[]): FollowedRun {
  let now: FollowedRun = { ...followed, problem: null };
  let events: RunEvent[] = [];
  const foldGathered = (): void => {
    if (events.length > 0) now = { ...now, transcript: foldEvents(events, now.transcript) };
    events = [];
  };
  for (const message of messages) {
    if (message.type === "event") {
      events.push(message.event);
      continue;
    }
    foldGathered();
    const next = { ...now, ...changeBy(message, now) };
    now = { ...next, wasGoing: now.wasGoing || next.phase !== "ended" };
  }
  foldGathered();
  return now;
}

/** Whether a run in this phase has not ended: also while its model loads, and while it pauses. */
export function isGoing(phase: RunPhase | null): boolean {
  return phase !== null && phase !== "ended";
}

/** How a run stands: as it ended, or running, also if it was paused before; null if nobody knows. */
export function stateOf({
  phase,
  transcript,
  end,
}: Pick<FollowedRun, "phase" | "transcript" | "end">): ListedRunState | null {
  if (end !== null) return end.state;
  return isGoing(phase) ? "running" : transcript.state;
}

/** What went wrong with a run; that somebody stopped it is nothing of the kind, and its state says so. */
export function troubleOf({ transcript, end }: Pick<FollowedRun, "transcript" | "end">): ErrorRecord | null {
  return asTrouble(end?.error ?? transcript.error);
}

/** An error that a person is told of: not that somebody stopped what went on. */
export function asTrouble(error: ErrorRecord | null): ErrorRecord | null {
  return error?.code === "cancelled" ? null : error;
}

function changeBy(
  message: Exclude<LiveMessage, { readonly type: "event" }>,
  { sweep }: FollowedRun,
): Partial<FollowedRun> {
  switch (message.type) {
    case "snapshot":
      return { phase: message.phase, transcript: message.transcript, end: null };
    case "sweep": {
      const { phase, report, warnings, secondsLeft } = message;
      return { phase, sweep: { report, warnings, secondsLeft }, end: null };
    }
    case "phase":
      return { phase: message.phase };
    case "ended": {
      const { end } = message;
      const last = end.report !== null && "cells" in end.report ? end.report : null;
      return {
        phase: "ended",
        end,
        sweep: last === null ? sweep : { warnings: [], ...sweep, report: last, secondsLeft: null },
      };
    }
  }
}
