import { setImmediate as nextTurn } from "node:timers/promises";
import { CancelledError, fromErrorRecord, ModelLoadError, ModelRunError } from "../../../core/errors.ts";
import type { ModelInfo } from "../../../core/model.ts";
import { deathMessage } from "./death.ts";
import { anotherFile, runsOtherwise } from "./otherwise.ts";
import { OutstandingCalls, type CallHooks } from "./outstanding.ts";
import {
  ChildMessage,
  parse,
  plainLoadOptions,
  Work,
  type Call,
  type ParentMessage,
  type ProcessLoadOptions,
} from "./protocol.ts";
import type { ModelProcess, ProcessExit, SpawnModelProcess } from "./spawn.ts";

/** Milliseconds that a process is given to free a model before it is killed. */
const UNLOAD_TIME = 5000;

/** One process with one model in it, from its start to its end. */
export class ModelSession {
  /** Rejects with ModelLoadError, or with CancelledError after the signal of the options or `unload`. */
  readonly ready: Promise<ModelInfo>;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  readonly #name: string;
  readonly #process: ModelProcess;
  readonly #calls = new OutstandingCalls((id) => this.#abort(id));
  #unsent: Call[] = [];
  #state: "loading" | "ready" | "over" = "loading";
  /** In the midst of what the process ended of itself. */
  #death: "loading" | "work" | undefined;
  #refusal: ModelLoadError | undefined;
  #finished = 0;
  #sending = false;
  /** Rounds whose ended calls have been delivered, and whose followers are being waited for. */
  #answering = 0;
  readonly #ready = Promise.withResolvers<ModelInfo>();

