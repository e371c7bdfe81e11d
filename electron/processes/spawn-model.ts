import process from "node:process";
import {
  modelEnvironment,
  type ModelProcess,
  type SpawnModelProcess,
} from "../../native/llama/process/spawn.ts";
import type { Exit, MainLink } from "./main-link.ts";
import type { Port } from "./ports.ts";

/** Starts models' processes through the main process, and talks with them over ports of their own. */
export function spawnThroughMain(main: MainLink): SpawnModelProcess {
  return () => new RemoteModelProcess(main);
}

class RemoteModelProcess implements ModelProcess {
  readonly #kill: () => void;
  readonly #exit = Promise.withResolvers<Exit>();
  #port: Port | undefined;
  #pid: number | undefined;
  /** What was said before there was a port. */
  #unsent: unknown[] = [];
  #listener: (message: unknown) => void = () => undefined;

  constructor(main: MainLink) {
    const started = main.start("model", modelEnvironment(process.env), {
      started: (pid, port) => this.#begin(pid, port),
      exited: (exit) => this.#end(exit),
    });
    this.#kill = () => started.kill();
  }

  get pid(): number | undefined {
    return this.#pid;
  }

  send(message: unknown): void {
    if (this.#port === undefined) this.#unsent.push(message);
    else this.#port.postMessage(message);
  }

  onMessage(listener: (message: unknown) => void): void {
    this.#listener = listener;
  }

  onExit(listener: Parameters<ModelProcess["onExit"]>[0]): void {
    void this.#exit.promise.then((exit) => listener({ ...exit, signal: null }));
  }

  kill(): void {
    this.#kill();
  }

  #begin(pid: number | undefined, port: Port | undefined): void {
    this.#pid = pid;
    this.#port = port;
    port?.on("message", ({ data }) => this.#listener(data));
    port?.start();
    for (const message of this.#unsent.splice(0)) port?.postMessage(message);
  }

  #end(exit: Exit): void {
    this.#port?.close();
    this.#exit.resolve(exit);
  }
}
