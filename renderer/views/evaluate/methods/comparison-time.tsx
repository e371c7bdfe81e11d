import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { EngineClient } from "../../../../engine/contract/contract.ts";
import { timeOfRun, timeOfSweep, type KnownTime } from "../../../components/estimate/known-time.ts";
import { TimeBefore } from "../../../components/estimate/time-before.tsx";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { ESTIMATES_KEY } from "../../../state/runs.ts";
import type { ComparisonRequest } from "../evaluations.ts";

const PAUSE_MILLISECONDS = 300;

/** About how long a comparison takes; nothing as long as the engine has not worked that out. */
export function ComparisonTime({ comparison }: { readonly comparison: ComparisonRequest }): ReactNode {
  // The request is made anew at each drawing; what it says is what counts.
  const [said] = useDebouncedValue(JSON.stringify(comparison), PAUSE_MILLISECONDS);
  const time = useEngineQuery(
    [...ESTIMATES_KEY, said],
    (client, signal) => readTime(client, JSON.parse(said) as ComparisonRequest, signal),
    { placeholderData: keepPreviousData },
  );
  if (time.data === undefined) return null;
  return (
    <>
      {" · "}
      <TimeBefore time={time.data} />
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
