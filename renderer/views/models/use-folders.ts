import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Settings } from "../../../engine/contract/settings.ts";
import { useEngine } from "../../connection/engine.tsx";
import { errorRecord } from "../../connection/errors.ts";
import { MODELS_KEY } from "../../state/models.ts";
import { SETTINGS_KEY, useSettings } from "../../state/settings.tsx";

type Folders = readonly string[];

/** The folders that a person had searched for models; when they change, models are looked for anew. */
export function useFolders(): {
  readonly folders: Folders;
  /** Changes them as they are at that moment. */
  readonly change: (next: (folders: Folders) => Folders) => void;
  /** Why the last change was refused. */
  readonly problem: string | null;
} {
  const folders = useSettings()?.modelFolders ?? [];
  const engine = useEngine();
  const queries = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: async (next: (folders: Folders) => Folders) => {
      const { settings } = await engine();
      return settings.change({ modelFolders: next((await settings.get()).modelFolders) });
    },
    onSuccess: (settings) => {
      queries.setQueryData<Settings>(SETTINGS_KEY, settings);
      return queries.invalidateQueries({ queryKey: MODELS_KEY });
    },
  });
  return { folders, change: mutate, problem: error === null ? null : errorRecord(error).message };
}
