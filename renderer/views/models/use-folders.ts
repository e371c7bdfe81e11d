import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Settings } from "../../../engine/contract/settings.ts";
import { useEngine } from "../../connection/engine.tsx";
import { MODELS_KEY } from "../../state/models.ts";
import { SETTINGS_KEY, useSettings } from "../../state/settings.tsx";
import { tellProblem } from "../../state/tell-problem.ts";

type Folders = readonly string[];

/**
 * The folders that a person had searched for models; when they change, models are looked for anew. A change that cannot be
 * saved says so in a notification.
 */
export function useFolders(): {
  readonly folders: Folders;
  /** Changes them as they are at that moment. */
  readonly change: (next: (folders: Folders) => Folders) => void;
} {
  const folders = useSettings()?.modelFolders ?? [];
  const engine = useEngine();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (next: (folders: Folders) => Folders) => {
      const { settings } = await engine();
      return settings.change({ modelFolders: next((await settings.get()).modelFolders) });
    },
    onError: tellProblem,
    onSuccess: (settings) => {
      queries.setQueryData<Settings>(SETTINGS_KEY, settings);
      return queries.invalidateQueries({ queryKey: MODELS_KEY });
    },
  });
  return { folders, change: mutate };
}
