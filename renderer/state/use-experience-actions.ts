import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ContractError } from "../../core/errors.ts";
import type { Experience } from "../../core/experience/experience.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { DEFAULT_REPOSITORY, type ImportReport } from "../../engine/contract/experience.ts";
import { shorten } from "../components/transcript/words.ts";
import { offerUndo } from "../components/undo.tsx";
import { useEngine } from "../connection/engine.tsx";
import { EXPERIENCE_KEY } from "./experience.ts";
import { saveFile } from "./save-file.ts";
import { tellProblem } from "./tell-problem.ts";
import { utf8Of } from "./utf8.ts";

/** Larger files are refused before they are read: the engine would not take them. */
const MOST_BYTES = 60_000_000;

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
  /** Hands a repository over as a file. */
  readonly save: (repository: string) => void;
}

export function useExperienceActions(): ExperienceActions {
  const { t } = useTranslation();
  const engine = useEngine();
  const refresh = useRefresh();
  const add = useExperienceAction((client, asked: AnsweredQuestion) =>
    client.experience.add({ repository: DEFAULT_REPOSITORY, ...asked }),
  );
  const restore = useExperienceAction((client, id: string) => client.experience.restore({ id }));
  const remove = useMutation({
    mutationFn: async ({ id }: Experience) => (await engine()).experience.remove({ id }),
    onError: tellProblem,
    onSuccess: ({ undoMilliseconds }, { id, task }) =>
      offerUndo(
        t("experience.removed", { task: shorten(task) }),
        () => restore.mutate(id),
        undoMilliseconds,
        t,
      ),
    onSettled: refresh,
  });
  const saving = useMutation({
    mutationFn: async (repository: string) => (await engine()).experience.export({ repository }),
    onError: tellProblem,
    onSuccess: saveFile,
  });
  return { add, remove, save: saving.mutate };
}

/** Adds what a file holds, as it was exported, to a repository. */
export function useExperienceImport(repository: string): UseMutationResult<ImportReport, Error, File> {
  const { t } = useTranslation();
  const engine = useEngine();
  return useMutation({
    mutationFn: async (file: File) => {
      const unreadable = (): ContractError =>
        new ContractError(t("experience.import.unreadable", { name: file.name }), { file: file.name });
      if (file.size > MOST_BYTES) throw unreadable();
      const text = await utf8Of(file).catch(() => {
        throw unreadable();
      });
      return (await engine()).experience.import({ repository, text });
    },
    onSettled: useRefresh(),
  });
}

function useExperienceAction<Variables>(
  act: (client: EngineClient, variables: Variables) => Promise<unknown>,
): UseMutationResult<unknown, unknown, Variables> {
  const engine = useEngine();
  return useMutation({
    mutationFn: async (variables: Variables) => act(await engine(), variables),
    onError: tellProblem,
    onSettled: useRefresh(),
  });
}

/** What is shown of experiences is read again. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: EXPERIENCE_KEY });
}
