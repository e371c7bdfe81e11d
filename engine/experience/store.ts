import type { DatabaseSync } from "node:sqlite";
import { ContractError } from "../../core/errors.ts";
import type { Experience, NewExperience } from "../../core/experience/experience.ts";
import type { Retrieval, RetrievalSettings } from "../../core/experience/repository.ts";
import type {
  EmptiedRepository,
  RepositoryListing,
  RepositoryMap,
  RepositoryStats,
  RetrievalProbe,
} from "../contract/experience.ts";
import { openDatabase } from "../storage/database.ts";
import { changeRepository } from "./change-repository.ts";
import { EmptiedRepositories } from "./emptied.ts";
import type { Known } from "./encoded-tasks.ts";
import {
  insertEncoding,
  isMissing,
  listBases,
  missingTasks,
  ownerOf,
  writeSums,
  type Basis,
  type NumberedTask,
  type StoredEncoding,
} from "./encoding-rows.ts";
import { mostLike, probeOf, retrievalOf, type AskedTask } from "./look-up.ts";
import { mapOf, statsOf } from "./picture.ts";
import { RememberedBases } from "./remembered-bases.ts";
import {
  experienceOfQuestion,
  findExperience,
  findRemoved,
  insertExperience,
  listExperiences,
  listRepositories,
  setRemoved,
  type StoredExperience,
} from "./rows.ts";
import { eraseRemoved, eraseRunsBut } from "./traces.ts";

/** Tasks that are encoded anew in one go; other requests get their turn in between. */
const PIECE = 8;

/**
 * The experiences of a home, for the thread that owns their connection (see worker.ts). Rows of similarities are computed
 * without any lock; then one short transaction writes experience, encoding and sums, or nothing of them.
 */
export class ExperienceStore {
  readonly #database: DatabaseSync;
  readonly #bases: RememberedBases;
  readonly #emptied: EmptiedRepositories;

  /** @param home null for a database in memory @throws StorageError */
  constructor(home: string | null) {
    this.#database = openDatabase(home);
    this.#bases = new RememberedBases(this.#database);
    this.#emptied = new EmptiedRepositories(this.#database);
  }

  close(): void {
    this.#database.close();
  }

