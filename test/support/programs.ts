import { spawn, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, expect } from "vitest";

/** How a program ended, and what it wrote. */
export interface ProgramEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that goes on in a process of its own. */
export interface RunningProgram {
  readonly pid: number;
  /** What it wrote to standard error so far. */
  log(): string;
  /** Waits until it has written that to standard error. @throws Error if it ends without */
  says(text: string | RegExp): Promise<void>;
  /** Reads no more of what it writes there. */
  stopReading(output: "stdout" | "stderr"): void;
  kill(signal: "SIGINT" | "SIGHUP" | "SIGKILL"): void;
  /** Rejects with the system's error if it could not be started. */
  readonly end: Promise<ProgramEnd>;
}

export interface ProgramOptions {
  /** The folder at hand; by default that of the tests. */
  readonly cwd?: string | undefined;
  /** What its environment has beside that of the tests. */
  readonly env?: NodeJS.ProcessEnv | undefined;
}

const running = new Set<ChildProcess>();
const killAll = (): void => running.forEach((child) => child.kill("SIGKILL"));
// Also what a hook of the whole file started: no program outlives the test at hand.
afterEach(killAll);
afterAll(killAll);

/** Runs a program until it ends, or until the running test does, which may run out of time. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramEnd> {
  return startProgram(command, args, options).end;
}

/**
 * Runs a script of the tests, and kills it once it has written so many lines, or so many milliseconds later.
 * @returns all lines that it wrote
 */
export async function killAfter(
  script: URL,
  args: readonly string[],
  lines: number,
  milliseconds = 0,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  killAtTheEnd(child);
  const ended = once(child, "close");
  const told: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (told.push(line) === lines) setTimeout(() => child.kill("SIGKILL"), milliseconds);
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
  return told;
}

/** Starts a program; it is killed when the running test ends. */
export function startProgram(
  command: string,
  args: readonly string[],
  options?: ProgramOptions,
): RunningProgram {
  return followed(spawn(command, args, { ...surroundings(options), stdio: ["ignore", "pipe", "pipe"] }));
}

/** As `startProgram`; into its standard input, which is a socket, these bytes are written. */
export function startFed(
  input: Uint8Array,
  command: string,
  args: readonly string[],
  options?: ProgramOptions,
): RunningProgram {
  const child = spawn(command, args, { ...surroundings(options), stdio: ["pipe", "pipe", "pipe"] });
  // It may end before it has read them all.
  child.stdin.on("error", () => undefined).end(input);
  return followed(child);
}

function surroundings({ cwd, env }: ProgramOptions = {}) {
  return { cwd, env: { ...process.env, ...env } };
}

function followed(child: ChildProcessByStdio<Writable | null, Readable, Readable>): RunningProgram {
  killAtTheEnd(child);
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const end = once(child, "close").then(([code]) => ({ code: code as number | null, stdout, stderr }));
  return {
    pid: child.pid ?? 0,
    end,
    log: () => stderr,
    async says(text) {
      while (!(typeof text === "string" ? stderr.includes(text) : text.test(stderr))) {
        const ended = await Promise.race([end, once(child.stderr, "data").then(() => null)]);
        if (ended !== null) throw new Error(`The program ended without saying "${String(text)}":\n${stderr}`);
      }
    },
    stopReading: (output) => void child[output].destroy(),
    kill: (signal) => void child.kill(signal),
  };
}

function killAtTheEnd(child: ChildProcess): void {
  running.add(child);
  child.once("exit", () => running.delete(child));
}
