import type { IncomingMessage } from "node:http";
import { get as httpsGet } from "node:https";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { CancelledError, FetchError, reasonOf } from "../../../core/errors.ts";
import type { HttpsFile } from "../card.ts";
import { PartialFile, type PartialProgress } from "../partial.ts";
import type { Job } from "./job.ts";
import { bodyOf, rangeHeaders, strongEtag } from "./range.ts";
import { ask, PassingError, UnreachableError, type Get } from "./response.ts";

const STALL_MS = 30_000;
const FIRST_PAUSE_MS = 1000;
/** Tries in a row that together bring less than `WORTHWHILE_BYTES` that had not come before, until it is given up. */
const MAX_FRUITLESS = 6;
const WORTHWHILE_BYTES = 1 << 20;

/** How a file is asked for; what differs in tests. */
export interface HttpsOptions {
  readonly get?: Get;
  /** Longest time without a byte; half a minute. */
  readonly stallMs?: number;
  /** Pause before the second try, doubled before each further one; a second. */
  readonly pauseMs?: number;
  /** Where a proxy may be named; that of this process. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The unfinished file of a fetch over https. */
export function httpsPartial({ entry, target }: Pick<Job, "entry" | "target">): PartialFile {
  return new PartialFile(target, entry.sha256);
}

/**
 * Loads a model's file from its publisher. It goes on where an earlier fetch ended, as long as the server has the same
 * file, tries again what breaks off, and takes not one byte more than the file has.
 * @throws FetchError; CancelledError after the job's signal. What has arrived is kept
 */
export async function loadHttps(
  job: Job,
  source: HttpsFile,
  partial: PartialFile,
  options: HttpsOptions = {},
): Promise<void> {
  const { entry, signal, log } = job;
  const host = new URL(source.url).hostname;
  let progress = await partial.resume();
  let hasCome = false;
  let most = progress.bytes;
  let fruitless = 0;
  while (progress.bytes < entry.bytes) {
    const problem = await tryOnce(job, source, partial, progress, options);
    const { bytes } = progress;
    progress = await partial.resume();
    if (progress.bytes >= entry.bytes) return;
    hasCome ||= progress.bytes > bytes;
    // What comes again after a fresh beginning does not count: a file too short would be loaded for ever.
    const isWorthwhile = progress.bytes - most >= WORTHWHILE_BYTES;
    if (isWorthwhile) most = progress.bytes;
    fruitless = isWorthwhile ? 0 : fruitless + 1;
    if (fruitless >= MAX_FRUITLESS || (problem instanceof UnreachableError && !hasCome)) {
      throw givenUp(host, problem, options.environment);
    }
    const pause = (options.pauseMs ?? FIRST_PAUSE_MS) * 2 ** Math.max(0, fruitless - 1);
    log(`It broke off after ${progress.bytes} bytes: ${problem.message}. Going on in ${pause / 1000} s.`);
    await sleep(pause, undefined, { signal }).catch(() => {
      throw new CancelledError();
    });
  }
}

/** @returns what ended the try, if that may pass; the unfinished file tells how far it came */
async function tryOnce(
  job: Job,
  source: HttpsFile,
  partial: PartialFile,
  progress: PartialProgress,
  { get = httpsGet, stallMs = STALL_MS }: HttpsOptions,
): Promise<PassingError> {
  const { signal, log } = job;
  try {
    tell(job, "connecting", progress.bytes);
    const response = await ask(source, { get, headers: rangeHeaders(progress), stallMs, signal, log });
    try {
      await receive(job, source, partial, progress, response);
    } finally {
      response.destroy();
    }
    return new PassingError("the file ended too early");
  } catch (error) {
    if (signal.aborted) throw new CancelledError();
    if (error instanceof PassingError) return error;
    throw error;
  }
}

async function receive(
  job: Job,
  source: HttpsFile,
  partial: PartialFile,
  progress: PartialProgress,
  response: IncomingMessage,
): Promise<void> {
  const body = bodyOf(response, progress.bytes, new URL(source.url).hostname);
  if (body !== "rest") await partial.discard();
  if (body === "useless") throw new PassingError("the server has another file than before");
  const bytes = body === "rest" ? progress.bytes : 0;
  if (bytes < progress.bytes) job.log("The server begins afresh.");
  await partial.appendStream({ done: 0, bytes, etag: strongEtag(response) }, arriving(job, bytes, response));
}

/** The body's chunks, as far as the file goes: what comes beyond it is not read. */
async function* arriving(job: Job, from: number, response: IncomingMessage): AsyncGenerator<Uint8Array> {
  const { bytes: total } = job.entry;
  let bytes = from;
  tell(job, "downloading", bytes);
  for await (const chunk of passing(response)) {
    const wanted = chunk.subarray(0, total - bytes);
    yield wanted;
    bytes += wanted.length;
    tell(job, "downloading", bytes);
    if (bytes >= total) return;
  }
}

/** A failure of the connection is one that may pass; one of this disk, where the bytes go, is not. */
async function* passing(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* response as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw error instanceof PassingError ? error : new PassingError(reasonOf(error), { cause: error });
  }
}

function tell({ report, entry }: Job, phase: "connecting" | "downloading", bytes: number): void {
  report({ phase, bytes, total: entry.bytes, package: 1, packages: 1 });
}

function givenUp(host: string, problem: PassingError, environment = process.env): FetchError {
  return new FetchError(
    `Loading from "${host}" failed: ${problem.message}. Check the network and try again: what has arrived is kept.` +
      proxyWords(environment),
    { host },
    { cause: problem },
  );
}

/** What a person behind a proxy must know: the gate would have to let a proxy through for everything. */
function proxyWords({ HTTPS_PROXY = "", https_proxy = "" }: NodeJS.ProcessEnv): string {
  if (HTTPS_PROXY + https_proxy === "") return "";
  return (
    " A proxy is set here (HTTPS_PROXY), and a download over https uses none: if there is no other way to the " +
    `network, load the file elsewhere and use "counterpoint models add FILE".`
  );
}
