import type { Flags, ParsedArguments } from "./arguments.ts";
import type { Terminal } from "./output.ts";

/** What a command gets. */
export interface CommandContext {
  readonly args: ParsedArguments;
  /** Absolute path of the folder where everything is kept. */
  readonly home: string;
  readonly terminal: Terminal;
  /** Aborted by Ctrl+C. */
  readonly signal: AbortSignal;
}

/** One command of the command line. */
export interface Command {
  /** As it is called, e.g. `models fetch`. */
  readonly name: string;
  /** What follows the name, e.g. `"QUESTION"`. */
  readonly usage: string;
  readonly help: string;
  readonly flags: Flags;
  /** Largest number of arguments that are not flags. */
  readonly positionals: number;
  run(context: CommandContext): Promise<void>;
}
