import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";
import { sqliteCode } from "./next-step.ts";

/** SQLITE_BUSY and SQLITE_LOCKED. */
const IN_THE_WAY: ReadonlySet<number> = new Set([5, 6]);

/** The time of deletion, or removal, of what can no longer be restored, because its erasure has begun. */
export const ERASING = 0;

/** Rows that are to leave no trace. */
export interface Erasure {
  /** Deletes them, but for bare ones by which they are found again if this is broken off. */
  readonly empty: () => void;
  /** Deletes the bare ones. */
  readonly remove: () => void;
}

/**
 * Erases runs, sweeps with the runs of their cells, so that nothing of them is left in the database file or its log.
 * @returns false if another connection is in the way
 */
export function eraseRuns(database: DatabaseSync, runs: readonly string[]): boolean {
  return erase(database, {
    empty: () => {
      const ofRun = "WHERE run IN (SELECT run FROM runs WHERE run = ?1 OR sweep = ?1)";
      const statements = [
        `DELETE FROM events ${ofRun}`,
        `DELETE FROM questions ${ofRun}`,
        `UPDATE runs SET title = NULL, request = NULL, data = NULL, deleted = ${ERASING} ${ofRun}`,
      ].map((sql) => database.prepare(sql));
      for (const run of runs) for (const statement of statements) statement.run(run);
    },
    remove: () => {
      const remove = database.prepare("DELETE FROM runs WHERE run = ?1 OR sweep = ?1");
      for (const run of runs) remove.run(run);
    },
  });
}

/**
 * Erases rows so that nothing of them is left in the database file or its log. `secure_delete` overwrites what is
 * deleted, but not the copies that SQLite leaves behind when it moves rows between pages; so the file is written anew,
 * and the log, which holds earlier pages, is emptied. The bare rows go last: if this is broken off, they are still there
 * and it is done again.
 * @returns false if another connection is in the way
 */
export function erase(database: DatabaseSync, { empty, remove }: Erasure): boolean {
  const timeout = Number(database.prepare("PRAGMA busy_timeout").get()?.timeout);
  // Whoever is in the way may stay there, and nothing else happens in this thread meanwhile: it is better to try again later.
  database.exec("PRAGMA busy_timeout = 0; PRAGMA secure_delete = ON");
  try {
    transaction(database, empty);
    database.exec("VACUUM");
    if (database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy !== 0) return false;
    transaction(database, remove);
    return true;
  } catch (error) {
    if (IN_THE_WAY.has(sqliteCode(error))) return false;
    throw error;
  } finally {
    database.exec(`PRAGMA secure_delete = OFF; PRAGMA busy_timeout = ${timeout}`);
  }
}
