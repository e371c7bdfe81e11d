import { parentPort, Worker } from "node:worker_threads";
import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import { errorCode, reasonOf } from "../../core/errors.ts";

/** What a thread says in the end: what it read, or why it could not. */
export type ThreadMessage = { readonly read: unknown } | { readonly problem: string };

export interface ThreadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Most time that reading may take; default 120. */
  readonly seconds?: number;
  /** Most memory that reading may take; default 3072. */
  readonly megabytes?: number;
}

const MAX_SECONDS = 120;
const MAX_MEGABYTES = 3072;
const WATCH_MILLISECONDS = 100;

/**
 * Reads a file in a thread, which is ended when the file keeps it busy or fills its memory.
 * @param entry what the thread runs: it calls `sendRead` once
 * @param workerData what the thread is given
 * @param transferList parts of it that are given away
 * @throws CancelledError
 */
export async function readInThread(
  entry: URL,
  workerData: unknown,
  { signal, seconds = MAX_SECONDS, megabytes = MAX_MEGABYTES }: ThreadOptions = {},
  transferList: readonly ArrayBuffer[] = [],
): Promise<ThreadMessage> {
  throwIfCancelled(signal);
  const { promise, resolve } = Promise.withResolvers<ThreadMessage>();
  const worker = new Worker(entry, {
    ...{ workerData, transferList: [...transferList], env: {}, execArgv: [] },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const stopWatching = onMemory(megabytes, () => resolve({ problem: TOO_LARGE }));
  const timer = setTimeout(() => resolve({ problem: `this took more than ${seconds} s` }), seconds * 1000);
  worker.once("message", resolve);
  worker.once("error", (error: unknown) => resolve({ problem: problemOf(error) }));
  worker.once("exit", (code) => resolve({ problem: `reading ended with code ${code}` }));
  try {
    return await unlessAborted(promise, signal);
  } finally {
    clearTimeout(timer);
    stopWatching();
    await worker.terminate();
  }
}

/** In the thread: sends what `read` gives, or why it throws. */
export async function sendRead(read: () => unknown): Promise<void> {
  const send = (message: ThreadMessage): void => parentPort?.postMessage(message);
  try {
    send({ read: await read() });
  } catch (error) {
    send({ problem: reasonOf(error) });
  }
}

const TOO_LARGE = "what it holds does not fit into memory";

/** A thread's own limit is that of its heap, which array buffers are outside of. @returns what ends the watch */
function onMemory(megabytes: number, act: () => void): () => void {
  const most = process.memoryUsage.rss() + megabytes * 2 ** 20;
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > most) act();
  }, WATCH_MILLISECONDS);
  return () => clearInterval(watch);
}

function problemOf(error: unknown): string {
  return errorCode(error) === "ERR_WORKER_OUT_OF_MEMORY" ? TOO_LARGE : reasonOf(error);
}
