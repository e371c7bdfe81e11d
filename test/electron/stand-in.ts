import { fork, type ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { UtilityChild, UtilityParts, UtilityStart } from "../../electron/main/utility.ts";
import type { Port } from "../../electron/processes/ports.ts";
import { channelDouble } from "./doubles.ts";

/** What a stand-in is told: by the main process, or over one of its ports. */
export type ToStandIn =
  | { readonly to: "parent"; readonly message: unknown; readonly port?: number }
  | { readonly to: "port"; readonly port: number; readonly message?: unknown; readonly closed?: boolean };

/** What a stand-in says. */
export type FromStandIn = ToStandIn;

const BOOTSTRAP = fileURLToPath(new URL("utility-bootstrap.ts", import.meta.url));

/** A child process of Node that stands for a utility process of Electron. */
export class StandIn extends EventEmitter implements UtilityChild {
  readonly child: ChildProcess;
  readonly #ports = new Map<number, Port>();

  constructor({ file, environment }: UtilityStart) {
    super();
    this.child = fork(file, {
      execArgv: ["--import", BOOTSTRAP],
      env: environment,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.child.once("spawn", () => this.emit("spawn"));
    this.child.once("exit", (code) => {
      for (const port of this.#ports.values()) port.close();
      this.emit("exit", code ?? -1);
    });
    this.child.on("message", (message: FromStandIn) => {
      if (message.to === "parent") this.emit("message", message.message);
      else if (message.closed === true) this.#ports.get(message.port)?.close();
      else this.#ports.get(message.port)?.postMessage(message.message);
    });
  }

  get pid(): number | undefined {
    return this.child.exitCode === null && this.child.signalCode === null ? this.child.pid : undefined;
  }

  get stderr(): UtilityChild["stderr"] {
    return this.child.stderr;
  }

  postMessage(message: unknown, [port]: readonly Port[] = []): void {
    if (port === undefined) {
      this.#tell({ to: "parent", message });
      return;
    }
    const number = this.#ports.size + 1;
    this.#ports.set(number, port);
    port.on("message", ({ data }) => this.#tell({ to: "port", port: number, message: data }));
    port.on("close", () => this.#tell({ to: "port", port: number, closed: true }));
    this.#tell({ to: "parent", message, port: number });
    port.start();
  }

  kill(): boolean {
    return this.child.kill();
  }

  #tell(message: ToStandIn): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }
}

/** Starts such processes and remembers them. */
export function standIns(): UtilityParts & {
  readonly started: readonly { readonly name: string; readonly child: StandIn }[];
} {
  const started: { name: string; child: StandIn }[] = [];
  return {
    started,
    start: (options) => {
      const child = new StandIn({ ...options, environment: { ...options.environment, ...PATHS } });
      started.push({ name: options.name, child });
      return child;
    },
    channel: channelDouble,
  };
}

/** What Node itself needs. */
const PATHS = { PATH: process.env.PATH ?? "" };
