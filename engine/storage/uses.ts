import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { databasePath, guarded, transaction } from "./database.ts";
import { placeOf } from "./event-rows.ts";
import { isAlive, THIS_PROCESS } from "./liveness.ts";

// Whoever keeps a store open leaves a mark in it, and takes it away when it closes. A mark whose process is gone tells that
// the process was killed or the power failed; the file should then be checked (integrity.ts), which takes the mark away.

/**
 * Marks a store as used by this process.
 * @param database of a home folder or in memory, as `openDatabase` opened it
 * @returns the mark, for `endUse`
 * @throws StorageError
 */
export function beginUse(database: DatabaseSync): number {
  return guarded(placeOf(database), () => {
    const insert = database.prepare("INSERT INTO uses (pid, process_started) VALUES (?, ?)");
    return Number(insert.run(THIS_PROCESS.pid, THIS_PROCESS.started).lastInsertRowid);
  });
}

/**
 * For who holds the home, and so is alone: marks and runs of processes that seem to live are of dead ones, whose ids were given
 * out again.
 * @throws StorageError
 */
export function disownOthers(database: DatabaseSync): void {
  guarded(placeOf(database), () =>
    transaction(database, () => {
      database.exec("UPDATE uses SET process_started = 0");
      database.exec("UPDATE runs SET process_started = 0 WHERE state = 'running'");
    }),
  );
}

/** Takes a mark away, before the store is closed. @throws StorageError */
export function endUse(database: DatabaseSync, use: number): void {
  guarded(placeOf(database), () => database.prepare("DELETE FROM uses WHERE use = ?").run(use));
}

/**
 * Whether everybody who had the store of a home open has closed it or still has it open. True for a home without a store
 * and for one of a version that kept no marks.
 * @throws StorageError
 */
export function wasClosedCleanly(home: string): boolean {
  const path = databasePath(home);
  if (!existsSync(path)) return true;
  return guarded(path, () => {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      return uncleanUses(database).length === 0;
    } finally {
      database.close();
    }
  });
}

/** Takes the marks of dead processes away. @throws StorageError */
export function forgetUncleanEnds(home: string): void {
  const path = databasePath(home);
  guarded(path, () => {
    const database = new DatabaseSync(path);
    try {
      const remove = database.prepare("DELETE FROM uses WHERE use = ?");
      transaction(database, () => {
        for (const use of uncleanUses(database)) remove.run(use);
      });
    } finally {
      database.close();
    }
  });
}

function uncleanUses(database: DatabaseSync): readonly number[] {
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'uses'").get() === undefined) return [];
  return database
    .prepare("SELECT use, pid, process_started FROM uses")
    .all()
    .filter(({ pid, process_started: started }) => !isAlive({ pid: Number(pid), started: Number(started) }))
    .map(({ use }) => Number(use));
}
