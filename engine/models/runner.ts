import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const KEPT_CHARACTERS = 16_000;

/** How a child process ended. */
export interface ProcessEnd {
  /** null if a signal ended it. */
  readonly exitCode: number | null;
  /** The last part of what it wrote to its standard error. */
  readonly stderr: string;
}

export interface ProcessOptions {
  readonly env: NodeJS.ProcessEnv;
  /** The folder it works in. Python runs modules that lie there before its own, so it must be nobody else's. */
  readonly cwd: string;
  readonly signal?: AbortSignal;
  /** Told each line that it writes to its standard output or error, as it is written. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs a program without a shell, with no input, and waits for its end. Rejects with the system's error if it cannot
 * be started, and with an AbortError after `signal`, which ends the program.
 */
export type ProcessRunner = (
  command: string,
  args: readonly string[],
  options: ProcessOptions,
) => Promise<ProcessEnd>;

export const runProcess: ProcessRunner = (command, args, { onLine, ...options }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
    let stderr = "";
    let failure: Error | undefined;
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr = (stderr + text).slice(-KEPT_CHARACTERS);
    });
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => onLine?.(line));
    }
    child.once("error", (error) => {
      failure = error;
      if (child.pid === undefined) reject(error);
    });
    // After an abort, what the program holds open is released only when it has really ended.
    child.once("close", (exitCode) => {
      if (failure === undefined) resolve({ exitCode, stderr });
      else reject(failure);
    });
  });
