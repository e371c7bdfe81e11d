import { unlessAborted } from "../../core/cancel.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import type { LiveMessage } from "../contract/live.ts";
import type { RunFacts } from "../live/facts.ts";
import { startCourse, type Given } from "../live/run-course.ts";
import type { WatchedRun } from "../live/watched-run.ts";
import type { SweepProgress } from "./progress.ts";
import type { SweepTask } from "./task.ts";

/** Least time between two messages to one watcher, in milliseconds. */
const INTERVAL = 500;

export interface LiveSweepParts {
  readonly facts: RunFacts;
  readonly progress: SweepProgress;
  /** Questions of all cells and repeats, as far as that is known. */
  readonly questions: () => number;
  /** Carries the sweep out. */
  readonly work: (given: Given & Pick<SweepTask, "changed">) => Promise<SweepReport>;
}

/** A sweep that goes on, and what tells of what happens in its cells. */
export interface LiveSweep {
  readonly live: WatchedRun<SweepReport>;
  readonly changed: () => void;
}

/** Starts a sweep in the next turn of the event loop. */
export function startLiveSweep({ facts, progress, questions, work }: LiveSweepParts): LiveSweep {
  /** Aborted at the end. */
  const over = new AbortController();
  let change = Promise.withResolvers<undefined>();

  const wake = (): void => {
    change.resolve(undefined);
    change = Promise.withResolvers();
  };
  const changed = (): void => {
    if (progress.transcript.state === "running") course.begin();
    wake();
  };
  const course = startCourse({
    facts,
    work: (given) => work({ ...given, changed }),
    soFar: () => ({ done: progress.done(), questions: questions() }),
    outcome() {
      const { manifest, state, error } = progress.transcript;
      return { state, error, report: manifest === null ? null : progress.report() };
    },
    onPhase: wake,
    onEnd() {
      wake();
      over.abort();
    },
  });
  const message = (): LiveMessage | undefined =>
    progress.transcript.manifest === null
      ? undefined
      : {
          type: "sweep",
          phase: course.phase(),
          report: progress.report(),
          warnings: progress.transcript.warnings,
          secondsLeft: course.phase() === "ended" ? null : progress.secondsLeft(),
        };

  const live: WatchedRun<SweepReport> = {
    ...course,
    async *watch(_question, signal) {
      const noMore = AbortSignal.any([over.signal, ...(signal === undefined ? [] : [signal])]);
      while (signal?.aborted !== true) {
        const { promise: next } = change;
        const told = message();
        if (told !== undefined) yield told;
        if (course.phase() === "ended") {
          yield { type: "ended", end: await course.ended };
          return;
        }
        await orAborted(next, noMore);
        await pause(INTERVAL, noMore);
      }
    },
  };
  return { live, changed };
}

/** Waits, but not longer than until the signal is aborted. @param waited is never rejected */
async function orAborted(waited: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await unlessAborted(waited, signal).catch(() => undefined);
}

/** Lets some time pass, in which more may change. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  await orAborted(promise, signal);
  clearTimeout(timer);
}
