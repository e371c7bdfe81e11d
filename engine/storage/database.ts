import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CounterpointError, reasonOf, StorageError } from "../../core/errors.ts";
import { makeFolders } from "./folders.ts";
import { MIGRATIONS } from "./migrations.ts";
import { ANOTHER_HOME, nextStep } from "./next-step.ts";

const BUSY_MS = 10_000;
/**
 * Of a new file. SQLite keeps what does not fit into a quarter of a page in pages of its own: with its usual 4096 bytes
 * nearly every turn takes such a page, and the file becomes more than twice as large.
 */
export const PAGE_BYTES = 16_384;

/** The database file of a home folder. */
export function databasePath(home: string): string {
  return join(home, "counterpoint.db");
}

/** Whether anything was ever kept there. */
export function isHome(folder: string): boolean {
  return existsSync(databasePath(folder));
}

/**
 * Opens the database of a home folder and brings it to the newest form; makes both if they are not there.
 * @param home folder, or null for a database in memory
 * @throws StorageError
 */
export function openDatabase(home: string | null): DatabaseSync {
  const path = home === null ? ":memory:" : databasePath(home);
  return guarded(path, () => {
    if (home !== null) makePrivate(home, path);
    const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
    try {
      // What is in memory only must not reach the disk by way of a temporary file.
      database.exec(
        home === null
          ? "PRAGMA temp_store = MEMORY"
          : `PRAGMA page_size = ${PAGE_BYTES}; PRAGMA journal_mode = WAL`,
      );
      migrate(database, path);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  });
}

/** Makes a home folder if it is not there. What lies in it is for nobody else on this machine. */
export function makeHome(home: string): void {
  makeFolders(home, 0o700);
}

/** SQLite gives its log the permissions of the file. */
function makePrivate(home: string, path: string): void {
  makeHome(home);
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
}

/** Runs the work in one transaction: all of it is stored, or nothing. */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** Runs the work and turns what SQLite and the file system throw into StorageError. */
export function guarded<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof CounterpointError) throw error;
    const reason = reasonOf(error);
    const message = `The store ${path} failed: ${reason}. ${nextStep(error)}`;
    throw new StorageError(message, { path }, { cause: error });
  }
}

/**
 * Brings a database to the newest form, whole or not at all.
 * @param path for messages
 * @throws StorageError for a form of a newer version; SQLite's own errors
 */
export function migrate(database: DatabaseSync, path: string): void {
  if (knownVersion(database, path) === MIGRATIONS.length) return;
  transaction(database, () => {
    // Read again: another process may have migrated the file meanwhile.
    for (const step of MIGRATIONS.slice(knownVersion(database, path))) {
      if (typeof step === "string") database.exec(step);
      else step(database);
    }
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** @throws StorageError for a form of a newer version */
function knownVersion(database: DatabaseSync, path: string): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version <= MIGRATIONS.length) return version;
  throw new StorageError(
    `The store ${path} was written by a newer Counterpoint (its form is ${version}, this one knows ${MIGRATIONS.length}). ` +
      `Update Counterpoint, or choose ${ANOTHER_HOME}.`,
    { path, version },
  );
}
