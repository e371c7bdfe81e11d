import { fork, type ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { CounterpointError, fromErrorRecord } from "../../core/errors.ts";
import type { FromEngine, ToEngine, UpgradeRequest } from "./messages.ts";

/** The engine, whichever process it is in at the moment. */
export interface EngineProcess {
  /** Process id of the engine; nothing between two of them. */
  readonly pid: number | undefined;
  /** Gives a socket away to the engine. False while there is no engine: the socket is still the caller's. */
  handOver(request: UpgradeRequest, socket: Socket): boolean;
  /** Has the runs paused and the process ended; kills it if that takes too long. */
  close(): Promise<void>;
}

export interface EngineProcessOptions {
  readonly home: string;
  /** Told when the engine ended by itself, and how long it takes until there is another. */
  readonly onDeath?: (how: string, milliseconds: number) => void;
  /** The file that the process runs, where it is not the engine itself. */
  readonly entry?: string;
  /** Milliseconds before an engine that died is replaced for the first time; twice as long each time after. */
  readonly firstWait?: number;
}

const ENTRY = fileURLToPath(new URL("engine-child.ts", import.meta.url));
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** Who lasted so long did not die of how it was started. */
const STEADY_MILLISECONDS = 30_000;
/** More than the engine itself allows its runs to stand still. */
const CLOSE_MILLISECONDS = 12_000;

/**
 * Starts the engine, and another whenever it dies. Its connections end with it, so pages notice and come back.
 * @throws what the first engine failed with, such as a home that cannot be opened
 */
export async function startEngineProcess(options: EngineProcessOptions): Promise<EngineProcess> {
  const engine = new RestartingEngine(options);
  await engine.start();
  return engine;
}

class RestartingEngine implements EngineProcess {
  readonly #options: EngineProcessOptions;
  readonly #firstWait: number;
  #wait: number;
  #child: ChildProcess | undefined;
  #restart: NodeJS.Timeout | undefined;
  /** Whether an engine that ends is to be replaced. */
  #lasting = false;
  #handedOver = 0;
  /** Sockets that the engine has not said to have taken. */
  readonly #handing = new Map<number, Socket>();

  constructor(options: EngineProcessOptions) {
    this.#options = options;
    this.#firstWait = options.firstWait ?? FIRST_WAIT;
    this.#wait = this.#firstWait;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws what the first engine failed with */
  async start(): Promise<void> {
    const first = this.#fork();
    try {
      await ready(first);
    } catch (error) {
      first.kill("SIGKILL");
      throw error;
    }
    this.#child = first;
    this.#lasting = true;
  }

  handOver(request: UpgradeRequest, socket: Socket): boolean {
    const child = this.#child;
    if (child?.connected !== true) return false;
    const id = this.#handedOver++;
    this.#handing.set(id, socket);
    socket.on("error", () => undefined);
    tell(child, { type: "connection", id, request }, socket, (failed) => failed && this.#letGo(id));
    return true;
  }

  async close(): Promise<void> {
    this.#lasting = false;
    clearTimeout(this.#restart);
    if (this.#child !== undefined) await end(this.#child);
  }

  #fork(): ChildProcess {
    const child = fork(this.#options.entry ?? ENTRY, [this.#options.home], {
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const since = performance.now();
    let failure: string | undefined;
    child.on("message", (message: FromEngine) => {
      if (message.type === "failed") failure = message.error.message;
      if (message.type !== "taken") return;
      this.#letGo(message.id);
      tell(child, { type: "answer", id: message.id });
    });
    onEnd(child, (how) => this.#onEnd(failure ?? how, performance.now() - since));
    return child;
  }

  /** @param lived milliseconds since the engine was started */
  #onEnd(how: string, lived: number): void {
    this.#child = undefined;
    for (const id of this.#handing.keys()) this.#letGo(id);
    if (!this.#lasting) return;
    if (lived > STEADY_MILLISECONDS) this.#wait = this.#firstWait;
    this.#options.onDeath?.(how, this.#wait);
    this.#restart = setTimeout(() => (this.#child = this.#fork()), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #letGo(id: number): void {
    this.#handing.get(id)?.destroy();
    this.#handing.delete(id);
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("message", (message: FromEngine) => {
      if (message.type === "failed") reject(fromErrorRecord(message.error));
      else resolve();
    });
    onEnd(child, (how) =>
      reject(new CounterpointError("engine", `The engine ended while it started (${how}).`)),
    );
  });
}

/** @param listener told how the process ended, or why it never began */
function onEnd(child: ChildProcess, listener: (how: string) => void): void {
  child.once("exit", (code, signal) => listener(signal ?? `exit code ${code ?? "unknown"}`));
  // Other errors are messages that can no longer be delivered; the exit tells.
  child.on("error", ({ message }) => {
    if (child.pid === undefined) listener(message);
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill("SIGKILL"), CLOSE_MILLISECONDS);
    child.once("exit", () => {
      clearTimeout(late);
      resolve();
    });
    tell(child, { type: "close" });
  });
}

function tell(
  child: ChildProcess,
  message: ToEngine,
  socket?: Socket,
  sent: (failed: boolean) => void = () => undefined,
): void {
  child.send(message, socket, { keepOpen: true }, (error) => sent(error !== null));
}
