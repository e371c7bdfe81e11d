import { fork, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { extname } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { reasonOf } from "../../../core/errors.ts";

/** How a process ended. */
export interface ProcessExit {
  /** Exit code, or null if a signal ended it or it never began. */
  readonly code: number | null;
  readonly signal: string | null;
  /** The end of what it wrote to its standard error. */
  readonly lastWords: string;
}

/** A running process that serves one model. Messages are plain data, passed on in order, and may be lost at its end. */
export interface ModelProcess {
  readonly pid: number | undefined;
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called once, also if the process could not begin. */
  onExit(listener: (exit: ProcessExit) => void): void;
  /** Ends it at once, whatever it does. */
  kill(): void;
}

/** Starts a process that runs `MODEL_PROCESS_ENTRY`. */
export type SpawnModelProcess = () => ModelProcess;

/** The file that such a process runs; it is compiled if this one is. */
const MODEL_PROCESS_ENTRY = fileURLToPath(new URL(`child${extname(import.meta.filename)}`, import.meta.url));

const KEPT_CHARACTERS = 4096;

/** Starts the process as a child of this one, by Node. */
export const forkModelProcess: SpawnModelProcess = () => {
  try {
    return watched(forked());
  } catch (error) {
    return stillborn(reasonOf(error));
  }
};

function forked(): ChildProcess {
  return fork(MODEL_PROCESS_ENTRY, {
    env: modelEnvironment(process.env),
    execArgv: [],
    // JSON has no −∞, which is a logarithm like another.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

function watched(child: ChildProcess): ModelProcess {
  let lastWords = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    lastWords = (lastWords + text).slice(-KEPT_CHARACTERS);
  });
  return {
    pid: child.pid,
    // What can no longer be delivered is told by the exit.
    send: (message) => void child.send(message as object, () => undefined),
    onMessage: (listener) => void child.on("message", listener),
    onExit: (listener) => {
      child.once("close", (code, signal) => listener({ code, signal, lastWords: lastWords.trim() }));
      child.on("error", (error) => {
        if (child.pid === undefined) listener({ code: null, signal: null, lastWords: error.message });
      });
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

/** A process that could not be started, which happens where memory is short. */
function stillborn(reason: string): ModelProcess {
  return {
    pid: undefined,
    send: () => undefined,
    onMessage: () => undefined,
    onExit: (listener) => void setImmediate(() => listener({ code: null, signal: null, lastWords: reason })),
    kill: () => undefined,
  };
}

const NEEDED =
  /^(PATH|HOME|USERPROFILE|SYSTEMROOT|WINDIR|(LOCAL)?APPDATA|TMP|TEMP|TMPDIR|LANG|LC_.*|XDG_.*|LD_LIBRARY_PATH|DYLD_.*|GGML_.*|CUDA_.*|NVIDIA_.*|HIP_.*|ROCR_.*|VK_.*|MESA_.*|OMP_.*|NODE_.*)$/i;
const UNWANTED = /^NODE_(OPTIONS|CHANNEL_.*|UNIQUE_ID|V8_COVERAGE)$/i;

/**
 * Node computes a model's batches and samples its tokens on a pool of threads. Where cores are few, each batch that goes to
 * another thread than the last one waits for its core: with one thread on two cores a step of a 0.5B model takes 20 to
 * 25 % less. Where there are many, sampling for many replies wants several.
 */
function poolThreads(cores = availableParallelism()): number {
  return Math.max(1, Math.min(MOST_POOL_THREADS, Math.floor(cores / 2)));
}

/** As many as Node starts by default. */
const MOST_POOL_THREADS = 4;

/** The environment in which a model's process is to be started. */
export function modelEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...neededEnvironment(environment), UV_THREADPOOL_SIZE: String(poolThreads()) };
}

/** What the libraries of a model look at. A process that reads files of strangers is told nothing else. */
export function neededEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = Object.keys(environment).filter((name) => NEEDED.test(name) && !UNWANTED.test(name));
  return Object.fromEntries(names.map((name) => [name, environment[name]]));
}
