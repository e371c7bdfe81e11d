import { useMutation, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { Settings, SettingsChange } from "../../engine/contract/settings.ts";
import { tellProblem } from "../components/tell-problem.ts";
import { useEngine, useEngineQuery } from "../connection/engine.tsx";
import { useNavigation } from "./navigation.ts";

/** Of the settings that were read, and of every change to them. */
export const SETTINGS_KEY = ["settings"];

/** The settings; undefined until they were read. */
export function useSettings(): Settings | undefined {
  return useReadSettings().data;
}

/** The settings with what went wrong when they were read, and how they are read again. */
export function useReadSettings(): UseQueryResult<Settings> {
  return useEngineQuery(SETTINGS_KEY, (client) => client.settings.get(), {
    // Another tab may have changed them meanwhile.
    refetchOnWindowFocus: true,
  });
}

/** Changes settings; the page shows the change at once, and says so if it cannot be saved. */
export function useChangeSettings(): (change: SettingsChange) => void {
  const engine = useEngine();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: SETTINGS_KEY,
    mutationFn: async (change: SettingsChange) => (await engine()).settings.change(change),
    onMutate: (change) =>
      queries.setQueryData<Settings>(SETTINGS_KEY, (before) => before && { ...before, ...change }),
    onSuccess: (settings) => queries.setQueryData(SETTINGS_KEY, settings),
    onError: (error) => {
      // The view of the settings says itself what became of the last change.
      if (useNavigation.getState().view !== "settings") tellProblem(error);
      return queries.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });
  return mutate;
}
