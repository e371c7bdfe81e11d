import type { DatabaseSync } from "node:sqlite";
import { erase, ERASING } from "../storage/erase.ts";

/**
 * Erases the experiences that were removed before this time so that nothing of them is left. While another connection is
 * in the way they stay removed, and are erased the next time. One that was removed while the clock was ahead is erased too:
 * it would else wait until that time comes.
 * @returns false if another connection is in the way
 */
export function eraseRemoved(database: DatabaseSync, before: number): boolean {
  const condition = "(removed < ?1 OR removed > ?2)";
  const times = [before, Date.now()];
  if (!exists(database, `SELECT 1 FROM experiences WHERE ${condition}`, times)) return true;
  return erase(database, {
    empty: () => emptyExperiences(database, condition, times),
    remove: () => removeEmptied(database),
  });
}

/**
 * Erases the repositories that belong to a run which is none of these, in the same way.
 * @returns false if another connection is in the way
 */
export function eraseRunsBut(database: DatabaseSync, runs: readonly string[]): boolean {
  const gone =
    "SELECT repository FROM repositories WHERE run IS NOT NULL AND run NOT IN (SELECT value FROM json_each(?))";
  const kept = JSON.stringify(runs);
  if (!exists(database, gone, [kept])) return true;
  return erase(database, {
    empty: () => emptyExperiences(database, `repository IN (${gone})`, [kept]),
    remove: () => removeEmptied(database),
  });
}

/** What the parameters of a condition stand for. */
type Values = readonly (string | number)[];

function emptyExperiences(database: DatabaseSync, condition: string, values: Values): void {
  database
    .prepare(
      `UPDATE experiences SET removed = ${ERASING}, task = '', process = '', answer = '' WHERE ${condition}`,
    )
    .run(...values);
  const emptied = `FROM experiences WHERE removed = ${ERASING}`;
  database.exec(
    `DELETE FROM encodings WHERE experience IN (SELECT number ${emptied});
     UPDATE repositories SET revision = revision + 1 WHERE repository IN (SELECT repository ${emptied})`,
  );
}

function removeEmptied(database: DatabaseSync): void {
  database.exec(
    `DELETE FROM experiences WHERE removed = ${ERASING};
     DELETE FROM repositories WHERE repository NOT IN (SELECT repository FROM experiences)`,
  );
}

function exists(database: DatabaseSync, query: string, values: Values): boolean {
  return database.prepare(`${query} LIMIT 1`).get(...values) !== undefined;
}
