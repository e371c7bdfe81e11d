// The part of Electron's API that the utility processes use, so that they can be tried without Electron.

/** One end of a channel, as Electron gives it to main and utility processes. */
export interface Port {
  postMessage(message: unknown): void;
  on(event: "message", listener: (event: { readonly data: unknown }) => void): unknown;
  on(event: "close", listener: () => void): unknown;
  /** Messages wait until then. */
  start(): void;
  close(): void;
}

/** A utility process's way to the main process. */
export interface ParentPort {
  postMessage(message: unknown): void;
  on(
    event: "message",
    listener: (event: { readonly data: unknown; readonly ports: readonly Port[] }) => void,
  ): unknown;
}

/** @throws Error outside of a utility process */
export function parentPort(): ParentPort {
  const { parentPort: port } = process as { readonly parentPort?: ParentPort };
  if (port === undefined) throw new Error("This file runs in a utility process of Electron.");
  return port;
}
