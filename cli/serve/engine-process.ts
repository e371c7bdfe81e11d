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
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  const { firstWait = FIRST_WAIT } = options;
  let wait = firstWait;
  /** Whether an engine that ends is to be replaced. */
  let lasting = false;
  let handedOver = 0;
  /** Sockets that the engine has not said to have taken. */
  const handing = new Map<number, Socket>();
  const letGo = (id: number) => {
    handing.get(id)?.destroy();
    handing.delete(id);
  };

  const start = (): ChildProcess => {
    const started = fork(options.entry ?? ENTRY, [options.home], {
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const since = performance.now();
    let failure: string | undefined;
    started.on("message", (message: FromEngine) => {
      if (message.type === "failed") failure = message.error.message;
      if (message.type !== "taken") return;
      letGo(message.id);
      tell(started, { type: "answer", id: message.id });
    });
    onEnd(started, (how) => {
      child = undefined;
      [...handing.keys()].forEach(letGo);
      if (!lasting) return;
      if (performance.now() - since > STEADY_MILLISECONDS) wait = firstWait;
      options.onDeath?.(failure ?? how, wait);
      restart = setTimeout(() => (child = start()), wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    });
    return started;
  };

  const first = start();
  try {
    await ready(first);
  } catch (error) {
    first.kill("SIGKILL");
    throw error;
  }
  child = first;
  lasting = true;

  return {
    get pid() {
      return child?.pid;
    },
    handOver(request, socket) {
      if (child?.connected !== true) return false;
      const id = handedOver++;
      handing.set(id, socket);
      socket.on("error", () => undefined);
      tell(child, { type: "connection", id, request }, socket, (failed) => failed && letGo(id));
      return true;
    },
    async close() {
      lasting = false;
      clearTimeout(restart);
      if (child !== undefined) await end(child);
    },
  };
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
