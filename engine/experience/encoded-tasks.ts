import type { DatabaseSync } from "node:sqlite";
import { NO_SUMS, withoutTask, withTask, type SimilaritySums } from "../../core/experience/outlier.ts";
import { principalAxes, type Projection } from "../../core/experience/projection.ts";
import { similarityRow } from "../../core/experience/retrieve.ts";
import { estimate, type EncodedTask, type Estimate } from "../../core/experience/task-similarity.ts";
import { parsePenman } from "../../core/similarity/penman.ts";
import { compileTriples, createLabels } from "../../core/similarity/triples.ts";
import {
  readEncodings,
  readSums,
  revisionOf,
  type Basis,
  type NumberedEncoding,
  type StoredEncoding,
  type StoredSums,
} from "./encoding-rows.ts";

/** Similarities of one task to others, by the numbers of their experiences. */
export type Known = Map<number, Estimate>;

/** A stored task in memory. */
export interface RememberedTask extends EncodedTask {
  /** Of its experience. */
  readonly number: number;
  readonly id: string;
  readonly graphFailed: boolean;
}

/** The tasks of a basis and their sums, in memory. */
export class EncodedTasks {
  readonly #database: DatabaseSync;
  readonly #basis: Basis;
  readonly #labels = createLabels();
  /** Of the repository when it was read; undefined before. */
  #revision: number | null | undefined;
  #tasks: readonly RememberedTask[] = [];
  #sums = NO_SUMS;
  #projection: Projection | null | undefined;

  constructor(database: DatabaseSync, basis: Basis) {
    this.#database = database;
    this.#basis = basis;
  }

  /** Oldest first. */
  get tasks(): readonly RememberedTask[] {
    return this.#tasks;
  }

  /** In the order of the tasks. */
  get sums(): SimilaritySums {
    return this.#sums;
  }

  /** The axes of the map; null without tasks. */
  get projection(): Projection | null {
    this.#projection ??= principalAxes(this.#tasks.map(({ embedding }) => embedding));
    return this.#projection;
  }

  /** A task that is to be compared with these. */
  encode(task: string, { embedding, graph }: StoredEncoding): EncodedTask {
    return { task, embedding, triples: compileTriples(parsePenman(graph), this.#labels) };
  }

  /**
   * The similarities of a task to these, in their order.
   * @param known what is missing in it is computed and put in
   */
  estimates(task: EncodedTask, known: Known = new Map()): readonly Estimate[] {
    return this.#tasks.map((other) => {
      const similarity = known.get(other.number) ?? estimate(task, other);
      known.set(other.number, similarity);
      return similarity;
    });
  }

  /** The sums with a further task, once the number of its experience is known. @param known as for `estimates` */
  sumsWith(task: EncodedTask, known: Known): (number: number) => StoredSums {
    const sums = withTask(this.#sums, similarityRow(this.estimates(task, known)));
    const numbers = this.#tasks.map((other) => other.number);
    return (number) => ({ numbers: [...numbers, number], sums });
  }

  /** The sums without an experience; null if they are without it already. */
  sumsWithout(number: number): StoredSums | null {
    const index = this.#tasks.findIndex((task) => task.number === number);
    const task = this.#tasks[index];
    if (task === undefined) return null;
    const sums = withoutTask(this.#sums, index, similarityRow(this.estimates(task)));
    return { numbers: this.#tasks.map((other) => other.number).toSpliced(index, 1), sums };
  }

  /** Reads what was changed since the last time, by whatever process. Not to be called within a transaction. */
  refresh(): void {
    // One snapshot: revision, sums and encodings belong together.
    this.#database.exec("BEGIN");
    try {
      const revision = revisionOf(this.#database, this.#basis.repository);
      if (revision !== this.#revision) this.#read();
      this.#revision = revision;
    } finally {
      this.#database.exec("COMMIT");
    }
  }

  #read(): void {
    const { numbers, sums } = readSums(this.#database, this.#basis);
    const remembered = new Map(this.#tasks.map((task) => [task.number, task]));
    const unknown = numbers.filter((number) => !remembered.has(number));
    for (const encoding of readEncodings(this.#database, this.#basis, unknown)) {
      remembered.set(encoding.number, this.#remember(encoding));
    }
    this.#tasks = numbers.flatMap((number) => remembered.get(number) ?? []);
    this.#sums = sums;
    this.#projection = undefined;
  }

  #remember(stored: NumberedEncoding): RememberedTask {
    const { number, id, task, graphFailed } = stored;
    return { ...this.encode(task, stored), number, id, graphFailed };
  }
}
