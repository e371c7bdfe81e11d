import type { ReactNode } from "react";
import type { EngineClient } from "../../../../engine/contract/contract.ts";
import { timeOfRun, timeOfSweep, type KnownTime } from "../../../components/estimate/known-time.ts";
import { TimeBefore } from "../../../components/estimate/time-before.tsx";
import { useEstimate } from "../../../components/estimate/use-estimate.ts";
import type { ComparisonRequest } from "../evaluations.ts";

/** What a comparison takes, as soon as the engine has worked it out. */
export function useComparisonTime(comparison: ComparisonRequest): KnownTime | undefined {
  return useEstimate("comparison", comparison, readTime).query.data;
}

/** About how long a comparison takes; nothing as long as the engine has not worked that out. */
export function ComparisonTime({ comparison }: { readonly comparison: ComparisonRequest }): ReactNode {
  const time = useComparisonTime(comparison);
  const models = comparison.kind === "sweep" ? (comparison.request.models ?? []) : [];
  if (time === undefined) return null;
  return (
    <>
      {" · "}
      <TimeBefore time={time} named={models.length > 1} />
    </>
  );
}

async function readTime(
  { runs }: EngineClient,
  { kind, request }: ComparisonRequest,
  signal: AbortSignal,
): Promise<KnownTime> {
  return kind === "sweep"
    ? timeOfSweep(await runs.planSweep(request, { signal }))
    : timeOfRun(await runs.estimate(request, { signal }));
}