  repositories(): readonly RepositoryListing[] {
    return listRepositories(this.#database);
  }

  /** @throws ContractError if the repository belongs to an evaluation */
  requireLasting(repository: string): void {
    this.#requireOpenTo(repository, null);
  }

  list(repository: string): readonly Experience[] {
    return listExperiences(this.#database, repository);
  }

  /** @throws ContractError */
  find(id: string): Experience {
    return this.#found(id).experience;
  }

  ofQuestion(run: string, question: string, repository: string): Experience | null {
    return experienceOfQuestion(this.#database, repository, { run, question });
  }

  /** The oldest of the tasks that a basis lacks; none when it is complete. */
  missing(basis: Basis): readonly NumberedTask[] {
    return missingTasks(this.#database, basis, PIECE);
  }

  /** Takes a task that a basis lacks into its sums. */
  complete(basis: Basis, { number, task }: NumberedTask, encoding: StoredEncoding): void {
    const known: Known = new Map();
    this.#change(basis.repository, null, () => {
      if (!isMissing(this.#database, basis, number)) return () => undefined;
      const sums = this.#bases.sumsWith(basis, task, encoding, known);
      return () => {
        insertEncoding(this.#database, basis, number, encoding);
        writeSums(this.#database, basis, sums(number));
      };
    });
  }

  /**
   * @param run that the repository belongs to if it comes into being with this
   * @throws ContractError if it belongs to another
   */
  add(basis: Basis, run: string | null, added: NewExperience, encoding: StoredEncoding): Experience {
    const { repository } = basis;
    const known: Known = new Map();
    return this.#change(repository, run, () => {
      const stored = experienceOfQuestion(this.#database, repository, added.source);
      if (stored !== null) return () => stored;
      this.#requireOpenTo(repository, run);
      const sums = this.#bases.sumsWith(basis, added.task, encoding, known);
      return () => {
        const { number, experience } = insertExperience(this.#database, repository, added);
        insertEncoding(this.#database, basis, number, encoding);
        writeSums(this.#database, basis, sums(number));
        return experience;
      };
    });
  }

  /** Takes an experience out of the sums of all bases. @throws ContractError */
  remove(id: string): void {
    const { repository } = this.#found(id);
    this.#change(repository, null, () => {
      const { number } = this.#found(id);
      const writes = listBases(this.#database, repository).map((basis) =>
        this.#bases.takingOut(basis, number),
      );
      return () => {
        setRemoved(this.#database, number, Date.now());
        for (const write of writes) write();
      };
    });
  }

  /** @throws ContractError */
  restore(id: string): void {
    const { repository } = this.#foundRemoved(id);
    this.#change(repository, null, () => {
      const { number, experience } = this.#foundRemoved(id);
      if (experienceOfQuestion(this.#database, repository, experience.source) !== null)
        cannotBeRestored(id, "its question was added again");
      const writes = listBases(this.#database, repository).map((basis) =>
        this.#bases.takingInAgain(basis, number),
      );
      return () => {
        setRemoved(this.#database, number, null);
        for (const write of writes) write();
      };
    });
  }

  /** Takes all experiences of a repository out of the sums of all bases. @throws ContractError if there is none */
  removeAll(repository: string): EmptiedRepository {
    return this.#change(repository, null, () => this.#emptied.emptying(repository));
  }

  /**
   * Restores what `removeAll` took out at that time, if nothing was changed since.
   * @returns none; else the ids of those that are left for `restoreUnlessBack`, oldest first
   * @throws ContractError if there is nothing to restore
   */
  restoreAtOnce(repository: string, since: number): readonly string[] {
    return this.#emptied.restoreAtOnce(repository, since);
  }

  /** As `restore`; nothing is done if the experience is back already, or its question is. @throws ContractError */
  restoreUnlessBack(id: string): void {
    if (findExperience(this.#database, id) !== null) return;
    const { repository, experience } = this.#foundRemoved(id);
    if (experienceOfQuestion(this.#database, repository, experience.source) === null) this.restore(id);
  }

  /** @returns false if another connection is in the way */
  eraseRemoved(before: number): boolean {
    this.#emptied.forget(before);
    return eraseRemoved(this.#database, before);
  }

  /** @returns false if another connection is in the way */
  keepRuns(runs: readonly string[]): boolean {
    return eraseRunsBut(this.#database, runs);
  }

  retrieve(basis: Basis, asked: AskedTask, settings: RetrievalSettings): Retrieval {
    const found = retrievalOf(this.#database, this.#bases.tasksOf(basis), asked, settings);
    return found ?? this.retrieve(basis, asked, settings);
  }

  /** @param count of the nearest experiences */
  probe(basis: Basis, task: string, encoding: StoredEncoding, count: number): RetrievalProbe {
    return probeOf(this.#database, this.#bases.tasksOf(basis), { task, question: task, encoding }, count);
  }

  /** The experiences whose tasks are most like the words, the most alike first; so many at most. */
  search(basis: Basis, words: Float32Array, most: number): readonly Experience[] {
    return mostLike(this.#database, this.#bases.tasksOf(basis), words, most);
  }

  map(basis: Basis): RepositoryMap {
    return mapOf(basis, this.#bases.tasksOf(basis));
  }

  stats(basis: Basis): RepositoryStats {
    return statsOf(this.#database, basis.repository, this.#bases.tasksOf(basis));
  }

  #found(id: string): StoredExperience {
    return findExperience(this.#database, id) ?? unknownExperience(id);
  }

  #foundRemoved(id: string): StoredExperience {
    return findRemoved(this.#database, id) ?? cannotBeRestored(id, "it is erased, or was not removed");
  }

  /** What is in the repository of an evaluation is erased with it. */
  #requireOpenTo(repository: string, run: string | null): void {
    const owner = ownerOf(this.#database, repository);
    if (owner !== null && owner !== run) closedRepository(repository);
  }

  #change<Result>(repository: string, run: string | null, prepare: () => () => Result): Result {
    return changeRepository(this.#database, repository, run, prepare);
  }
}

function closedRepository(repository: string): never {
  const name = repository.slice(0, 100);
  throw new ContractError(
    `The repository "${name}" is that of an evaluation, and only holds what the evaluation found. Choose a lasting one.`,
    { repository: name },
  );
}

function unknownExperience(id: string): never {
  const name = id.slice(0, 100);
  throw new ContractError(`There is no experience "${name}". List the repository to see what it holds.`, {
    experience: name,
  });
}

function cannotBeRestored(id: string, why: string): never {
  const name = id.slice(0, 100);
  throw new ContractError(`The experience "${name}" cannot be restored: ${why}.`, { experience: name });
}
