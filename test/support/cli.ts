import process from "node:process";
import { fileURLToPath } from "node:url";
import {
  runProgram,
  startFed,
  startProgram,
  type ProgramEnd,
  type ProgramOptions,
  type RunningProgram,
} from "./programs.ts";

const MAIN = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));

export interface CommandOptions {
  readonly home: string;
  /** The folder at hand; by default that of the tests. */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The command line as a person starts it, in a process of its own. */
export function counterpoint(args: readonly string[], options: CommandOptions): Promise<ProgramEnd> {
  return runProgram(process.execPath, [MAIN, ...args], inTerminal(options));
}

/** Starts a command as a person does in a terminal of their own; it is killed when the running test ends. */
export function startCommand(args: readonly string[], options: CommandOptions): RunningProgram {
  return startProgram(process.execPath, [MAIN, ...args], inTerminal(options));
}

/** Starts a command into whose standard input a file is piped. */
export function startPiped(file: string, args: readonly string[], options: CommandOptions): RunningProgram {
  const line = 'cat "$0" | "$@"';
  return startProgram("sh", ["-c", line, file, process.execPath, MAIN, ...args], inTerminal(options));
}

/** Starts a command into whose standard input, a socket, these bytes are written. */
export function startCommandFed(
  input: Uint8Array,
  args: readonly string[],
  options: CommandOptions,
): RunningProgram {
  return startFed(input, process.execPath, [MAIN, ...args], inTerminal(options));
}

/** Starts a command whose standard output goes into a file. */
export function startInto(file: string, args: readonly string[], options: CommandOptions): RunningProgram {
  const line = '"$@" > "$0"';
  return startProgram("sh", ["-c", line, file, process.execPath, MAIN, ...args], inTerminal(options));
}

/** As `startInto`, where the file cannot grow beyond the first kilobyte, as on a disk that is nearly full. */
export function startIntoShort(
  file: string,
  args: readonly string[],
  options: CommandOptions,
): RunningProgram {
  const line = 'ulimit -f 1; "$@" > "$0"';
  // Of the compile cache, half a file could be left.
  const environment = { ...options.environment, NODE_DISABLE_COMPILE_CACHE: "1" };
  const limited = inTerminal({ ...options, environment });
  return startProgram("sh", ["-c", line, file, process.execPath, MAIN, ...args], limited);
}

function inTerminal({ home, folder, environment }: CommandOptions): ProgramOptions {
  return { cwd: folder, env: { COUNTERPOINT_HOME: home, NO_COLOR: "1", ...environment } };
}
