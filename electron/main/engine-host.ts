import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/message-port";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { FromUtility, read } from "../processes/protocol.ts";
import { brokerProcesses, type StartableFiles } from "./process-broker.ts";
import {
  endAtOnce,
  lastWordsOf,
  tell,
  type MainPort,
  type UtilityChild,
  type UtilityParts,
} from "./utility.ts";

export interface EngineHostOptions {
  readonly parts: UtilityParts;
  readonly files: StartableFiles & { readonly engine: string };
  /** In which the engine runs in a home folder. */
  readonly environment: (home: string) => Readonly<Record<string, string>>;
  readonly home: string;
  /** Waits before another engine is started. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds of some clock. */
  readonly now: () => number;
  /** Told the home that an engine has opened. */
  readonly onOpened?: (home: string) => void;
  /** Told why an engine ended that was not to end. */
  readonly onDeath?: (lastWords: string) => void;
  /** Told why an engine cannot begin, such as a home that another window has; the same reason once in a row. */
  readonly onFailure?: (message: string) => void;
  /** Told of what is wrong though the engine goes on, such as a damaged store; the same once in a row. */
  readonly onWarning?: (message: string) => void;
}

/** Milliseconds before another engine is started, by the deaths in a row before; the last again and again. */
const PAUSES = [0, 500, 2000, 5000, 10_000] as const;
/** An engine that lived so long did not die of its beginning. */
const LONG_LIFE = 60_000;

/** Keeps one engine running in a utility process, and connects pages and the main process itself with it. */
export class EngineHost {
  readonly #options: EngineHostOptions;
  /** What is handed a port to each engine that is started, by who asked for it. */
  readonly #receivers = new Map<unknown, (port: MainPort) => void>();
  #home: string;
  #child: UtilityChild | undefined;
  #gone = Promise.resolve();
  /** Settles when the last move has ended. */
  #moving: Promise<unknown> = Promise.resolve();
  #client: EngineClient | undefined;
  #deaths = 0;
  /** Whether the engine at hand is to end, if it has not ended already. */
  #stopped = false;
  /** Whether no other engine is to follow it, in another home either. */
  #ending = false;
  /** Why the last engine could not begin; empty if it could. */
  #failure = "";
  #warning = "";

  constructor(options: EngineHostOptions) {
    this.#options = options;
    this.#home = options.home;
  }

  get home(): string {
    return this.#home;
  }

  /** The engine as the main process uses it; undefined while there is none. */
  get client(): EngineClient | undefined {
    return this.#client;
  }

  start(): void {
    const { parts, files, environment, now } = this.#options;
    const begun = now();
    const gone = Promise.withResolvers<undefined>();
    this.#gone = gone.promise.then(() => undefined);
    let child: UtilityChild;
    try {
      child = parts.start({
        name: "Counterpoint Engine",
        file: files.engine,
        environment: environment(this.#home),
      });
    } catch (error) {
      gone.resolve(undefined);
      this.#died(begun, error instanceof Error ? error.message : String(error));
      return;
    }
    this.#child = child;
    const lastWords = lastWordsOf(child);
    let failure = "";
    brokerProcesses(child, parts, files);
    child.on("message", (input) => {
      const message = read(FromUtility, input);
      if (message?.type === "ready") this.#onReady(child);
      if (message?.type === "failed") {
        failure = message.message;
        this.#onFailed(failure);
        endAtOnce(child);
      }
      if (message?.type === "warned") this.#onWarned(message.message);
    });
    child.on("exit", () => {
      gone.resolve(undefined);
      if (this.#child === child) {
        this.#child = undefined;
        this.#client = undefined;
      }
      if (!this.#stopped) this.#died(begun, failure === "" ? lastWords() : failure);
    });
  }

  /**
   * Hands a port to the engine over, now or when it is ready, and again to each engine that follows.
   * @param key who asks; it replaces what it asked before
   */
  connect(key: unknown, receive: (port: MainPort) => void): void {
    this.#receivers.set(key, receive);
    if (this.#client !== undefined && this.#child !== undefined) receive(this.#newPort(this.#child));
  }

  disconnect(key: unknown): void {
    this.#receivers.delete(key);
  }

  /**
   * Lets the engine finish and end, for good.
   * @param milliseconds after which it is killed
   */
  async stop(milliseconds: number): Promise<void> {
    this.#ending = true;
    await this.#endChild(milliseconds);
  }

  async #endChild(milliseconds: number): Promise<void> {
    this.#stopped = true;
    this.#client = undefined;
    const child = this.#child;
    if (child === undefined) return;
    tell(child, { type: "close" });
    await Promise.race([this.#gone, this.#options.wait(milliseconds)]);
    if (this.#child === child) endAtOnce(child);
  }

  /**
   * Another engine in another home, one move after another.
   * @param milliseconds as for `stop`
   * @returns false if that is its home already, or it has been stopped for good
   */
  move(home: string, milliseconds: number): Promise<boolean> {
    const moving = this.#moving.then(() => this.#move(home, milliseconds));
    this.#moving = moving.catch(() => undefined);
    return moving;
  }

  async #move(home: string, milliseconds: number): Promise<boolean> {
    if (home === this.#home) return false;
    await this.#endChild(milliseconds);
    await this.#gone;
    if (this.#ending) return false;
    this.#home = home;
    this.#stopped = false;
    this.#deaths = 0;
    this.start();
    return true;
  }

  #onFailed(failure: string): void {
    if (failure !== this.#failure) this.#options.onFailure?.(failure);
    this.#failure = failure;
  }

  #onWarned(warning: string): void {
    if (warning !== this.#warning) this.#options.onWarning?.(warning);
    this.#warning = warning;
  }

  #onReady(child: UtilityChild): void {
    this.#failure = "";
    const port = this.#newPort(child);
    this.#client = createORPCClient(new RPCLink({ port }));
    port.start();
    for (const receive of this.#receivers.values()) receive(this.#newPort(child));
    this.#options.onOpened?.(this.#home);
  }

  #newPort(child: UtilityChild): MainPort {
    const { port1, port2 } = this.#options.parts.channel();
    tell(child, { type: "port" }, port1);
    return port2;
  }

  #died(begun: number, lastWords: string): void {
    const { now, wait, onDeath } = this.#options;
    this.#deaths = now() - begun >= LONG_LIFE ? 1 : this.#deaths + 1;
    onDeath?.(lastWords);
    const pause = PAUSES[Math.min(this.#deaths, PAUSES.length) - 1] ?? 0;
    void wait(pause).then(() => {
      if (!this.#stopped && this.#child === undefined) this.start();
    });
  }
}
