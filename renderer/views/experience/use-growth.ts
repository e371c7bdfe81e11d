import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { RepositoryListing } from "../../../engine/contract/experience.ts";
import { EXPERIENCE_KEY } from "../../state/experience.ts";
import { useLiveRuns } from "../../state/runs.ts";

/**
 * Has what is shown read again when a run has put something into the repository.
 * @param held what the engine says of the repository; undefined while nothing is in it, or before it was read
 * @param shown number of experiences that are shown; undefined before they were read
 */
export function useGrowth(held: RepositoryListing | undefined, shown: number | undefined): void {
  const queries = useQueryClient();
  const runs = useLiveRuns().data ?? [];
  const reached = runs.map(({ run, done }) => `${run} ${done}`).join();
  // Only the counts: what is drawn of a large repository takes work.
  const lookAtCounts = useEffectEvent(() => {
    void queries.invalidateQueries({ queryKey: [...EXPERIENCE_KEY, "repositories"] });
  });
  const lookAtAll = useEffectEvent((experiences: number) => {
    if (shown !== undefined && shown !== experiences)
      void queries.invalidateQueries({ queryKey: EXPERIENCE_KEY });
  });
  useEffect(() => lookAtCounts(), [reached]);
  useEffect(() => {
    if (held !== undefined) lookAtAll(held.experiences);
  }, [held]);
}
