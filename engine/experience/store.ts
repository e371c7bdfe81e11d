import type { DatabaseSync } from "node:sqlite";
import { ContractError } from "../../core/errors.ts";
import type { Experience, NewExperience } from "../../core/experience/experience.ts";
import { outlierScore } from "../../core/experience/outlier.ts";
import type { Retrieval, RetrievalSettings } from "../../core/experience/repository.ts";
import { mostSimilar, retrieve, similarityRow, type SimilarTask } from "../../core/experience/retrieve.ts";
import { cosine } from "../../core/similarity/similarity.ts";
import type {
  EmptiedRepository,
  RepositoryListing,
  RepositoryMap,
  RepositoryStats,
  RetrievalProbe,
} from "../contract/experience.ts";
import { openDatabase, transaction } from "../storage/database.ts";
import { EncodedTasks, type Known, type RememberedTask } from "./encoded-tasks.ts";
import {
  clearSums,
  deleteSum,
  insertEncoding,
  isMissing,
  listBases,
  missingTasks,
  raiseRevision,
  readEncodings,
  readSums,
  revisionOf,
  writeSums,
  type Basis,
  type NumberedTask,
  type StoredEncoding,
  type StoredSums,
} from "./encoding-rows.ts";
import { mapOf, placeOf, statsOf } from "./picture.ts";
import {
  experienceOfNumber,
  experienceOfQuestion,
  findExperience,
  findRemoved,
  insertExperience,
  listExperiences,
  listRepositories,
  removeAllOf,
  removedAt,
  restoreAllOf,
  setRemoved,
  type StoredExperience,
} from "./rows.ts";
import { eraseRemoved, eraseRunsBut } from "./traces.ts";

/** Tasks that are encoded anew in one go; other requests get their turn in between. */
const PIECE = 8;
/** Bases in memory. */
const MOST_REMEMBERED = 4;

type Nearest = NonNullable<Retrieval["nearest"]>;

/** What is done in a transaction. */
type Write = () => void;

/** The sums of a repository before it was emptied: right again with its experiences, if nothing else was changed. */
interface EmptiedSums {
  /** When it was emptied. */
  readonly since: number;
  /** Of the repository since then. */
  readonly revision: number | null;
  readonly sums: readonly (readonly [Basis, StoredSums])[];
}

/**
 * The experiences of a home, for the thread that owns their connection (see worker.ts). Rows of similarities are computed
 * without any lock; then one short transaction writes experience, encoding and sums, or nothing of them.
 */
export class ExperienceStore {
  readonly #database: DatabaseSync;
  /** A Map's order is the order of putting in: the first is the one not used for longest. */
  readonly #remembered = new Map<string, EncodedTasks>();
  /** By repository. */
  readonly #emptied = new Map<string, EmptiedSums>();

  /** @param home null for a database in memory @throws StorageError */
  constructor(home: string | null) {
    this.#database = openDatabase(home);
  }

