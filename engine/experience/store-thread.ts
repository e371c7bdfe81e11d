import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import {
  CancelledError,
  fromErrorRecord,
  reasonOf,
  StorageError,
  type ErrorRecord,
} from "../../core/errors.ts";
import type { ExperienceStore } from "./store.ts";

/** What the store does for others; to close it is the thread's own business. */
type StoreMethod = Exclude<keyof ExperienceStore, "close">;

/** What the thread is asked: a method of the store and its parameters. */
export interface StoreRequest {
  readonly id: number;
  readonly method: StoreMethod;
  readonly parameters: readonly unknown[];
}

/** What the thread is sent; upon `leave` it closes its database and ends by itself. */
export type StoreMessage = StoreRequest | "leave";

/** What it answers, one for each request. */
export type StoreReply =
  { readonly id: number; readonly result: unknown } | { readonly id: number; readonly error: ErrorRecord };

/** The file that the thread runs; it is compiled if this one is. */
const ENTRY = new URL(`worker${extname(import.meta.filename)}`, import.meta.url);

/** How long the thread may take to leave before it is ended by force. */
const LEAVE_MILLISECONDS = 2000;

/** Whoever waits for a reply. */
interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A store in a thread of its own. It starts with the first call, and does not keep the program running between calls. */
export class StoreThread {
  readonly #home: string | null;
  readonly #entry: URL;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #requests = 0;
  #closing: Promise<void> | undefined;

  /**
   * @param home null for a database in memory
   * @param entry the file that the thread runs
   */
  constructor(home: string | null, entry = ENTRY) {
    this.#home = home;
    this.#entry = entry;
  }

  /** @throws what the method throws; StorageError if the thread breaks; CancelledError after `close` */
  async call<Method extends StoreMethod>(
    method: Method,
    ...parameters: Parameters<ExperienceStore[Method]>
  ): Promise<ReturnType<ExperienceStore[Method]>> {
    if (this.#closing !== undefined) throw new CancelledError();
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const id = this.#requests++;
    this.#waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, method, parameters } satisfies StoreMessage);
    // The thread answers with what this very method returns.
    return (await promise) as ReturnType<ExperienceStore[Method]>;
  }

  /**
   * Ends the thread. Whoever waits for it is told at once. What it was asked before is still done if it ends within two
   * seconds; what is not stored by then is not stored at all.
   */
  close(): Promise<void> {
    return (this.#closing ??= this.#leave());
  }

  /** Node has crashed where threads were ended by force (nodejs/node#56312), so that comes last. */
  async #leave(): Promise<void> {
    this.#end(new CancelledError());
    const worker = this.#worker;
    if (worker === undefined) return;
    const { promise: gone, resolve } = Promise.withResolvers<unknown>();
    worker.once("exit", resolve);
    worker.postMessage("leave" satisfies StoreMessage);
    // It also keeps the program running, which a thread without requests does not.
    const late = setTimeout(() => void worker.terminate(), LEAVE_MILLISECONDS);
    await gone;
    clearTimeout(late);
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, { workerData: this.#home, env: {}, execArgv: [] });
    worker.on("message", (reply: StoreReply) => this.#settle(worker, reply));
    worker.on("error", (error) => this.#break(worker, reasonOf(error)));
    worker.on("exit", (code) => this.#break(worker, `it ended with code ${code}`));
    return worker;
  }

  #settle(worker: Worker, reply: StoreReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) worker.unref();
    if ("error" in reply) waiting?.reject(fromErrorRecord(reply.error));
    else waiting?.resolve(reply.result);
  }

  /** The next call starts another thread. */
  #break(worker: Worker, why: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#end(new StorageError(`The thread of the experience repositories broke: ${why}. Try again.`));
  }

  #end(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
