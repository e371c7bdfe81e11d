import type { ParsedArguments } from "./arguments.ts";

/** The run that a command is about. @throws UsageError if none is named */
export function namedRun(command: string, args: ParsedArguments): string {
  return args.first(`Name a run: counterpoint ${command} RUN. "runs list" names them.`);
}
