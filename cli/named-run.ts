import type { ParsedArguments } from "./arguments.ts";

/** The run that a command is about. @throws UsageError if none is named */
export function namedRun(command: string, args: ParsedArguments): string {
  return args.first(`Name a run: counterpoint ${command} RUN. "runs list" names them.`);
}

/** Why a run has no questions of its own, and where they are. */
export function isASweep(run: string): string {
  return (
    `The run ${run} is a sweep, whose cells have runs of their own: ` +
    `"counterpoint runs show ${run}" names them.`
  );
}
