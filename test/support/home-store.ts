import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What a home's database says of a run. */
export interface StoredRun {
  readonly run: string;
  readonly state: string;
  /** The process that carried it out last. */
  readonly pid: number;
  /** Ids of the questions that were answered, each as often as that was recorded. */
  readonly answered: readonly string[];
  /** Finished turns by question and path, each as often as that was recorded. */
  readonly turns: readonly string[];
}

/** All runs of a home, oldest first. @throws Error if the database is damaged */
export function storedRuns(home: string): readonly StoredRun[] {
  const database = new DatabaseSync(join(home, "counterpoint.db"), { readOnly: true });
  try {
    const health = database
      .prepare("PRAGMA integrity_check")
      .all()
      .map((row) => row.integrity_check);
    if (String(health) !== "ok") throw new Error(`The database is damaged: ${String(health)}`);
    const events = (run: string, type: string): string[] =>
      database
        .prepare(
          `SELECT concat_ws(' ', question, json_extract(body, '$.path')) AS name FROM events
           WHERE run = ? AND type = ? ORDER BY seq`,
        )
        .all(run, type)
        .map(({ name }) => String(name));
    return database
      .prepare("SELECT run, state, pid FROM runs ORDER BY run")
      .all()
      .map(({ run, state, pid }) => ({
        run: String(run),
        state: String(state),
        pid: Number(pid),
        answered: events(String(run), "question-finished"),
        turns: events(String(run), "turn-finished"),
      }));
  } finally {
    database.close();
  }
}
