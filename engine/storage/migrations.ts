import type { DatabaseSync } from "node:sqlite";
import { fillCounts, fillQuestions } from "./question-rows.ts";

/** SQL, or what has to be computed from what is stored. */
export type Migration = string | ((database: DatabaseSync) => void);

/** Each entry brings the database from the version of its index to the next. Entries are only ever added. */
export const MIGRATIONS: readonly Migration[] = [
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
  // What came of each question, so that lists and reports need not read events; the runs of a sweep's cells; the marks of
  // the processes that use the store.
  (database) => {
    database.exec(
      `CREATE TABLE questions (
         run TEXT NOT NULL REFERENCES runs (run),
         question TEXT NOT NULL,
         number INTEGER NOT NULL,
         outcome TEXT NOT NULL,
         correct INTEGER NOT NULL,
         body TEXT NOT NULL,
         PRIMARY KEY (run, question)
       ) STRICT, WITHOUT ROWID;
       ALTER TABLE runs ADD COLUMN sweep TEXT REFERENCES runs (run);
       ALTER TABLE runs ADD COLUMN cell INTEGER;
       ALTER TABLE runs ADD COLUMN repeat INTEGER;
       ALTER TABLE runs ADD COLUMN done INTEGER NOT NULL DEFAULT 0;
       ALTER TABLE runs ADD COLUMN correct INTEGER NOT NULL DEFAULT 0;
       ALTER TABLE runs ADD COLUMN finished INTEGER;
       CREATE INDEX runs_of_sweeps ON runs (sweep, cell, repeat) WHERE sweep IS NOT NULL;
       CREATE TABLE uses (
         use INTEGER PRIMARY KEY,
         pid INTEGER NOT NULL,
         process_started INTEGER NOT NULL
       ) STRICT;`,
    );
    fillQuestions(database);
    database.exec("DROP INDEX ended_questions; DROP INDEX finished_questions");
  },
  // `correct` is a share of these, not of all that are done.
  (database) => {
    database.exec("ALTER TABLE runs ADD COLUMN compared INTEGER NOT NULL DEFAULT 0");
    fillCounts(database);
  },
  // What was said is most of a store; how a run stands is told without it.
  `CREATE INDEX outlines ON events (run, seq) WHERE type NOT IN ('turn-started', 'turn-finished')`,
  // An estimate rests on the newest finished runs of a method, and looks no further.
  "CREATE INDEX runs_of_methods ON runs (strategy, started) WHERE state = 'done'",
];
