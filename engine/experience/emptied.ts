import type { DatabaseSync } from "node:sqlite";
import { ContractError } from "../../core/errors.ts";
import type { EmptiedRepository } from "../contract/experience.ts";
import { transaction } from "../storage/database.ts";
import {
  clearSums,
  listBases,
  raiseRevision,
  readSums,
  revisionOf,
  writeSums,
  type Basis,
  type StoredSums,
} from "./encoding-rows.ts";
import { removeAllOf, removedAt, restoreAllOf } from "./rows.ts";

/** The sums of a repository before it was emptied: right again with its experiences, if nothing else was changed. */
interface EmptiedSums {
  /** When it was emptied. */
  readonly since: number;
  /** Of the repository since then. */
  readonly revision: number | null;
  readonly sums: readonly (readonly [Basis, StoredSums])[];
}

/** Repositories that this process emptied, with their sums, until what they held is erased. */
export class EmptiedRepositories {
  readonly #database: DatabaseSync;
  /** By repository. */
  readonly #emptied = new Map<string, EmptiedSums>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Prepares to take all experiences of a repository out of the sums of all bases.
   * @returns what does it in a transaction that has raised the revision; it throws a ContractError if there is none
   */
  emptying(repository: string): () => EmptiedRepository {
    const bases = listBases(this.#database, repository);
    const sums = bases.map((basis) => [basis, readSums(this.#database, basis)] as const);
    return () => {
      const since = Date.now();
      const experiences = removeAllOf(this.#database, repository, since);
      if (experiences === 0) nothingToRemove(repository);
      for (const basis of bases) clearSums(this.#database, basis);
      this.#emptied.set(repository, { since, revision: revisionOf(this.#database, repository), sums });
      return { experiences, since };
    };
  }

  /**
   * Restores with their sums what was taken out at that time, if the repository is as it was left then and this process
   * emptied it.
   * @returns none; else the ids of what can be restored by itself, oldest first
   * @throws ContractError if there is nothing to restore
   */
  restoreAtOnce(repository: string, since: number): readonly string[] {
    if (this.#restoreWithSums(repository, since)) return [];
    const removed = removedAt(this.#database, repository, since);
    if (removed.length === 0) cannotBeRestoredTogether(repository);
    return removed;
  }

  /** Forgets the sums of what was taken out before this time, in milliseconds since 1970. */
  forget(before: number): void {
    for (const [repository, { since }] of this.#emptied) if (since < before) this.#emptied.delete(repository);
  }

  #restoreWithSums(repository: string, since: number): boolean {
    const emptied = this.#emptied.get(repository);
    if (emptied?.since !== since) return false;
    return transaction(this.#database, () => {
      if (revisionOf(this.#database, repository) !== emptied.revision) return false;
      raiseRevision(this.#database, repository, null);
      restoreAllOf(this.#database, repository, since);
      for (const [basis, sums] of emptied.sums) writeSums(this.#database, basis, sums);
      return true;
    });
  }
}

function nothingToRemove(repository: string): never {
  const name = repository.slice(0, 100);
  throw new ContractError(`The repository "${name}" holds no experience, so there is none to take out.`, {
    repository: name,
  });
}

function cannotBeRestoredTogether(repository: string): never {
  const name = repository.slice(0, 100);
  throw new ContractError(
    `What was taken out of the repository "${name}" cannot be restored: it is erased, or is back already.`,
    { repository: name },
  );
}
