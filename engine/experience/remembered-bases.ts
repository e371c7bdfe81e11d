import type { DatabaseSync } from "node:sqlite";
import { EncodedTasks, type Known } from "./encoded-tasks.ts";
import {
  deleteSum,
  readEncodings,
  writeSums,
  type Basis,
  type StoredEncoding,
  type StoredSums,
} from "./encoding-rows.ts";

/** Bases in memory. */
const MOST_REMEMBERED = 4;

/** What is done in a transaction. */
type Write = () => void;

/** The tasks of the bases that were used last, in memory, and what a change of them does to their sums. */
export class RememberedBases {
  readonly #database: DatabaseSync;
  /** A Map's order is the order of putting in: the first is the one not used for longest. */
  readonly #remembered = new Map<string, EncodedTasks>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The tasks of a basis as they are stored by now. Not to be called within a transaction. */
  tasksOf(basis: Basis): EncodedTasks {
    const key = JSON.stringify([basis.repository, basis.embedder, basis.parser]);
    const encoded = this.#remembered.get(key) ?? new EncodedTasks(this.#database, basis);
    this.#remembered.delete(key);
    this.#remembered.set(key, encoded);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
    encoded.refresh();
    return encoded;
  }

  /** The sums of a basis with a further task; see EncodedTasks.sumsWith. */
  sumsWith(
    basis: Basis,
    task: string,
    encoding: StoredEncoding,
    known: Known,
  ): (number: number) => StoredSums {
    const encoded = this.tasksOf(basis);
    return encoded.sumsWith(encoded.encode(task, encoding), known);
  }

  /** What takes an experience out of a basis. */
  takingOut(basis: Basis, number: number): Write {
    const sums = this.tasksOf(basis).sumsWithout(number);
    if (sums === null) return () => undefined;
    return () => {
      deleteSum(this.#database, basis, number);
      writeSums(this.#database, basis, sums);
    };
  }

  /** What takes an experience into a basis again; one that was never encoded there is missing, and comes in later. */
  takingInAgain(basis: Basis, number: number): Write {
    const [encoding] = readEncodings(this.#database, basis, [number]);
    if (encoding === undefined) return () => undefined;
    const sums = this.sumsWith(basis, encoding.task, encoding, new Map());
    return () => writeSums(this.#database, basis, sums(number));
  }
}
