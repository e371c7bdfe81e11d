import { existsSync } from "node:fs";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { reasonOf, StorageError } from "../../core/errors.ts";
import { databasePath } from "./database.ts";
import type { IntegrityMessage } from "./integrity-thread.ts";
import { forgetUncleanEnds, wasClosedCleanly } from "./uses.ts";

/** What a check of the store's file found. */
export interface StoreHealth {
  readonly ok: boolean;
  /** The first ten, as SQLite words them. */
  readonly problems: readonly string[];
  /** How long the check took. */
  readonly seconds: number;
}

const ENTRY = new URL(`integrity-thread${extname(import.meta.filename)}`, import.meta.url);

/**
 * Reads the whole file of a home's store and checks that it is sound. It does so in a thread of its own, on a connection of
 * its own, so that the store can be used meanwhile. A file that is sound is no longer due for a check (see uses.ts).
 * @param entry the file that the thread runs
 * @throws StorageError if the thread breaks
 */
export async function checkStore(home: string, entry = ENTRY): Promise<StoreHealth> {
  const started = performance.now();
  const path = databasePath(home);
  const problems = existsSync(path) ? await problemsIn(path, entry) : [];
  if (problems.length === 0) settle(home);
  return { ok: problems.length === 0, problems, seconds: (performance.now() - started) / 1000 };
}

async function problemsIn(path: string, entry: URL): Promise<IntegrityMessage> {
  const worker = new Worker(entry, { workerData: path, env: {}, execArgv: [] });
  const { promise, resolve, reject } = Promise.withResolvers<IntegrityMessage>();
  const fail = (why: string) =>
    reject(new StorageError(`The check of ${path} broke off: ${why}. Try again.`));
  worker.once("message", resolve);
  worker.once("error", (error) => fail(reasonOf(error)));
  worker.once("exit", (code) => fail(`its thread ended with code ${code}`));
  return promise;
}

function settle(home: string): void {
  try {
    if (!wasClosedCleanly(home)) forgetUncleanEnds(home);
  } catch (error) {
    // In a home that may only be read the check stays due.
    if (!(error instanceof StorageError)) throw error;
  }
}
