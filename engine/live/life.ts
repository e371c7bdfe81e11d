import { throwIfCancelled } from "../../core/cancel.ts";
import { toErrorRecord, type ErrorRecord } from "../../core/errors.ts";
import type { LiveMessage, LiveRun, RunEnd, RunPhase } from "../contract/live.ts";
import type { RunReport } from "../contract/reports.ts";
import { PAUSE, type RunTask } from "../runs/run.ts";
import { endOf, type ToldEnd } from "./end.ts";
import { describeLive, type RunFacts } from "./facts.ts";

/** A run that goes on: a question, an evaluation or a sweep; and who watches it. */
export interface Live<Report extends RunReport = RunReport> {
  readonly facts: RunFacts;
  describe(): LiveRun;
  /** Stops it; a second time does nothing. @returns when it stands still */
  stop(how: "cancel" | "pause"): Promise<void>;
  watch(question: string | undefined, signal?: AbortSignal): AsyncIterable<LiveMessage>;
  /** What it reports; rejects with what ended it. */
  readonly result: Promise<Report>;
  /** Never rejects. */
  readonly ended: Promise<RunEnd>;
}

/** All of a run that goes on but how it is watched. */
export interface Life<Report extends RunReport> extends Omit<Live<Report>, "watch"> {
  phase(): RunPhase;
  /** To be called when it has begun; a second time does nothing. */
  begin(): void;
}

/** What is given to the work of a run. */
export type Given = Pick<RunTask, "signal" | "announce">;

export interface LifeParts<Report> {
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
export function startLife<Report extends RunReport>(parts: LifeParts<Report>): Life<Report> {
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
