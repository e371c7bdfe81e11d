import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, type UseQueryResult } from "@tanstack/react-query";
import type { EngineClient } from "../../../engine/contract/contract.ts";
import { useEngineQuery } from "../../connection/engine.tsx";
import { ESTIMATES_KEY } from "../../state/runs.ts";

const PAUSE_MILLISECONDS = 300;

interface Estimate<Told> {
  /** What was told last stays in it until it is told anew. */
  readonly query: UseQueryResult<Told>;
  /** What the query asks for, as JSON. */
  readonly said: string;
}

/**
 * What something will take, told before it starts, and anew when what is asked for has not changed for a moment.
 * @param kind tells what is read apart from other estimates of the same request
 * @param asked what is asked for, as JSON can say it
 */
export function useEstimate<Asked, Told>(
  kind: "question" | "comparison" | "sweep",
  asked: Asked,
  read: (client: EngineClient, asked: Asked, signal: AbortSignal) => Promise<Told>,
): Estimate<Told> {
  // It is made anew at each drawing; what it says is what counts.
  const [said] = useDebouncedValue(JSON.stringify(asked), PAUSE_MILLISECONDS);
  const query = useEngineQuery(
    [...ESTIMATES_KEY, kind, said],
    (client, signal) => read(client, JSON.parse(said) as Asked, signal),
    { placeholderData: keepPreviousData },
  );
  return { query, said };
}
