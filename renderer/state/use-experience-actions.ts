import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ContractError } from "../../core/errors.ts";
import type { Experience } from "../../core/experience/experience.ts";
import { DEFAULT_REPOSITORY, type ImportReport } from "../../engine/contract/experience.ts";
import { MAX_IMPORT_BYTES } from "../../engine/contract/limits.ts";
import { shorten } from "../components/transcript/words.ts";
import { offerUndo } from "../components/undo.tsx";
import { useEngine } from "../connection/engine.tsx";
import { inShownLanguage } from "../connection/errors.ts";
import { saveFile } from "../files/save-file.ts";
import { utf8Of } from "../files/utf8.ts";
import { EXPERIENCE_KEY } from "./experience.ts";
import { useEngineAction } from "./use-engine-action.ts";

/** A question of a run. */
export interface AnsweredQuestion {
  readonly run: string;
  readonly question: string;
}

/** What can be done with experiences. What goes wrong is said in a notification, but for a file that cannot be imported. */
export interface ExperienceActions {
  /** Keeps the solution of a question in the default repository. */
  readonly add: UseMutationResult<unknown, unknown, AnsweredQuestion>;
  /** Takes one out and offers to put it back. */
  readonly remove: UseMutationResult<unknown, unknown, Experience>;
  /** Empties a repository and offers to put all back. */
  readonly removeAll: UseMutationResult<unknown, unknown, string>;
  /** Hands a repository over as a file. */
  readonly save: (repository: string) => void;
}

export function useExperienceActions(): ExperienceActions {
  const { t } = useTranslation();
  const add = useEngineAction(EXPERIENCE_KEY, (client, asked: AnsweredQuestion) =>
    client.experience.add({ repository: DEFAULT_REPOSITORY, ...asked }),
  );
  const restore = useEngineAction(EXPERIENCE_KEY, (client, id: string) => client.experience.restore({ id }));
  const remove = useEngineAction(
    EXPERIENCE_KEY,
    (client, { id }: Experience) => client.experience.remove({ id }),
    ({ undoMilliseconds }, { id, task }) =>
      offerUndo(
        t("experience.removed", { task: shorten(task) }),
        () => restore.mutate(id),
        t,
        undoMilliseconds,
      ),
  );
  const restoreAll = useEngineAction(
    EXPERIENCE_KEY,
    (client, emptied: { readonly repository: string; readonly since: number }) =>
      client.experience.restoreAll(emptied),
  );
  const removeAll = useEngineAction(
    EXPERIENCE_KEY,
    (client, repository: string) => client.experience.removeAll({ repository }),
    ({ experiences, since, undoMilliseconds }, repository) =>
      offerUndo(
        t("experience.emptied", { count: experiences, repository }),
        () => restoreAll.mutate({ repository, since }),
        t,
        undoMilliseconds,
      ),
  );
  const saving = useEngineAction(
    null,
    (client, repository: string) => client.experience.export({ repository }),
    saveFile,
  );
  return { add, remove, removeAll, save: saving.mutate };
}

/** Adds what a file holds, as it was exported, to a repository. */
export function useExperienceImport(repository: string): UseMutationResult<ImportReport, Error, File> {
  const { t } = useTranslation();
  const engine = useEngine();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const unreadable = (): ContractError =>
        new ContractError(t("experience.import.unreadable", { name: file.name }), {
          file: file.name,
          ...inShownLanguage(),
        });
      // The engine would not take it, so it is not even read.
      if (file.size > MAX_IMPORT_BYTES) throw unreadable();
      const text = await utf8Of(file).catch(() => {
        throw unreadable();
      });
      return (await engine()).experience.import({ repository, text });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: EXPERIENCE_KEY }),
  });
}