  /**
   * @param expected how an earlier process ran the model; if it can only be run otherwise, or its file is another one by
   *   now, the session is over
   */
  constructor(options: ProcessLoadOptions, spawn: SpawnModelProcess, expected?: ModelInfo) {
    const { signal } = options;
    this.#name = options.name;
    this.ready = this.#ready.promise;
    this.ready.catch(() => undefined);
    const gone = Promise.withResolvers<undefined>();
    this.gone = gone.promise;
    this.#process = spawn();
    this.#process.onMessage((message) => this.#receive(message, expected));
    this.#process.onExit((exit) => {
      this.#onExit(exit);
      gone.resolve(undefined);
    });
    const cancel = (): void => this.#kill(new CancelledError());
    signal?.addEventListener("abort", cancel, { once: true });
    void this.ready.catch(() => undefined).then(() => signal?.removeEventListener("abort", cancel));
    if (signal?.aborted === true) cancel();
    else void this.#load(options, expected).catch((error: unknown) => this.#kill(error));
  }

  get pid(): number | undefined {
    return this.over ? undefined : this.#process.pid;
  }

  /** Whether it takes no calls any more. */
  get over(): boolean {
    return this.#state === "over";
  }

  /** Whether the process ended of itself. */
  get died(): boolean {
    return this.#death !== undefined;
  }

  /** Whether it did so before it had loaded the model: no call has come to it. */
  get diedLoading(): boolean {
    return this.#death === "loading";
  }

  /** Why it is over, if its process would run another model than expected, or that one otherwise. */
  get refusal(): ModelLoadError | undefined {
    return this.#refusal;
  }

  /** Calls that were finished. */
  get finished(): number {
    return this.#finished;
  }

  /**
   * Gives the process a piece of work. Calls of one turn of the event loop travel together; those that come before the
   * model is ready wait for it.
   * @throws what the work throws; ModelRunError if the process ends; ModelLoadError if it does not load the model;
   *   CancelledError after the signal or `unload`; ContractError if the request cannot be sent
   */
  async call<Value>(work: Work, hooks: CallHooks<Value>): Promise<Value> {
    if (hooks.signal?.aborted === true) throw new CancelledError();
    const checked = parse(Work, work, "A call");
    const { id, done } = this.#calls.open(hooks);
    this.#unsent.push({ id, work: checked });
    this.#sendSoon();
    const value = await done;
    if (work.kind !== "health") this.#finished += 1;
    return value;
  }

  /** Cancels what is under way; resolves when the process is gone, which is killed if it takes longer than 5 s. */
  async unload(): Promise<void> {
    if (this.#state === "loading") this.#kill(new CancelledError(UNLOADED));
    else if (this.#state === "ready") {
      this.#finish(new CancelledError(UNLOADED));
      this.#send({ type: "unload" });
    }
    const late = setTimeout(() => this.#process.kill(), UNLOAD_TIME);
    await this.gone;
    clearTimeout(late);
  }

  async #load(options: ProcessLoadOptions, expected: ModelInfo | undefined): Promise<void> {
    const isAnother = expected !== undefined && (await options.isStill?.()) === false;
    if (isAnother) this.#refuse(anotherFile(options.name));
    else if (!this.over) this.#send({ type: "load", options: plainLoadOptions(options) });
  }

  #receive(input: unknown, expected?: ModelInfo): void {
    if (this.over) return;
    let message: ChildMessage;
    try {
      message = parse(ChildMessage, input, "What the model's process says");
    } catch (error) {
      this.#noteDeath();
      this.#kill(new ModelRunError(`${String(error)} Ask again.`, {}, { cause: error }));
      return;
    }
    switch (message.type) {
      case "ready":
        this.#begin(message.info, expected);
        break;
      case "load-failed":
        this.#kill(fromErrorRecord(message.error));
        break;
      case "round":
        this.#onRound(message);
        break;
      case "figure":
        this.#calls.figure(message.id, message.figure);
        break;
    }
  }

  #begin(info: ModelInfo, expected: ModelInfo | undefined): void {
    const refusal = expected && runsOtherwise(info, expected);
    if (refusal !== undefined) {
      this.#refuse(refusal);
      return;
    }
    this.#state = "ready";
    this.#ready.resolve(info);
    this.#sendSoon();
  }

  #onRound({ texts, ended }: Extract<ChildMessage, { type: "round" }>): void {
    for (const [id, piece] of texts) this.#calls.text(id, piece);
    for (const one of ended) this.#calls.settle(one);
    if (ended.length > 0) void this.#answer();
  }

  /** Lets whoever waited for the ended calls issue the next ones, and lets the model go on with them. */
  async #answer(): Promise<void> {
    this.#answering += 1;
    await nextTurn();
    await nextTurn();
    this.#answering -= 1;
    this.#sendCalls(true);
  }

  #sendSoon(): void {
    if (this.#state !== "ready" || this.#sending || this.#answering > 0) return;
    this.#sending = true;
    setImmediate(() => {
      this.#sending = false;
      this.#sendCalls(false);
    });
  }

  #sendCalls(go: boolean): void {
    const calls = this.#unsent;
    if (this.over || (calls.length === 0 && !go)) return;
    this.#unsent = [];
    this.#send({ type: "work", calls, go });
  }

  #abort(id: number): void {
    const sent = !this.#unsent.some((call) => call.id === id);
    this.#unsent = this.#unsent.filter((call) => call.id !== id);
    if (sent && !this.over) this.#send({ type: "abort", id });
  }

  #send(message: ParentMessage): void {
    this.#process.send(message);
  }

  #onExit(exit: ProcessExit): void {
    if (this.over) return;
    this.#noteDeath();
    const { code, signal, lastWords } = exit;
    const details = { exitCode: code, signal, lastWords };
    const message = deathMessage(this.#name, exit, this.diedLoading ? "loading" : "work");
    this.#ready.reject(new ModelLoadError(message, details));
    this.#finish(new ModelRunError(message, details));
  }

  #noteDeath(): void {
    this.#death = this.#state === "loading" ? "loading" : "work";
  }

  #refuse(refusal: ModelLoadError): void {
    this.#refusal = refusal;
    this.#kill(refusal);
  }

  #kill(error: unknown): void {
    this.#finish(error);
    this.#process.kill();
  }

  #finish(error: unknown): void {
    this.#state = "over";
    this.#unsent = [];
    this.#ready.reject(error);
    this.#calls.rejectAll(error);
  }
}

const UNLOADED = "Cancelled: the model was unloaded.";
