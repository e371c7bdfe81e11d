import type { ParentPort, Port } from "./ports.ts";
import { read, ToUtility, type FromUtility, type StartedKind } from "./protocol.ts";

/** How a process that the main process started for us ended. */
export interface Exit {
  /** Null if it could not begin. */
  readonly code: number | null;
  /** The end of what it wrote to its standard error. */
  readonly lastWords: string;
}

/** What happens to such a process. */
export interface StartedEvents {
  started?(pid: number | undefined, port: Port | undefined): void;
  said?(message: unknown): void;
  exited(exit: Exit): void;
}

/** Such a process. */
export interface Started {
  say(message: unknown): void;
  kill(): void;
}

export interface LinkHandlers {
  /** A port was handed to this process. */
  onPort(port: Port): void;
  /** This process is to finish and end. */
  onClose?(): void;
}

/** A utility process's talk with the main process. */
export class MainLink {
  readonly #port: ParentPort;
  readonly #started = new Map<number, StartedEvents>();
  #lastId = 0;

  constructor(port: ParentPort, handlers: LinkHandlers) {
    this.#port = port;
    port.on("message", ({ data, ports }) => this.#receive(read(ToUtility, data), ports[0], handlers));
  }

  ready(): void {
    this.#tell({ type: "ready" });
  }

  failed(message: string): void {
    this.#tell({ type: "failed", message });
  }

  warned(message: string): void {
    this.#tell({ type: "warned", message });
  }

  /** Asks for a process. A utility process cannot start another one itself. */
  start(kind: StartedKind, environment: NodeJS.ProcessEnv, events: StartedEvents): Started {
    const id = ++this.#lastId;
    this.#started.set(id, events);
    this.#tell({ type: "start", id, kind, environment: defined(environment) });
    return {
      say: (message) => this.#tell({ type: "say", id, message }),
      kill: () => this.#tell({ type: "kill", id }),
    };
  }

  #receive(message: ToUtility | undefined, port: Port | undefined, handlers: LinkHandlers): void {
    switch (message?.type) {
      case "port":
        if (port !== undefined) handlers.onPort(port);
        break;
      case "close":
        handlers.onClose?.();
        break;
      case "started":
        this.#started.get(message.id)?.started?.(message.pid ?? undefined, port);
        break;
      case "said":
        this.#started.get(message.id)?.said?.(message.message);
        break;
      case "exited": {
        const events = this.#started.get(message.id);
        this.#started.delete(message.id);
        events?.exited(message);
        break;
      }
    }
  }

  #tell(message: FromUtility): void {
    this.#port.postMessage(message);
  }
}

function defined(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
