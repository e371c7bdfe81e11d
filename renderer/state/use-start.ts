import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { useEngine } from "../connection/engine.tsx";
import { useNavigation, type ViewName } from "./navigation.ts";
import { RUNS_KEY } from "./runs.ts";

/** A run that is started, or why it cannot be. */
export type Starting<Asked> = UseMutationResult<{ readonly run: string }, Error, Asked>;

/** Starts a run and shows it in a view. @param start asks the engine for it */
export function useStart<Asked>(
  view: ViewName,
  start: (client: EngineClient, asked: Asked) => Promise<{ readonly run: string }>,
): Starting<Asked> {
  const engine = useEngine();
  const queries = useQueryClient();
  const { go } = useNavigation();
  return useMutation({
    mutationFn: async (asked: Asked) => start(await engine(), asked),
    onSuccess: ({ run }) => go(view, run),
    // It has started, whether or not the lists know it already.
    onSettled: () => void queries.invalidateQueries({ queryKey: RUNS_KEY }),
  });
}
