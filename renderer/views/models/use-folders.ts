import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Settings } from "../../../engine/contract/settings.ts";
import { tellProblem } from "../../components/tell-problem.ts";
import { useEngine } from "../../connection/engine.tsx";
import { MODELS_KEY } from "../../state/models.ts";
import { SETTINGS_KEY, useSettings } from "../../state/settings.ts";

type Folders = readonly string[];

/**
 * The folders that a person had searched for models; when they change, models are looked for anew. A change that cannot be
 * saved says so in a notification.
 */
export function useFolders(): {
  readonly folders: Folders;
  /** Puts one at the end, wherever it was. */
  readonly add: (folder: string) => void;
  readonly remove: (folder: string) => void;
} {
  const folders = useSettings()?.modelFolders ?? [];
  const engine = useEngine();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    // They are changed as they are at that moment.
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
  return {
    folders,
    add: (folder) => mutate((all) => [...without(all, folder), folder]),
    remove: (folder) => mutate((all) => without(all, folder)),
  };
}

function without(folders: Folders, folder: string): Folders {
  return folders.filter((other) => other !== folder);
}
