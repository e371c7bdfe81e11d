/**
 * Runs before a file in a child process of Node, and makes it look like a utility process of Electron: it gives it
 * `process.parentPort`. Ports cannot be sent between processes of Node, so what is said over them is passed on by number.
 */
import { EventEmitter } from "node:events";
import process from "node:process";
import type { FromStandIn, ToStandIn } from "./stand-in.ts";

const ports = new Map<number, StandInPort>();
const parentPort = new EventEmitter() as EventEmitter & { postMessage(message: unknown): void };
parentPort.postMessage = (message) => tell({ to: "parent", message });
Object.assign(process, { parentPort });

class StandInPort extends EventEmitter {
  readonly #number: number;
  #started = false;
  #waiting: unknown[] = [];

  constructor(number: number) {
    super();
    this.#number = number;
    ports.set(number, this);
  }

  postMessage(message: unknown): void {
    tell({ to: "port", port: this.#number, message });
  }

  start(): void {
    this.#started = true;
    for (const data of this.#waiting.splice(0)) this.emit("message", { data });
  }

  close(): void {
    tell({ to: "port", port: this.#number, closed: true });
  }

  receive(data: unknown): void {
    if (this.#started) this.emit("message", { data });
    else this.#waiting.push(data);
  }
}

let waiting: (() => void)[] | undefined = [];
process.on("message", (message: ToStandIn) => {
  if (message.to === "port") {
    const port = ports.get(message.port);
    if (message.closed === true) port?.emit("close");
    else port?.receive(message.message);
    return;
  }
  const given = message.port === undefined ? [] : [new StandInPort(message.port)];
  const emit = (): unknown => parentPort.emit("message", { data: message.message, ports: given });
  if (waiting === undefined) emit();
  else waiting.push(emit);
});
// As Electron's, it keeps messages until somebody listens.
parentPort.on("newListener", (event) => {
  if (event !== "message") return;
  setImmediate(() => {
    const kept = waiting ?? [];
    waiting = undefined;
    for (const emit of kept) emit();
  });
});

function tell(message: FromStandIn): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
