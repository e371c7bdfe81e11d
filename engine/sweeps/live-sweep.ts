import { throwIfCancelled } from "../../core/cancel.ts";
import { toErrorRecord, type ErrorRecord } from "../../core/errors.ts";
import type { SweepReport } from "../../core/sweep/report.ts";
import type { LiveMessage, RunEnd, RunPhase } from "../contract/live.ts";
import { endOf } from "../live/end.ts";
import { describeLive, type RunFacts } from "../live/facts.ts";
import type { Live } from "../live/live-run.ts";
import { PAUSE } from "../runs/run.ts";
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
  readonly work: (told: Pick<SweepTask, "changed" | "announce" | "signal">) => Promise<SweepReport>;
}

/** A sweep that goes on, and what tells of what happens in its cells. */
export interface LiveSweep {
  readonly live: Live<SweepReport>;
  readonly changed: () => void;
}

/** Starts a sweep in the next turn of the event loop. */
export function startLiveSweep({ facts, progress, questions, work }: LiveSweepParts): LiveSweep {
  const { run } = facts;
  let { title } = facts;
  const controller = new AbortController();
  let phase: RunPhase = "loading-model";
  /** Aborted at the end. */
  const over = new AbortController();
  let change = Promise.withResolvers<undefined>();

  const changed = (): void => {
    if (phase === "loading-model" && progress.transcript.state === "running") phase = "running";
    change.resolve(undefined);
    change = Promise.withResolvers();
  };
  const result = Promise.resolve().then(() => {
    throwIfCancelled(controller.signal);
    return work({ changed, announce: (name) => (title = name), signal: controller.signal });
  });
  const end = (failure: ErrorRecord | null): RunEnd => {
    const { manifest, state, error } = progress.transcript;
    const report = manifest === null ? null : progress.report();
    phase = "ended";
    changed();
    over.abort();
    return { run, ...endOf({ state, error }, failure), report };
  };
  const ended = result.then(
    () => end(null),
    (error: unknown) => end(toErrorRecord(error)),
  );
  const message = (): LiveMessage | undefined =>
    progress.transcript.manifest === null
      ? undefined
      : {
          type: "sweep",
          phase,
          report: progress.report(),
          warnings: progress.transcript.warnings,
          secondsLeft: phase === "ended" ? null : progress.secondsLeft(),
        };

  const live: Live<SweepReport> = {
    facts,
    result,
    ended,
    describe: () =>
      describeLive({ ...facts, title }, { phase, done: progress.done(), questions: questions() }),
    async stop(how) {
      if (!controller.signal.aborted) {
        if (how === "pause") phase = "pausing";
        controller.abort(how === "pause" ? PAUSE : undefined);
        changed();
      }
      await ended;
    },
    async *watch(_question, signal) {
      const noMore = AbortSignal.any([over.signal, ...(signal === undefined ? [] : [signal])]);
      while (signal?.aborted !== true) {
        const { promise: next } = change;
        const told = message();
        if (told !== undefined) yield told;
        if (phase === "ended") {
          yield { type: "ended", end: await ended };
          return;
        }
        await orAborted(next, noMore);
        await pause(INTERVAL, noMore);
      }
    },
  };
  return { live, changed };
}

/** Waits, but not longer than until the signal is aborted. */
async function orAborted(waited: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = (): void => resolve(undefined);
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  await Promise.race([waited, promise]);
  signal.removeEventListener("abort", stop);
}

/** Lets some time pass, in which more may change. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  await orAborted(promise, signal);
  clearTimeout(timer);
}
