import type { LiveRun } from "../../../engine/contract/live.ts";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { lastShown, useLastShown } from "../../state/last-shown.ts";
import { useNavigation } from "../../state/navigation.ts";
import { ownRuns, useHistory, useLiveRuns } from "../../state/runs.ts";
import { useStart, type Starting } from "../../state/use-start.ts";
import type { ComparisonRequest } from "./evaluations.ts";

/**
 * The run whose results the Evaluate view shows: the one that the address names, else the one that was last looked at, else
 * one that goes on, else the newest that has not come to its end, from wherever it was started.
 */
export function useComparison(): string | null {
  const { view, run } = useNavigation();
  const last = useLastShown((shown) => lastShown("evaluate", shown));
  const live = useLiveRuns().data ?? [];
  const listed = useHistory().data ?? [];
  return view === "evaluate" && run !== null ? run : newestComparison(last, live, listed);
}

/**
 * @param last the one that was last looked at
 * @param live the runs that go on, some of which are not in the history yet
 * @param listed those of the history
 */
export function newestComparison(
  last: string | null,
  live: readonly Pick<LiveRun, "run" | "kind" | "sweep">[],
  listed: readonly Pick<RunListing, "run" | "kind" | "finished">[],
): string | null {
  if (last !== null) return last;
  const going = ownRuns(live).find(({ kind }) => kind !== "ask");
  const unfinished = listed.find(({ kind, finished }) => kind !== "ask" && finished === null);
  return (going ?? unfinished)?.run ?? null;
}

/** Starts a comparison and shows it. */
export function useStartComparison(): Starting<ComparisonRequest> {
  return useStart("evaluate", ({ runs }, { kind, request }: ComparisonRequest) =>
    kind === "sweep" ? runs.sweep(request) : runs.evaluate(request),
  );
}
