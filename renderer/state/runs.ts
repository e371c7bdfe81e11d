import type { UseQueryResult } from "@tanstack/react-query";
import type { LiveRun } from "../../engine/contract/live.ts";
import { MAX_RUNS_FOUND, type RunListing, type RunTrust } from "../../engine/contract/reports.ts";
import { useEngineQuery } from "../connection/engine.tsx";

/** Everything that the engine says of runs; invalidated when one begins, ends, comes or goes. */
export const RUNS_KEY = ["runs"] as const;

/** The list of all of them. */
export const HISTORY_KEY = [...RUNS_KEY, "list"] as const;

/** What runs will take, told before they start: from earlier runs and the speeds of models. */
export const ESTIMATES_KEY = [...RUNS_KEY, "estimate"] as const;

/** Runs that are set side by side. */
export const COMPARISON_KEY = [...RUNS_KEY, "compare"] as const;

interface HowOften {
  /** Milliseconds between two looks; false: only when it is invalidated. */
  readonly refetchInterval?: number | false;
  /** Whether coming back to the window is a look, too. */
  readonly refetchOnWindowFocus?: boolean;
}

/** The runs that go on, newest first. */
export function useLiveRuns(often: HowOften = {}): UseQueryResult<readonly LiveRun[]> {
  return useEngineQuery([...RUNS_KEY, "live"], (client) => client.runs.live(), often);
}

/** Of the runs that go on, those that a person started: a sweep stands for the runs of its cells. */
export function ownRuns<Run extends Pick<LiveRun, "sweep">>(live: readonly Run[]): readonly Run[] {
  return live.filter(({ sweep }) => sweep === null);
}

/** Whether one of these runs, or of the cells of a sweep among them, goes on. */
export function isAnyGoing(
  runs: readonly string[],
  live: readonly Pick<LiveRun, "run" | "sweep">[],
): boolean {
  return live.some(({ run, sweep }) => runs.includes(run) || (sweep !== null && runs.includes(sweep)));
}

/** Runs as the history would have them, those of a sweep's cells too, which it leaves out; what is not there is left out. */
export function useListings(runs: readonly string[]): UseQueryResult<readonly RunListing[]> {
  const wanted = runs.slice(0, MAX_RUNS_FOUND);
  return useEngineQuery([...RUNS_KEY, "find", ...wanted], (client) => client.runs.find({ runs: wanted }), {
    enabled: wanted.length > 0,
  });
}

/** What an evaluation with the same settings tells of the answer of a single question; null: none tells anything. */
export function useTrust(
  run: string,
  options: { readonly enabled: boolean },
): UseQueryResult<RunTrust | null> {
  return useEngineQuery([...RUNS_KEY, "trust", run], (client) => client.runs.trust({ run }), options);
}

/** The history, newest first. */
export function useHistory(often: HowOften = {}): UseQueryResult<readonly RunListing[]> {
  return useEngineQuery(HISTORY_KEY, (client) => client.runs.list(), often);
}
