import type { ErrorRecord } from "../errors.ts";
import type { RunState } from "../events.ts";
import type { SweepEvent, SweepManifest } from "./events.ts";

/** The run that carries out one repeat of a cell. */
export interface CellRun {
  readonly cell: number;
  /** 0-based. */
  readonly repeat: number;
  readonly run: string;
  /** Why it could not be carried out; null while it goes on or where it was. */
  readonly error: ErrorRecord | null;
}

/** What successive halving decided after so many questions. */
export interface Rung {
  readonly questions: number;
  readonly kept: readonly number[];
  readonly stopped: readonly number[];
}

/** A sweep as far as its own events tell; what came of its cells is told by their runs. */
export interface SweepTranscript {
  readonly run: string | null;
  readonly manifest: SweepManifest | null;
  readonly state: RunState | null;
  readonly error: ErrorRecord | null;
  readonly warnings: readonly string[];
  /** In the order in which they were started. */
  readonly cellRuns: readonly CellRun[];
  readonly rungs: readonly Rung[];
  readonly started: number | null;
  readonly finished: number | null;
  /** How long it ran up to its last event, without pauses. */
  readonly activeMilliseconds: number;
  /** The next `seq` that is new. */
  readonly nextSeq: number;
  readonly lastTime: number | null;
}

const EMPTY: SweepTranscript = {
  run: null,
  manifest: null,
  state: null,
  error: null,
  warnings: [],
  cellRuns: [],
  rungs: [],
  started: null,
  finished: null,
  activeMilliseconds: 0,
  nextSeq: 0,
  lastTime: null,
};

/** Folds the events of a sweep in order, onto what is known of it if that is given. */
export function foldSweep(events: Iterable<SweepEvent>, before: SweepTranscript = EMPTY): SweepTranscript {
  let transcript = before;
  for (const event of events) {
    if (event.seq < transcript.nextSeq) continue;
    transcript = {
      ...foldBody(moveClock(transcript, event), event),
      nextSeq: event.seq + 1,
      lastTime: event.time,
    };
  }
  return transcript;
}

function moveClock(transcript: SweepTranscript, event: SweepEvent): SweepTranscript {
  if (event.type === "run-resumed") return { ...transcript, activeMilliseconds: event.activeMilliseconds };
  return { ...transcript, activeMilliseconds: activeAt(transcript, event.time) };
}

/** How long a sweep has run at a time, in milliseconds since 1970, that is not before its last event. */
export function activeAt({ state, activeMilliseconds, lastTime }: SweepTranscript, time: number): number {
  const ran = state === "running" && lastTime !== null ? time - lastTime : 0;
  return activeMilliseconds + Math.max(0, ran);
}

function foldBody(transcript: SweepTranscript, event: SweepEvent): SweepTranscript {
  switch (event.type) {
    case "sweep-started": {
      const { run, manifest, time } = event;
      return { ...transcript, run, manifest, state: "running", started: time };
    }
    case "cell-started": {
      const { cell, repeat, cellRun: run } = event;
      const others = transcript.cellRuns.filter((other) => other.cell !== cell || other.repeat !== repeat);
      return { ...transcript, cellRuns: [...others, { cell, repeat, run, error: null }] };
    }
    case "cell-failed": {
      const { cell, repeat, error } = event;
      const cellRuns = transcript.cellRuns.map((other) =>
        other.cell === cell && other.repeat === repeat ? { ...other, error } : other,
      );
      return { ...transcript, cellRuns };
    }
    case "rung-ended": {
      const { questions, kept, stopped } = event;
      return { ...transcript, rungs: [...transcript.rungs, { questions, kept, stopped }] };
    }
    case "sweep-warning":
      return { ...transcript, warnings: [...transcript.warnings, event.message] };
    case "run-paused":
      return { ...transcript, state: "paused" };
    case "run-resumed":
      return { ...transcript, state: "running", error: null, finished: null };
    case "run-finished":
      return { ...transcript, state: event.state, error: event.error, finished: event.time };
  }
}
