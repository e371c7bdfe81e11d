import { dirname } from "node:path";
import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import type { Database, QueryLimits, QueryResult } from "../../core/sql.ts";
import { readColumnNotes } from "./column-notes.ts";
import { readDatabaseFile, type DatabaseFile, type DatabaseSource } from "./file.ts";
import { KeptResults } from "./kept-results.ts";
import { DEFAULT_LIMITS, WIDE_LIMITS, type SqlLimits } from "./limits.ts";
import { QueryWorker } from "./query-worker.ts";
import { countRows, type CountedTable } from "./row-counts.ts";
import { readSchema, type AskWithin } from "./schema.ts";
import { schemaText } from "./schema-text.ts";
import { refusal } from "./statement.ts";

/** A database in memory, with a thread of its own. */
export interface OpenedDatabase extends Database {
  /** Its tables for prompts, as CREATE statements. */
  readonly schema: string;
  /** Views are in the schema only. */
  readonly tables: readonly CountedTable[];
  /** Of its file. */
  readonly sha256: string;
  /** Of its file, which is in memory twice. */
  readonly bytes: number;
  /** What a person should know of the file, in words. */
  readonly notes: readonly string[];
  /** Ends its thread and whatever that does; queries that wait for it are cancelled. */
  close(): Promise<void>;
}

/** Limits that differ from the usual ones. */
interface OpenOptions extends Partial<SqlLimits> {
  /** Gives up opening. */
  readonly signal?: AbortSignal;
}

/**
 * Opens a SQLite database. Its file is read once and never written to: all queries run on a copy in memory.
 * @throws DatabaseError if there is no such file, SQLite cannot read it, or it takes too long to describe; CancelledError
 */
export async function openDatabase(
  source: DatabaseSource,
  { signal, ...limits }: OpenOptions = {},
): Promise<OpenedDatabase> {
  const all = { ...DEFAULT_LIMITS, ...limits };
  const file = await readDatabaseFile(source, all.fileBytes, signal);
  const queries = new Queries(file, all);
  try {
    const ask: AskWithin = (query, seconds) => queries.describe(query, seconds, signal);
    const { notes, ...schema } = await readSchema(ask, file.name, all);
    const columnNotes = await readColumnNotes(
      typeof source === "string" ? dirname(source) : null,
      schema.tables,
    );
    const counted = await countRows(ask, schema.tables, all.countSeconds);
    return {
      name: file.name,
      schema: schemaText(schema, columnNotes, all.schemaCharacters),
      tables: counted.tables,
      sha256: file.sha256,
      bytes: file.bytes.length,
      notes: [...file.notes, ...notes, ...counted.notes],
      run: (query, signal, limits) => queries.run(query, signal, limits),
      close: () => queries.close(),
    };
  } catch (error) {
    await queries.close();
    throw error;
  }
}

/** The queries on one database: one after another, in a thread that is replaced when one had to be ended. */
class Queries {
  readonly #file: DatabaseFile;
  readonly #limits: Readonly<Record<QueryLimits, SqlLimits>>;
  readonly #results = { usual: new KeptResults(), wide: new KeptResults() };
  readonly #closing = new AbortController();
  #worker: QueryWorker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: DatabaseFile, limits: SqlLimits) {
    this.#file = file;
    this.#limits = { usual: limits, wide: { ...limits, ...WIDE_LIMITS } };
  }

  /** @throws CancelledError after `signal` or `close`; DatabaseError if no thread can be started any more */
  async run(query: string, signal?: AbortSignal, limits: QueryLimits = "usual"): Promise<QueryResult> {
    const refused = refusal(query, this.#limits[limits].queryCharacters);
    if (refused !== null) return refused;
    return this.#inTurn(async (ending) => {
      const known = this.#results[limits].get(query);
      if (known !== undefined) return known;
      const result = await this.#execute(query, this.#limits[limits], ending);
      this.#results[limits].add(query, result);
      return result;
    }, signal);
  }

  /** Executes a query of ours, within limits that the database's user has no say in. @throws as `run` */
  describe(query: string, seconds: number, signal?: AbortSignal): Promise<QueryResult> {
    const limits = { ...DEFAULT_LIMITS, seconds };
    return this.#inTurn((ending) => this.#execute(query, limits, ending), signal);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#last.catch(() => undefined);
    await this.#worker?.end();
  }

  /** Begins the work when all before it has ended; gives up waiting for its turn at once. */
  async #inTurn<Result>(
    work: (ending: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const ending = AbortSignal.any([this.#closing.signal, ...(signal ? [signal] : [])]);
    const turn = this.#last.then(() => {
      throwIfCancelled(ending);
      return work(ending);
    });
    this.#last = turn.catch(() => undefined);
    return unlessAborted(turn, ending);
  }

  async #execute(query: string, limits: SqlLimits, ending: AbortSignal): Promise<QueryResult> {
    const { rows, resultBytes, seconds } = limits;
    if (this.#worker === undefined || this.#worker.over) {
      const setup = { file: this.#file.bytes.buffer, memoryBytes: this.#limits.usual.memoryBytes };
      this.#worker = await QueryWorker.start(this.#file.name, setup);
    }
    return this.#worker.run({ query, rows, resultBytes }, seconds, ending);
  }
}