  repositories(): readonly RepositoryListing[] {
    return listRepositories(this.#database);
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
      const sums = this.#sumsWith(basis, task, encoding, known);
      return () => {
        insertEncoding(this.#database, basis, number, encoding);
        writeSums(this.#database, basis, sums(number));
      };
    });
  }

  /** @param run that the repository belongs to if it comes into being with this */
  add(basis: Basis, run: string | null, added: NewExperience, encoding: StoredEncoding): Experience {
    const { repository } = basis;
    const known: Known = new Map();
    return this.#change(repository, run, () => {
      const stored = experienceOfQuestion(this.#database, repository, added.source);
      if (stored !== null) return () => stored;
      const sums = this.#sumsWith(basis, added.task, encoding, known);
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
      const writes = listBases(this.#database, repository).map((basis) => this.#takingOut(basis, number));
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
      const writes = listBases(this.#database, repository).map((basis) => this.#takingInAgain(basis, number));
      return () => {
        setRemoved(this.#database, number, null);
        for (const write of writes) write();
      };
    });
  }

  /** Takes all experiences of a repository out of the sums of all bases. @throws ContractError if there is none */
  removeAll(repository: string): EmptiedRepository {
    return this.#change(repository, null, () => {
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
    });
  }

  /**
   * Restores what `removeAll` took out at that time. If the repository was changed since, that takes a row for each.
   * @throws ContractError
   */
  restoreAll(repository: string, since: number): void {
    if (this.#restoreWithSums(repository, since)) return;
    const removed = removedAt(this.#database, repository, since);
    if (removed.length === 0) cannotBeRestoredTogether(repository);
    for (const { experience } of removed) {
      const isBack = experienceOfQuestion(this.#database, repository, experience.source) !== null;
      if (!isBack) this.restore(experience.id);
    }
  }

  eraseRemoved(before: number): void {
    eraseRemoved(this.#database, before);
    for (const [repository, { since }] of this.#emptied) if (since < before) this.#emptied.delete(repository);
  }

  keepRuns(runs: readonly string[]): void {
    eraseRunsBut(this.#database, runs);
  }

  retrieve(basis: Basis, task: string, encoding: StoredEncoding, settings: RetrievalSettings): Retrieval {
    const encoded = this.#encodedTasks(basis);
    const { tasks, sums } = encoded;
    const { nearest, ...rest } = retrieve(encoded.encode(task, encoding), tasks, sums, settings);
    if (nearest === null) return { ...rest, nearest };
    const found = this.#withExperience(tasks, nearest);
    // If another process erased it in this moment, the repository is another one.
    return found === null ? this.retrieve(basis, task, encoding, settings) : { ...rest, nearest: found };
  }

  /** @param count of the nearest experiences */
  probe(basis: Basis, task: string, encoding: StoredEncoding, count: number): RetrievalProbe {
    const encoded = this.#encodedTasks(basis);
    const { tasks, sums, projection } = encoded;
    const compared = encoded.encode(task, encoding);
    const estimates = encoded.estimates(compared);
    return {
      stored: tasks.length,
      z: tasks.length === 0 ? null : outlierScore(sums, similarityRow(estimates)),
      ...placeOf(encoding.embedding, projection),
      nearest: mostSimilar(compared, tasks, estimates, count).flatMap(
        (found) => this.#withExperience(tasks, found) ?? [],
      ),
    };
  }

  /** The experiences whose tasks are most like the words, the most alike first; so many at most. */
  search(basis: Basis, words: Float32Array, most: number): readonly Experience[] {
    const { tasks } = this.#encodedTasks(basis);
    return tasks
      .map(({ number, embedding }) => ({ number, likeness: cosine(words, embedding) }))
      .sort((left, right) => right.likeness - left.likeness)
      .slice(0, most)
      .flatMap(({ number }) => experienceOfNumber(this.#database, number) ?? []);
  }

  map(basis: Basis): RepositoryMap {
    return mapOf(basis, this.#encodedTasks(basis));
  }

  stats(basis: Basis): RepositoryStats {
    return statsOf(this.#database, basis.repository, this.#encodedTasks(basis));
  }

  #found(id: string): StoredExperience {
    return findExperience(this.#database, id) ?? unknownExperience(id);
  }

  #foundRemoved(id: string): StoredExperience {
    return findRemoved(this.#database, id) ?? cannotBeRestored(id, "it is erased, or was not removed");
  }

  /** @returns false if the repository is not as it was left when it was emptied, or another process emptied it */
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

  #sumsWith(
    basis: Basis,
    task: string,
    encoding: StoredEncoding,
    known: Known,
  ): (number: number) => StoredSums {
    const encoded = this.#encodedTasks(basis);
    return encoded.sumsWith(encoded.encode(task, encoding), known);
  }

  /** What takes an experience out of a basis. */
  #takingOut(basis: Basis, number: number): Write {
    const sums = this.#encodedTasks(basis).sumsWithout(number);
    if (sums === null) return () => undefined;
    return () => {
      deleteSum(this.#database, basis, number);
      writeSums(this.#database, basis, sums);
    };
  }

  /** What takes an experience into a basis again; one that was never encoded there is missing, and comes in later. */
  #takingInAgain(basis: Basis, number: number): Write {
    const [encoding] = readEncodings(this.#database, basis, [number]);
    if (encoding === undefined) return () => undefined;
    const sums = this.#sumsWith(basis, encoding.task, encoding, new Map());
    return () => writeSums(this.#database, basis, sums(number));
  }

  /**
   * Prepares a change without any lock, and carries it out in one short transaction if nobody changed the repository
   * meanwhile; otherwise prepares it again.
   */
  #change<Result>(repository: string, run: string | null, prepare: () => () => Result): Result {
    for (;;) {
      const revision = revisionOf(this.#database, repository);
      const write = prepare();
      const done = transaction(this.#database, () => {
        if (revisionOf(this.#database, repository) !== revision) return null;
        raiseRevision(this.#database, repository, run);
        return { result: write() };
      });
      if (done !== null) return done.result;
    }
  }

  #encodedTasks(basis: Basis): EncodedTasks {
    const key = JSON.stringify([basis.repository, basis.embedder, basis.parser]);
    const encoded = this.#remembered.get(key) ?? new EncodedTasks(this.#database, basis);
    this.#remembered.delete(key);
    this.#remembered.set(key, encoded);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
    encoded.refresh();
    return encoded;
  }

  #withExperience(tasks: readonly RememberedTask[], { index, similarity }: SimilarTask): Nearest | null {
    const number = tasks[index]?.number;
    const experience = number === undefined ? null : experienceOfNumber(this.#database, number);
    return experience && { experience, similarity };
  }
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
