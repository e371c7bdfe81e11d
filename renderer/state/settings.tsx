import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Settings, SettingsChange } from "../../engine/contract/settings.ts";
import { useEngine, useEngineQuery } from "../connection/engine.tsx";

const KEY = ["settings"];

/** The settings; undefined until they were read. */
export function useSettings(): Settings | undefined {
  return useEngineQuery(KEY, (client) => client.settings.get()).data;
}

/** Changes settings; the page shows the change at once. */
export function useChangeSettings(): (change: SettingsChange) => void {
  const engine = useEngine();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (change: SettingsChange) => (await engine()).settings.change(change),
    onMutate: (change) => queries.setQueryData<Settings>(KEY, (before) => before && { ...before, ...change }),
    onSuccess: (settings) => queries.setQueryData(KEY, settings),
    onError: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return mutate;
}
