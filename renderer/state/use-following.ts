import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { canGoOn } from "../../engine/contract/run-states.ts";
import type { FollowedRun } from "./followed-run.ts";
import { useRun } from "./use-run.ts";
import { useResumedAt } from "./resumed.ts";
import { RUNS_KEY, useLiveRuns } from "./runs.ts";

/** A run that stood still, as it was then. */
interface Rest {
  readonly run: string;
  readonly last: FollowedRun;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Whether it has been gone on with. */
  readonly isOver: boolean;
}

/**
 * Follows a run as `useRun` does, and again when one that was paused or interrupted is gone on with, wherever that was
 * asked for. Until it is heard of again it is shown as it stood.
 * @param question the one whose turns are wanted
 */
export function useFollowing(run: string | null, question?: string): FollowedRun {
  const queries = useQueryClient();
  const live = useLiveRuns();
  const resumed = useResumedAt(run);
  const [rest, setRest] = useState<Rest | null>(null);
  const stood = rest?.run === run ? rest : null;
  const resting = stood?.isOver === false ? stood : null;
  const goesOn = live.data?.some((one) => one.run === run) === true;
  const wentOn = Math.max(resumed, goesOn ? live.dataUpdatedAt : 0);
  // What was heard before the run stood still knows nothing of its going on.
  if (resting !== null && wentOn > resting.since) setRest({ ...resting, isOver: true });

  const followed = useRun(resting === null ? run : null, question, stood?.since);
  const { end, phase, problem, wasGoing } = followed;
  useEffect(() => {
    if (end === null) return;
    if (wasGoing) void queries.invalidateQueries({ queryKey: RUNS_KEY });
    if (canGoOn(end.state)) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- it is the stream's end that puts the run to rest
      setRest({ run: end.run, last: followed, since: Date.now(), isOver: false });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the end says it all
  }, [end]);
  const isHeardOf = phase !== null || problem !== null;
  return stood !== null && !isHeardOf ? stood.last : followed;
}
