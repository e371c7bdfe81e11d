import { FromUtility, read, type StartedKind } from "../processes/protocol.ts";
import { endAtOnce, lastWordsOf, tell, type UtilityChild, type UtilityParts } from "./utility.ts";

/** The files that a utility process may have started. */
export type StartableFiles = Readonly<Record<StartedKind, string>>;

const NAMES: Readonly<Record<StartedKind, string>> = {
  model: "Counterpoint Model",
  "binary-test": "Counterpoint Driver Test",
};

/**
 * Starts processes for a utility process, which cannot do so itself, and lets both talk: with a model over a port that
 * both are handed, so that no text goes through the main process. What it started ends with it.
 */
export function brokerProcesses(owner: UtilityChild, parts: UtilityParts, files: StartableFiles): void {
  const started = new Map<number, UtilityChild>();
  owner.on("message", (input) => {
    const message = read(FromUtility, input);
    switch (message?.type) {
      case "start":
        if (!started.has(message.id)) start(message);
        break;
      case "say":
        started.get(message.id)?.postMessage(message.message);
        break;
      case "kill":
        end(message.id);
        break;
    }
  });
  owner.on("exit", () => {
    for (const id of started.keys()) end(id);
  });

  function start({ id, kind, environment }: Extract<FromUtility, { type: "start" }>): void {
    const child = tryToStart(id, { name: NAMES[kind], file: files[kind], environment });
    if (child === undefined) return;
    started.set(id, child);
    const lastWords = lastWordsOf(child);
    child.on("exit", (code) => {
      started.delete(id);
      tell(owner, { type: "exited", id, code, lastWords: lastWords() });
    });
    if (kind === "model") connect(id, child);
    else relay(id, child);
  }

  function tryToStart(id: number, options: Parameters<UtilityParts["start"]>[0]): UtilityChild | undefined {
    try {
      return parts.start(options);
    } catch (error) {
      const lastWords = error instanceof Error ? error.message : String(error);
      tell(owner, { type: "exited", id, code: null, lastWords });
      return undefined;
    }
  }

  function connect(id: number, child: UtilityChild): void {
    // A model's process may itself have a binary tested.
    brokerProcesses(child, parts, files);
    child.on("spawn", () => {
      const { port1, port2 } = parts.channel();
      tell(child, { type: "port" }, port1);
      tell(owner, { type: "started", id, pid: child.pid ?? null }, port2);
    });
  }

  function relay(id: number, child: UtilityChild): void {
    child.on("spawn", () => tell(owner, { type: "started", id, pid: child.pid ?? null }));
    child.on("message", (message) => tell(owner, { type: "said", id, message }));
  }

  function end(id: number): void {
    const child = started.get(id);
    if (child !== undefined) endAtOnce(child);
  }
}
