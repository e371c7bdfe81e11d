import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import initSqlJs, { type Database as SqliteDatabase, type SqlJsConfig } from "sql.js";
import { bytesInWords } from "../../core/figure-words.ts";
import type { QueryResult, SqlValue } from "../../core/sql.ts";
import type { WorkerQuery } from "./protocol.ts";
import { refusedWrite } from "./statement.ts";

/** As the library gives a cell when it is asked for exact integers. */
type RawCell = number | bigint | string | Uint8Array | null;

/** What the library has beyond its published types. */
interface ExactStatement {
  get(params: null, config: { readonly useBigInt: true }): RawCell[];
}

/** SQLite in WebAssembly with one database, copied from the bytes of its file. */
export class Sqlite {
  readonly #database: SqliteDatabase;
  readonly #memoryBytes: number;

  private constructor(database: SqliteDatabase, memoryBytes: number) {
    this.#database = database;
    this.#memoryBytes = memoryBytes;
  }

  /** @throws Error in SQLite's words if the bytes are no database that it can read */
  static async open(bytes: Uint8Array, memoryBytes: number): Promise<Sqlite> {
    const { Database } = await initSqlJs(await configuration());
    const database = new Database(bytes);
    // Temporary tables in memory are within the limit; in the library's own file system nothing would bound them.
    for (const setting of ["query_only = 1", "temp_store = 2", `hard_heap_limit = ${memoryBytes}`]) {
      database.run(`PRAGMA ${setting}`);
    }
    database.exec("SELECT count(*) FROM sqlite_schema");
    return new Sqlite(database, memoryBytes);
  }

  /**
   * Executes one query. What is wrong with it is part of the result.
   * @throws what shows that SQLite itself broke on it (no memory for its stack); it is then of no more use
   */
  execute({ query, rows: maxRows, resultBytes }: WorkerQuery): QueryResult {
    try {
      const statement = this.#database.prepare(query);
      try {
        const rows: SqlValue[][] = [];
        let size = 0;
        while (statement.step()) {
          if (rows.length === maxRows) return tooLarge(`${maxRows} rows`);
          const cells = (statement as unknown as ExactStatement).get(null, { useBigInt: true });
          size += cells.reduce<number>((sum, cell) => sum + sizeOf(cell), 0);
          if (size > resultBytes) return tooLarge(bytesInWords(resultBytes));
          rows.push(cells.map(cellOf));
        }
        return { kind: "rows", columns: statement.getColumnNames(), rows };
      } finally {
        statement.free();
      }
    } catch (error) {
      if (!isSqliteError(error)) throw error;
      return this.#problem(error.message);
    }
  }

  #problem(message: string): QueryResult {
    if (message === "out of memory") {
      const limit = bytesInWords(this.#memoryBytes);
      return { kind: "problem", problem: "memory", message: `The query needs more than ${limit} of memory.` };
    }
    if (message === "string or blob too big") return { kind: "problem", problem: "too-large", message };
    if (message === "attempt to write a readonly database") return refusedWrite();
    return { kind: "problem", problem: "error", message };
  }
}

/** The library's file is handed over as bytes: it would look for it in ways that an archive of the app does not know. */
async function configuration(): Promise<SqlJsConfig & { readonly useOldExtensionFunctions: false }> {
  const path = createRequire(import.meta.url).resolve("sql.js/dist/sql-wasm.wasm");
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return {
    wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength),
    // Of the functions that the library adds, some replace SQLite's own and mean something else: log is natural.
    useOldExtensionFunctions: false,
  };
}

/** SQLite's errors are plain ones; JavaScript's own classes tell of a broken instance. */
function isSqliteError(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error;
}

function tooLarge(most: string): QueryResult {
  return { kind: "problem", problem: "too-large", message: `The query gives more than ${most}.` };
}

/** What a number counts for, and any cell at least: it takes memory also where there is nothing in it. */
const LEAST_CELL = 8;

function sizeOf(cell: RawCell): number {
  if (typeof cell === "string") return Math.max(LEAST_CELL, cell.length);
  return cell instanceof Uint8Array ? Math.max(LEAST_CELL, 2 * cell.length) : LEAST_CELL;
}

function cellOf(cell: RawCell): SqlValue {
  if (typeof cell === "bigint") {
    return Number.isSafeInteger(Number(cell)) ? Number(cell) : String(cell);
  }
  if (typeof cell === "number" && !Number.isFinite(cell)) return cell > 0 ? "Inf" : "-Inf";
  return cell instanceof Uint8Array ? `x'${Buffer.from(cell).toString("hex")}'` : cell;
}
