import type { ParsedArguments } from "./arguments.ts";
import { UsageError } from "./usage-error.ts";

/** The run that a command is about. @throws UsageError if none is named */
export function namedRun(command: string, { positionals }: ParsedArguments): string {
  const [run] = positionals;
  if (run !== undefined) return run;
  throw new UsageError(`Name a run: counterpoint ${command} RUN. "runs list" names them.`);
}
