import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";

/** SQLITE_BUSY and SQLITE_LOCKED. */
const IN_THE_WAY: ReadonlySet<number> = new Set([5, 6]);

/** Rows that are to leave no trace. */
export interface Erasure {
  /** Deletes them, but for bare ones by which they are found again if this is broken off. */
  readonly empty: () => void;
  /** Deletes the bare ones. */
  readonly remove: () => void;
}

/**
 * Erases runs so that nothing of them is left in the database file or its log.
 * @returns false if another connection is in the way
 */
export function eraseRuns(database: DatabaseSync, runs: readonly string[]): boolean {
  const timeout = Number(database.prepare("PRAGMA busy_timeout").get()?.timeout);
  // Nothing else happens in this process while SQLite waits; it is better to try again later.
  database.exec("PRAGMA busy_timeout = 0");
  try {
    return erase(database, {
      empty: () => {
        const empty = database.prepare("DELETE FROM events WHERE run = ?");
        const strip = database.prepare(
          "UPDATE runs SET title = NULL, request = NULL, data = NULL WHERE run = ?",
        );
        for (const run of runs) {
          empty.run(run);
          strip.run(run);
        }
      },
      remove: () => {
        const remove = database.prepare("DELETE FROM runs WHERE run = ?");
        for (const run of runs) remove.run(run);
      },
    });
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
}

/**
 * Erases rows so that nothing of them is left in the database file or its log. `secure_delete` overwrites what is
 * deleted, but not the copies that SQLite leaves behind when it moves rows between pages; so the file is written anew,
 * and the log, which holds earlier pages, is emptied. The bare rows go last: if this is broken off, they are still there
 * and it is done again.
 * @returns false if another connection is in the way
 */
export function erase(database: DatabaseSync, { empty, remove }: Erasure): boolean {
  database.exec("PRAGMA secure_delete = ON");
  try {
    transaction(database, empty);
    database.exec("VACUUM");
    if (database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy !== 0) return false;
    transaction(database, remove);
    return true;
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
    if (IN_THE_WAY.has(code)) return false;
    throw error;
  } finally {
    database.exec("PRAGMA secure_delete = OFF");
  }
}
