import type { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../core/errors.ts";
import { openDatabase } from "../storage/database.ts";
import { checkStore } from "../storage/integrity.ts";
import { beginUse, disownOthers, endUse, wasClosedCleanly } from "../storage/uses.ts";

/**
 * Marks the store of a home as used by its holder: whoever else is marked there has ended.
 * @returns takes the mark away
 * @throws StorageError
 */
export function markUse(home: string): () => void {
  const use = withDatabase(home, (database) => {
    disownOthers(database);
    return beginUse(database);
  });
  return () => withDatabase(home, (database) => endUse(database, use));
}

/**
 * Has the store's file checked, in a thread, if somebody who used it was killed.
 * @param warn told if the file is damaged, or could not be checked
 * @param onCheck told that the check begins, which takes long for a large file
 * @returns false if it is damaged, or could not be checked
 */
export async function checkAfterKill(
  home: string,
  warn: (warning: string) => void,
  onCheck?: (note: string) => void,
): Promise<boolean> {
  try {
    if (wasClosedCleanly(home)) return true;
    onCheck?.(`Counterpoint was killed while it used "${home}", so the store there is checked first.`);
    const { ok, problems } = await checkStore(home);
    if (!ok) warn(damaged(home, problems));
    return ok;
  } catch (error) {
    warn(reasonOf(error));
    return false;
  }
}

function damaged(home: string, problems: readonly string[]): string {
  return (
    `Counterpoint was killed while it used "${home}", and the store there is damaged: ${problems.join("; ")}. ` +
    `Export what matters, then move the file away to start afresh.`
  );
}

/** A connection of its own for a moment: one that lasts would be in the way of erasing. */
function withDatabase<Result>(home: string, work: (database: DatabaseSync) => Result): Result {
  const database = openDatabase(home);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
