import { setTimeout as sleep } from "node:timers/promises";
import {
  CancelledError,
  CounterpointError,
  fromErrorRecord,
  ModelLoadError,
  toErrorRecord,
} from "../../core/errors.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { LiveMessage } from "../../engine/contract/live.ts";
import type { RunListing, RunReport } from "../../engine/contract/reports.ts";
import { offered } from "../home.ts";
import type { CommandEngine } from "./with-engine.ts";

export interface FollowOptions {
  /** Starts the run, or goes on with it. */
  readonly begin: (client: EngineClient) => Promise<{ readonly run: string }>;
  /** Is given all that a watcher of the run is sent; a snapshot comes again when another engine goes on. */
  readonly onMessage: (message: LiveMessage) => void;
  /** Cancels the run, and no other of the same engine. */
  readonly signal: AbortSignal;
  /** Where the run is kept. */
  readonly home: string;
}

/** Between two looks at whether a process that was killed counts as ended, and how many there are. */
const LOOK_MILLISECONDS = 100;
const MOST_LOOKS = 50;

/**
 * Starts a run and follows it to its end. If the engine ends before it, the next one goes on with the run: nothing that is
 * finished is computed again.
 * @throws CancelledError after `signal`; CounterpointError if somebody pauses the run; what ended it, if that was an error
 */
export async function followRun(
  engine: CommandEngine,
  { begin, onMessage, signal, home }: FollowOptions,
): Promise<RunReport> {
  let run: string | undefined;
  return engine.use(async (client, heard) => {
    const left = run === undefined ? undefined : await goOn(client, run);
    run = left ?? (await begin(client)).run;
    const pass = (message: LiveMessage): void => {
      heard();
      onMessage(message);
    };
    return watchToEnd(client, run, { onMessage: pass, signal, home });
  });
}

/**
 * Goes on with a run whose engine has ended.
 * @returns undefined if it had not come to its first event, so that there is nothing to go on with
 */
async function goOn(client: EngineClient, run: string): Promise<string | undefined> {
  const found = await findLeft(client, run);
  if (found?.resumable === true && found.state !== "cancelled") await client.runs.resume({ run });
  return found?.run;
}

/** The run as its engine left it. A process that was killed counts as running until the system has buried it. */
async function findLeft(client: EngineClient, run: string): Promise<RunListing | undefined> {
  for (let look = 1; ; look++) {
    const [live, listed] = await Promise.all([client.runs.live(), client.runs.list()]);
    const found = listed.find((listing) => listing.run === run);
    const isElsewhere = found?.state === "running" && !live.some((one) => one.run === run);
    if (!isElsewhere || look === MOST_LOOKS) return found;
    await sleep(LOOK_MILLISECONDS);
  }
}

async function watchToEnd(
  client: EngineClient,
  run: string,
  { onMessage, signal, home }: Omit<FollowOptions, "begin">,
): Promise<RunReport> {
  // What fails here fails below too, where it is told.
  const cancel = (): void => void client.runs.cancel({ run }).catch(() => undefined);
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  let wasLeft = false;
  try {
    for await (const message of await client.runs.watch({ run })) {
      onMessage(message);
      if (message.type !== "ended") continue;
      const { state, error } = message.end;
      if (state === "paused" && error === null) throw pausedByOthers(run, home);
      wasLeft = state === "paused";
    }
    return await client.runs.result({ run });
  } catch (error) {
    const isLeft = wasLeft || error instanceof CancelledError || error instanceof ModelLoadError;
    throw isLeft && (await canGoOn(client, run)) ? leftWith(error, run, home) : error;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

async function canGoOn(client: EngineClient, run: string): Promise<boolean> {
  return (await client.runs.list()).some(
    (listing) => listing.run === run && listing.resumable && listing.kept,
  );
}

/** The same error, which says how to go on. */
function leftWith(error: unknown, run: string, home: string): CounterpointError {
  const { code, message: reason, details } = toErrorRecord(error);
  const what = error instanceof CancelledError ? "Cancelled." : reason;
  const message = `${what} What was finished is kept: ${resuming(run, home)}`;
  return fromErrorRecord({ code, message, details: { ...details, run } });
}

function pausedByOthers(run: string, home: string): CounterpointError {
  return new CounterpointError(
    "paused",
    `The run ${run} was paused. Go on with it in the window, or with: ${resuming(run, home)}`,
    { run },
  );
}

function resuming(run: string, home: string): string {
  return offered(`runs resume ${run}`, home);
}
