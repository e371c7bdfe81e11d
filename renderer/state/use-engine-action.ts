import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from "@tanstack/react-query";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { tellProblem } from "../components/tell-problem.ts";
import { useEngine } from "../connection/engine.tsx";

/**
 * Something that the engine can be asked to do. What goes wrong is said in a notification.
 * @param key of what the engine said before and is asked for again then, however it ended; null: of nothing
 */
export function useEngineAction<Variables, Result>(
  key: QueryKey | null,
  act: (client: EngineClient, variables: Variables) => Promise<Result>,
  onSuccess: (result: Result, variables: Variables) => void = () => undefined,
): UseMutationResult<Result, unknown, Variables> {
  const engine = useEngine();
  const queries = useQueryClient();
  return useMutation<Result, unknown, Variables>({
    mutationFn: async (variables) => act(await engine(), variables),
    onError: tellProblem,
    onSuccess,
    onSettled: () => key && queries.invalidateQueries({ queryKey: key }),
  });
}
