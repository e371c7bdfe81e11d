import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { guarded, makeHome } from "../storage/database.ts";
import { sqliteCode } from "../storage/next-step.ts";

/** That this process alone starts work in a home. */
export interface HomeLock {
  release(): void;
}

/** SQLite's primary code for a lock that another connection has. */
const BUSY = 5;

/**
 * Takes a home's lock: an exclusive transaction on a database file that is never written. The operating system frees it
 * when the process ends, however it ends, so that nobody has to judge whether a lock is stale. No other code of this
 * process may open the file: on POSIX systems closing it anywhere in a process frees the process's locks.
 *
 * @returns null if another engine has it, in this process too
 * @throws StorageError if the home cannot be used
 */
export function takeLock(home: string): HomeLock | null {
  const path = join(home, "engine.lock");
  return guarded(path, () => {
    makeHome(home);
    // Whoever could read it could hold the lock, where the folder lets others in.
    if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
    const database = new DatabaseSync(path, { timeout: 0 });
    try {
      // The transaction never writes: its journal need not lie beside the file.
      database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
      return { release: () => database.close() };
    } catch (error) {
      database.close();
      if (sqliteCode(error) === BUSY) return null;
      throw error;
    }
  });
}
