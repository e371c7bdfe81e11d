import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { CancelledError, DatabaseError } from "../../core/errors.ts";
import type { QueryResult } from "../../core/sql.ts";
import { parse, WorkerMessage, type WorkerQuery, type WorkerSetup } from "./protocol.ts";

/** The file that the thread runs; it is compiled if this one is. */
const ENTRY = new URL(`worker${extname(import.meta.filename)}`, import.meta.url);

/** Reading the file's copy takes a while where it is large. */
const START_SECONDS = 60;
/** For results on their way; SQLite's own memory is outside of it. */
const JAVASCRIPT_MEGABYTES = 512;

/** What came of a wait: a message, or how the thread ended. */
type Event = { readonly message: unknown } | { readonly end: Error };

/** A thread with a database in memory. It is ended where a query does not end by itself, and is then of no more use. */
export class QueryWorker {
  readonly #worker: Worker;
  #tell: (event: Event) => void = () => undefined;
  #over = false;

  private constructor(setup: WorkerSetup, entry: URL) {
    this.#worker = new Worker(entry, {
      workerData: setup,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: JAVASCRIPT_MEGABYTES },
    });
    const end = (error: Error): void => {
      this.#over = true;
      this.#tell({ end: error });
    };
    this.#worker.on("message", (message) => this.#tell({ message }));
    this.#worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on("exit", (code) => end(new Error(`its thread ended with code ${code}`)));
    // A database that nobody closes must not keep the program running; while it is waited for, a timer does.
    this.#worker.unref();
  }

  /**
   * @param entry the file that the thread runs
   * @throws DatabaseError if SQLite cannot read the file, or the thread cannot begin
   */
  static async start(name: string, setup: WorkerSetup, entry = ENTRY): Promise<QueryWorker> {
    const worker = new QueryWorker(setup, entry);
    const failed = (why: string): DatabaseError =>
      new DatabaseError(`The database ${name} cannot be opened: ${why}.`, { database: name });
    const event = await worker.#wait(START_SECONDS, undefined);
    if (event === "timeout") throw failed(`this took more than ${START_SECONDS} s`);
    if ("end" in event) throw failed(event.end.message);
    const message = parse(WorkerMessage, event.message);
    if (message.type === "ready") return worker;
    await worker.end();
    throw failed(
      message.type === "unreadable" ? `SQLite says “${message.message}”` : "its thread is confused",
    );
  }

  /** Whether it cannot be asked any more. */
  get over(): boolean {
    return this.#over;
  }

  /**
   * Executes one query; not to be called before the one before it has ended.
   * @throws CancelledError after `signal`; the thread is then ended
   */
  async run(query: WorkerQuery, seconds: number, signal: AbortSignal): Promise<QueryResult> {
    this.#worker.postMessage(query);
    const event = await this.#wait(seconds, signal);
    if (event === "timeout") {
      return { kind: "problem", problem: "timeout", message: `The query took more than ${seconds} s.` };
    }
    if ("end" in event) return brokenBy(event.end);
    const message = parse(WorkerMessage, event.message);
    if (message.type === "result") return message.result;
    throw new DatabaseError(`A database's thread answered a query with “${message.type}”.`);
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    this.#over = true;
    await this.#worker.terminate();
  }

  /** Waits for the next message or the thread's end; after the time or the signal, ends it. */
  async #wait(seconds: number, signal: AbortSignal | undefined): Promise<Event | "timeout"> {
    const { promise, resolve, reject } = Promise.withResolvers<Event | "timeout">();
    const timer = setTimeout(() => resolve("timeout"), seconds * 1000);
    const cancel = (): void => reject(new CancelledError());
    signal?.addEventListener("abort", cancel, { once: true });
    if (signal?.aborted === true) cancel();
    this.#tell = resolve;
    let answered = false;
    try {
      const event = await promise;
      answered = event !== "timeout" && "message" in event;
      return event;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      this.#tell = () => undefined;
      if (!answered) await this.end();
    }
  }
}

/** A query on which SQLite or its thread broke. */
function brokenBy(error: Error): QueryResult {
  if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") {
    return { kind: "problem", problem: "memory", message: "The query's result does not fit into memory." };
  }
  return { kind: "problem", problem: "error", message: `SQLite broke on this query: ${error.message}.` };
}
