import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import type { AskRequest } from "../../../engine/contract/requests.ts";
import { useEngine } from "../../connection/engine.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { RUNS_KEY } from "../../state/runs.ts";

/** Starts a run and shows it. */
export function useAsk(): UseMutationResult<{ readonly run: string }, Error, AskRequest> {
  const engine = useEngine();
  const queries = useQueryClient();
  const { go } = useNavigation();
  return useMutation({
    mutationFn: async (request: AskRequest) => (await engine()).runs.ask(request),
    onSuccess: ({ run }) => {
      go("ask", run);
      void queries.invalidateQueries({ queryKey: RUNS_KEY });
    },
  });
}
