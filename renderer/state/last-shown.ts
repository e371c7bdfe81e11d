import { useEffect } from "react";
import { create } from "zustand";
import type { FollowedRun } from "./followed-run.ts";

/** The views that show a run again when they are come back to without one in the address. */
type RememberingView = "ask" | "evaluate";

interface LastShown {
  readonly runs: Readonly<Record<RememberingView, string | null>>;
  /** Runs that were deleted from this page. */
  readonly deleted: readonly string[];
}

export const useLastShown = create<LastShown>(() => ({
  runs: { ask: null, evaluate: null },
  deleted: [],
}));

/**
 * The run that a view showed last, until it is put away or deleted. No list of runs tells that: one that is starting, or that
 * failed before it was kept, is in none.
 */
export function lastShown(view: RememberingView, { runs, deleted }: LastShown): string | null {
  const run = runs[view];
  return run === null || deleted.includes(run) ? null : run;
}

/** Notes which run a view shows. @param run null: what it showed is put away */
export function noteShown(view: RememberingView, run: string | null): void {
  useLastShown.setState(({ runs }) => ({ runs: { ...runs, [view]: run } }));
}

/** Notes that a run was deleted from this page. */
export function noteDeleted(run: string): void {
  useLastShown.setState(({ deleted }) => ({ deleted: [...deleted, run] }));
}

/** Notes that the deletion of a run was taken back. */
export function noteRestored(run: string): void {
  useLastShown.setState(({ deleted }) => ({ deleted: deleted.filter((one) => one !== run) }));
}

/**
 * Has a view show a run again when it is come back to. One that cannot be followed, such as one that was deleted elsewhere, it
 * shows only until it is left.
 */
export function useRememberShown(
  view: RememberingView,
  run: string,
  { problem }: Pick<FollowedRun, "problem">,
): void {
  useEffect(() => {
    noteShown(view, run);
    return () => {
      if (problem !== null) noteShown(view, null);
    };
  }, [view, run, problem]);
}
