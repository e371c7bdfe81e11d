import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BenchState } from "../../engine/contract/models.ts";
import { useStream } from "../connection/use-stream.ts";
import { MODELS_KEY } from "./models.ts";
import { ESTIMATES_KEY } from "./runs.ts";

/** Whether a model's speed is being measured; undefined until the engine said so. */
export function useBench(): BenchState | undefined {
  const [bench, setBench] = useState<BenchState>();
  useStream<BenchState>(
    "bench",
    (client, signal) => client.models.watchBench(undefined, { signal }),
    setBench,
  );
  return bench;
}

/** Reads anew what rests on the speeds of models, whenever one was measured. */
export function useMeasuredSpeeds(): void {
  const bench = useBench();
  const queries = useQueryClient();
  const end = bench?.state === "idle" ? bench.last : null;
  useEffect(() => {
    if (end?.result !== "done") return;
    for (const queryKey of [MODELS_KEY, ESTIMATES_KEY]) void queries.invalidateQueries({ queryKey });
  }, [end, queries]);
}
