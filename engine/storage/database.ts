import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CounterpointError, StorageError } from "../../core/errors.ts";

/** Each entry brings the database from the version of its index to the next. Entries are only ever added. */
const MIGRATIONS = [
  `CREATE TABLE runs (
     run TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     strategy TEXT NOT NULL,
     model TEXT NOT NULL,
     data TEXT,
     questions INTEGER NOT NULL,
     state TEXT NOT NULL,
     started INTEGER NOT NULL,
     pid INTEGER NOT NULL,
     process_started INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE events (
     run TEXT NOT NULL REFERENCES runs (run),
     seq INTEGER NOT NULL,
     question TEXT,
     type TEXT NOT NULL,
     time INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (run, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX finished_questions ON events (run) WHERE type IN ('question-finished', 'question-failed');`,
  // What is needed to go on with a run, to recognise it in a list, and to take a deletion back.
  `ALTER TABLE runs ADD COLUMN title TEXT;
   ALTER TABLE runs ADD COLUMN request TEXT;
   ALTER TABLE runs ADD COLUMN deleted INTEGER;
   CREATE INDEX events_of_questions ON events (run, question, seq);
   CREATE INDEX ended_questions ON events
     (run, type, CASE WHEN json_valid(body) THEN json_extract(body, '$.result.correct') END)
     WHERE type IN ('question-finished', 'question-failed');`,
  // Experiences, and what their similarities are computed from (docs/adr/0017-experience-repository.md). The sums have a
  // table of their own: each insert changes all of them, and their rows are far smaller than the encodings.
  `CREATE TABLE repositories (
     repository TEXT PRIMARY KEY,
     run TEXT,
     revision INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE experiences (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     repository TEXT NOT NULL REFERENCES repositories (repository) ON DELETE CASCADE,
     task TEXT NOT NULL,
     answer_type TEXT NOT NULL,
     process TEXT NOT NULL,
     answer TEXT NOT NULL,
     feedback TEXT NOT NULL,
     model TEXT NOT NULL,
     strategy TEXT NOT NULL,
     run TEXT,
     question TEXT,
     created INTEGER NOT NULL,
     removed INTEGER
   ) STRICT;
   CREATE INDEX experiences_of_repositories ON experiences (repository, number);
   CREATE UNIQUE INDEX experiences_of_questions ON experiences (repository, run, question)
     WHERE run IS NOT NULL AND removed IS NULL;
   CREATE TABLE bases (
     basis INTEGER PRIMARY KEY,
     repository TEXT NOT NULL REFERENCES repositories (repository) ON DELETE CASCADE,
     embedder TEXT NOT NULL,
     parser TEXT NOT NULL,
     estimate INTEGER NOT NULL,
     total REAL NOT NULL,
     UNIQUE (repository, embedder, parser, estimate)
   ) STRICT;
   CREATE TABLE encodings (
     basis INTEGER NOT NULL REFERENCES bases (basis) ON DELETE CASCADE,
     experience INTEGER NOT NULL REFERENCES experiences (number) ON DELETE CASCADE,
     embedding BLOB NOT NULL,
     graph TEXT NOT NULL,
     graph_failed INTEGER NOT NULL,
     PRIMARY KEY (basis, experience)
   ) STRICT;
   CREATE INDEX encodings_of_experiences ON encodings (experience);
   CREATE TABLE similarity_sums (
     basis INTEGER NOT NULL,
     experience INTEGER NOT NULL,
     sum REAL NOT NULL,
     PRIMARY KEY (basis, experience),
     FOREIGN KEY (basis, experience) REFERENCES encodings (basis, experience) ON DELETE CASCADE
   ) STRICT, WITHOUT ROWID;`,
];

const BUSY_MS = 10_000;

/** The database file of a home folder. */
export function databasePath(home: string): string {
  return join(home, "counterpoint.db");
}

/**
 * Opens the database of a home folder and brings it to the newest form; makes both if they are not there.
 * @param home folder, or null for a database in memory
 * @throws StorageError
 */
export function openDatabase(home: string | null): DatabaseSync {
  const path = home === null ? ":memory:" : databasePath(home);
  return guarded(path, () => {
    if (home !== null) mkdirSync(home, { recursive: true });
    const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
    try {
      // What is in memory only must not reach the disk by way of a temporary file.
      database.exec(home === null ? "PRAGMA temp_store = MEMORY" : "PRAGMA journal_mode = WAL");
      migrate(database, path);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  });
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
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The store ${path} failed: ${reason}. ${nextStep(error)}`;
    throw new StorageError(message, { path }, { cause: error });
  }
}

function migrate(database: DatabaseSync, path: string): void {
  const version = formVersion(database);
  if (version > MIGRATIONS.length) {
    throw new StorageError(
      `The store ${path} was written by a newer Counterpoint (its form is ${version}, this one knows ${MIGRATIONS.length}). ` +
        `Update Counterpoint, or choose another folder with --home.`,
      { path, version },
    );
  }
  if (version === MIGRATIONS.length) return;
  transaction(database, () => {
    // Read again: another process may have migrated the file meanwhile.
    for (const step of MIGRATIONS.slice(formVersion(database))) database.exec(step);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

function formVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

const NEXT_STEPS: Readonly<Record<number, string>> = {
  5: "Another program holds it; wait for that to end, then try again.",
  8: "It may only be read; allow writing, choose another folder with --home, or use --no-store.",
  11: "The file is damaged; move it away to start afresh, and keep it if its runs matter.",
  13: "The disk is full; make room, then try again.",
  26: "The file is not a Counterpoint store; move it away, or choose another folder with --home.",
};

function nextStep(error: unknown): string {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  return (
    NEXT_STEPS[code] ?? "Check that the folder exists and may be written, or choose another with --home."
  );
}
