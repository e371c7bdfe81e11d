import { keepPreviousData } from "@tanstack/react-query";
import type { LiveRun } from "../../engine/contract/live.ts";
import type { RunListing } from "../../engine/contract/reports.ts";
import { canGoOn } from "../../engine/contract/run-states.ts";
import type { FollowedRun } from "./followed-run.ts";
import { isAnyGoing, useListings, useLiveRuns } from "./runs.ts";

/** Whether more of a run is to come: it goes on, it stands still and can be gone on with, or it is over for good. */
export type Finality = "going" | "resting" | "over";

/** How a run stands that is followed. */
export function finalityOf({ phase, end }: Pick<FollowedRun, "phase" | "end">): Finality {
  if (phase !== "ended") return "going";
  return end === null || canGoOn(end.state) ? "resting" : "over";
}

/**
 * How runs stand together.
 * @param live the runs that go on
 * @param listings what the engine told of these runs; one that it does not know may still be gone on with
 */
export function finalityOfAll(
  runs: readonly string[],
  live: readonly Pick<LiveRun, "run" | "sweep">[],
  listings: readonly Pick<RunListing, "finished" | "resumable">[],
): Finality {
  if (isAnyGoing(runs, live)) return "going";
  const areOver = listings.every(({ finished, resumable }) => finished !== null && !resumable);
  return areOver && listings.length === runs.length ? "over" : "resting";
}

/** How runs stand together; undefined until the engine has told. */
export function useFinality(runs: readonly string[]): Finality | undefined {
  const live = useLiveRuns();
  const listings = useListings(runs);
  return listings.isFetched ? finalityOfAll(runs, live.data ?? [], listings.data ?? []) : undefined;
}

/**
 * How what the engine works out of runs is read, by a key that holds how they stand: anew once they stand otherwise, while what
 * was read before stays. Of runs that are over it is read once, for it cannot change.
 */
export function workedOut(finality: Finality | undefined) {
  return {
    enabled: finality !== undefined,
    staleTime: finality === "over" ? Infinity : 0,
    placeholderData: keepPreviousData,
  };
}
