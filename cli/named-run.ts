import type { CommandContext } from "./command.ts";
import { offered } from "./home.ts";

/** The run that a command is about. @throws UsageError if none is named */
export function namedRun(command: string, { args, home }: Pick<CommandContext, "args" | "home">): string {
  return args.first(`Name a run: counterpoint ${command} RUN. ${runsListed(home)}`);
}

/** How to find the runs that can be named. */
export function runsListed(home: string): string {
  return `Runs are listed by: ${offered("runs list", home)}`;
}

/**
 * Why a run has no questions of its own, and where they are.
 * @param next what to do with one of its cells
 */
export function isASweep(run: string, next: string, home: string): string {
  return (
    `The run ${run} is a sweep, whose cells have runs of their own. ${next} ` +
    `They are listed by: ${offered(`runs show ${run}`, home)}`
  );
}
