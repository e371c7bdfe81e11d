import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { CliEnd } from "./cli.ts";

const MAIN = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));

/** A command that goes on in a process of its own. */
export interface RunningCommand {
  readonly pid: number;
  /** What it wrote to standard error so far. */
  log(): string;
  /** Waits until it has written that. @throws Error if it ends without */
  says(text: string | RegExp): Promise<void>;
  kill(signal: "SIGINT" | "SIGHUP" | "SIGKILL"): void;
  readonly end: Promise<CliEnd>;
}

export interface CommandOptions {
  readonly home: string;
  /** The folder at hand; by default that of the tests. */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a command as a person does in a terminal of their own; it is killed when the running test ends. */
export function startCommand(
  args: readonly string[],
  { home, folder, environment }: CommandOptions,
): RunningCommand {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, COUNTERPOINT_HOME: home, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    ...(folder !== undefined && { cwd: folder }),
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("The command could not be started.");
  onTestFinished(() => void child.kill("SIGKILL"));
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const end = once(child, "close").then(([code]) => ({ code: code as number | null, stdout, stderr }));
  return {
    pid,
    end,
    log: () => stderr,
    async says(text) {
      while (!(typeof text === "string" ? stderr.includes(text) : text.test(stderr))) {
        const ended = await Promise.race([end, once(child.stderr, "data").then(() => null)]);
        if (ended !== null) throw new Error(`The command ended without saying "${String(text)}":\n${stderr}`);
      }
    },
    kill: (signal) => void child.kill(signal),
  };
}
