import { throwIfCancelled } from "../../core/cancel.ts";
import { toErrorRecord, type ErrorRecord } from "../../core/errors.ts";
import type { LiveRun, RunEnd, RunPhase } from "../contract/live.ts";
import type { RunReport } from "../contract/reports.ts";
import { PAUSE } from "../runs/broken-off.ts";
import type { RunTask } from "../runs/run-task.ts";
import { endOf, type ToldEnd } from "./end.ts";
import { describeLive, type RunFacts } from "./facts.ts";

/** A run as it goes on: a question, an evaluation or a sweep. */
export interface RunCourse<Report extends RunReport> {
  readonly facts: RunFacts;
  phase(): RunPhase;
  describe(): LiveRun;
  /** To be called when it has begun; a second time does nothing. */
  begin(): void;
  /** Stops it; a second time does nothing. @returns when it stands still */
  stop(how: "cancel" | "pause"): Promise<void>;
  /** What it reports; rejects with what ended it. */
  readonly result: Promise<Report>;
  /** Never rejects. */
  readonly ended: Promise<RunEnd>;
}

/** What is given to the work of a run. */
export type Given = Pick<RunTask, "signal" | "announce">;

export interface CourseParts<Report> {
  readonly facts: RunFacts;
  /** Carries it out. */
  readonly work: (given: Given) => Promise<Report>;
  readonly soFar: () => Pick<LiveRun, "done" | "questions">;
  /** What its events tell of its end, and what they come to. */
  readonly outcome: () => ToldEnd & Pick<RunEnd, "report">;
  /** Tells who watches of another phase, but for the last one. */
  readonly onPhase: (phase: RunPhase) => void;
  readonly onEnd: (end: RunEnd) => void;
}

/** Starts a run in the next turn of the event loop. */
export function startCourse<Report extends RunReport>(parts: CourseParts<Report>): RunCourse<Report> {
  const { facts, work, soFar, outcome, onPhase, onEnd } = parts;
  let { title } = facts;
  let phase: RunPhase = "loading-model";
  const controller = new AbortController();
  const { signal } = controller;

  const enter = (next: RunPhase): void => {
    phase = next;
    onPhase(phase);
  };
  const result = Promise.resolve().then(() => {
    throwIfCancelled(signal);
    return work({ signal, announce: (name) => (title = name) });
  });
  const end = (failure: ErrorRecord | null): RunEnd => {
    const { report, ...told } = outcome();
    const ending = { run: facts.run, ...endOf(told, failure), report };
    phase = "ended";
    onEnd(ending);
    return ending;
  };
  const ended = result.then(
    () => end(null),
    (error: unknown) => end(toErrorRecord(error)),
  );
  return {
    facts,
    result,
    ended,
    phase: () => phase,
    begin() {
      if (phase === "loading-model") enter("running");
    },
    describe: () => describeLive({ ...facts, title }, { phase, ...soFar() }),
    async stop(how) {
      if (!signal.aborted) {
        if (how === "pause") enter("pausing");
        controller.abort(how === "pause" ? PAUSE : undefined);
      }
      await ended;
    },
  };
}
