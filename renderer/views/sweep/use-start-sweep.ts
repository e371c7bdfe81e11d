import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import type { SweepRequest } from "../../../engine/contract/requests.ts";
import { useEngine } from "../../connection/engine.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { RUNS_KEY } from "../../state/runs.ts";

/** Starts a sweep and shows it. */
export function useStartSweep(): UseMutationResult<{ readonly run: string }, unknown, SweepRequest> {
  const engine = useEngine();
  const queries = useQueryClient();
  const { go } = useNavigation();
  return useMutation({
    mutationFn: async (request: SweepRequest) => (await engine()).runs.sweep(request),
    onSuccess: ({ run }) => go("sweep", run),
    onSettled: () => queries.invalidateQueries({ queryKey: RUNS_KEY }),
  });
}
