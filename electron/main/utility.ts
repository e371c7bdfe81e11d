import type { Port } from "../processes/ports.ts";
import type { ToUtility } from "../processes/protocol.ts";

/** One end of a channel that can be sent to another process, as Electron's MessagePortMain. */
export type MainPort = Port;

/** A running utility process, as Electron's UtilityProcess. */
export interface UtilityChild {
  readonly pid: number | undefined;
  readonly stderr: { on(event: "data", listener: (data: Uint8Array) => void): unknown } | null;
  postMessage(message: unknown, transfer?: MainPort[]): void;
  on(event: "message", listener: (message: unknown) => void): unknown;
  on(event: "exit", listener: (code: number) => void): unknown;
  on(event: "spawn", listener: () => void): unknown;
  kill(): boolean;
}

/** What a utility process is started with. */
export interface UtilityStart {
  /** The name that the system's list of processes shows. */
  readonly name: string;
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** As much of Electron as is needed to start utility processes and to connect them. */
export interface UtilityParts {
  start(options: UtilityStart): UtilityChild;
  channel(): { readonly port1: MainPort; readonly port2: MainPort };
}

const KEPT_CHARACTERS = 4096;

export function tell(child: UtilityChild, message: ToUtility, port?: MainPort): void {
  child.postMessage(message, port === undefined ? [] : [port]);
}

/** Collects the end of what a process writes to its standard error. */
export function lastWordsOf(child: UtilityChild): () => string {
  const decoder = new TextDecoder();
  let words = "";
  child.stderr?.on("data", (data) => {
    words = (words + decoder.decode(data, { stream: true })).slice(-KEPT_CHARACTERS);
  });
  return () => words.trim();
}

/**
 * Ends a process whatever it does. Electron asks it politely and sees to it that it is buried; but it does nothing for one that is
 * only being launched, so that one is ended as soon as it is there.
 */
export function endAtOnce(child: UtilityChild): void {
  const { pid } = child;
  child.kill();
  if (pid === undefined) {
    child.on("spawn", () => {
      if (child.pid !== undefined) endAtOnce(child);
    });
    return;
  }
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended of itself.
  }
}
