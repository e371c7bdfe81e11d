import { EventEmitter } from "node:events";
import type { UtilityChild, UtilityParts, UtilityStart } from "../../electron/main/utility.ts";
import type { Port } from "../../electron/processes/ports.ts";

/** An end of a channel in this process, as Electron's MessagePortMain: messages wait until it is started. */
export class PortDouble extends EventEmitter implements Port {
  other: PortDouble | undefined;
  closed = false;
  #started = false;
  #waiting: unknown[] = [];

  postMessage(message: unknown): void {
    const copy: unknown = structuredClone(message);
    setImmediate(() => this.other?.receive(copy));
  }

  start(): void {
    this.#started = true;
    for (const data of this.#waiting.splice(0)) this.emit("message", { data });
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    const { other } = this;
    if (other !== undefined) {
      other.closed = true;
      setImmediate(() => other.emit("close"));
    }
  }

  receive(data: unknown): void {
    if (this.closed) return;
    if (this.#started) this.emit("message", { data });
    else this.#waiting.push(data);
  }
}

export function channelDouble(): { readonly port1: PortDouble; readonly port2: PortDouble } {
  const [port1, port2] = [new PortDouble(), new PortDouble()];
  port1.other = port2;
  port2.other = port1;
  return { port1, port2 };
}

/** A utility process that does nothing of itself. */
export class ChildDouble extends EventEmitter implements UtilityChild {
  readonly start: UtilityStart;
  readonly stderr = new EventEmitter();
  readonly received: { readonly message: unknown; readonly port: PortDouble | undefined }[] = [];
  pid: number | undefined;
  killed = false;

  constructor(start: UtilityStart) {
    super();
    this.start = start;
  }

  postMessage(message: unknown, [port]: readonly Port[] = []): void {
    this.received.push({ message, port: port as PortDouble | undefined });
  }

  kill(): boolean {
    this.killed = true;
    this.exit(15);
    return true;
  }

  says(message: unknown): void {
    this.emit("message", message);
  }

  spawned(): void {
    this.emit("spawn");
  }

  exit(code: number): void {
    if (this.listenerCount("exit") > 0) setImmediate(() => this.emit("exit", code));
  }
}

export interface PartsDouble extends UtilityParts {
  readonly children: readonly ChildDouble[];
}

/** @param refuse makes the start of a file fail */
export function partsDouble(refuse: (start: UtilityStart) => boolean = () => false): PartsDouble {
  const children: ChildDouble[] = [];
  return {
    children,
    start: (options) => {
      if (refuse(options)) throw new Error("no memory");
      const child = new ChildDouble(options);
      children.push(child);
      return child;
    },
    channel: channelDouble,
  };
}

/** Something with events whose listeners a test calls. */
export class Emitter extends EventEmitter {
  /** Emits an event that can be prevented. @returns whether it was */
  prevents(event: string, details: object = {}, ...more: readonly unknown[]): boolean {
    let prevented = false;
    this.emit(event, { ...details, preventDefault: () => (prevented = true) }, ...more);
    return prevented;
  }
}
