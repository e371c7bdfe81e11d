/** What the thread of an integrity check runs (see integrity.ts): it checks one file and sends what it found. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { reasonOf } from "../../core/errors.ts";

/** Problems, as SQLite words them; the first ten. */
export type IntegrityMessage = readonly string[];

const MOST_PROBLEMS = 10;
const MAX_CHARACTERS = 200;

parentPort?.postMessage(problemsOf(workerData as string) satisfies IntegrityMessage);

function problemsOf(path: string): IntegrityMessage {
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      return readCheck(database.prepare(`PRAGMA quick_check(${MOST_PROBLEMS})`).all());
    } finally {
      database.close();
    }
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** The answer is one row that says "ok", or texts of problems, several of them in one where they are of one kind. */
function readCheck(rows: readonly Record<string, unknown>[]): IntegrityMessage {
  return rows
    .flatMap((row) => String(row.quick_check).split("\n"))
    .filter((line) => line !== "ok" && !line.startsWith("***"))
    .map((line) => line.slice(0, MAX_CHARACTERS))
    .slice(0, MOST_PROBLEMS);
}
