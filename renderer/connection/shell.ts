import type { ShellApi } from "../../engine/contract/shell.ts";

declare global {
  interface Window {
    /** Put there by the desktop shell's preload script; a browser has no such thing. */
    readonly counterpointShell?: ShellApi;
  }
}

/** What the desktop shell offers; undefined in a browser. */
export function shell(): ShellApi | undefined {
  return window.counterpointShell;
}
