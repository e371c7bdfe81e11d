import type { DatabaseSync } from "node:sqlite";
import { transaction } from "../storage/database.ts";
import { raiseRevision, revisionOf } from "./encoding-rows.ts";

/**
 * Prepares a change of a repository without any lock, and carries it out in one short transaction if nobody changed the
 * repository meanwhile; otherwise prepares it again.
 * @param run that the repository belongs to if it comes into being with this
 * @param prepare gives what is done in the transaction
 * @throws what `prepare` throws, or what the write does that it gives
 */
export function changeRepository<Result>(
  database: DatabaseSync,
  repository: string,
  run: string | null,
  prepare: () => () => Result,
): Result {
  for (;;) {
    const revision = revisionOf(database, repository);
    const write = prepare();
    const done = transaction(database, () => {
      if (revisionOf(database, repository) !== revision) return null;
      raiseRevision(database, repository, run);
      return { result: write() };
    });
    if (done !== null) return done.result;
  }
}
