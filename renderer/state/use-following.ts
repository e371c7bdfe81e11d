import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { NOT_HEARD_OF, type FollowedRun } from "./followed-run.ts";
import { useRun } from "./use-run.ts";
import { RUNS_KEY, useLiveRuns } from "./runs.ts";

interface Rest {
  readonly run: string;
  readonly last: FollowedRun;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/**
 * Follows a run as `useRun` does, and again when one that was paused or interrupted is gone on with, wherever that was
 * asked for.
 * @param question the one whose turns are wanted
 */
export function useFollowing(run: string | null, question?: string): FollowedRun {
  const queries = useQueryClient();
  const live = useLiveRuns();
  const [rest, setRest] = useState<Rest | null>(null);
  const resting = rest?.run === run ? rest : null;
  const goesOn = live.data?.some((one) => one.run === run) === true;
  // What was read before the run stood still knows nothing of its going on.
  if (resting !== null && goesOn && live.dataUpdatedAt > resting.since) setRest(null);

  const followed = useRun(resting === null ? run : null, question);
  const { end } = followed;
  const standsStill = end?.state === "paused" || end?.state === "interrupted";
  useEffect(() => {
    if (end === null) return;
    void queries.invalidateQueries({ queryKey: RUNS_KEY });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it is the stream's end that puts the run to rest
    if (standsStill) setRest({ run: end.run, last: followed, since: Date.now() });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the end says it all
  }, [end]);
  return resting?.last ?? (run === null ? NOT_HEARD_OF : followed);
}
