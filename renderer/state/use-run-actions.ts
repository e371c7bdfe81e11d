import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { EngineClient, ExportFormat } from "../../engine/contract/contract.ts";
import { offerUndo } from "../components/undo.tsx";
import { useEngine } from "../connection/engine.tsx";
import { noteResumed } from "./resumed.ts";
import { saveFile } from "./save-file.ts";
import { RUNS_KEY } from "./runs.ts";
import { tellProblem } from "./tell-problem.ts";

type RunAction = UseMutationResult<unknown, unknown, string>;

/** What can be done with a run, given its id. What goes wrong is said in a notification. */
export interface RunActions {
  readonly cancel: RunAction;
  readonly pause: RunAction;
  readonly resume: RunAction;
  /** Deletes it and offers to take that back. */
  readonly remove: (run: { readonly run: string; readonly title: string }) => void;
  readonly save: (run: string, format: ExportFormat) => void;
  /** Whether a file is being made. */
  readonly saving: boolean;
}

export function useRunActions(): RunActions {
  const { t } = useTranslation();
  const engine = useEngine();
  const refresh = useRefresh();
  const restore = useRunAction((client, run) => client.runs.restore({ run }));
  const removal = useMutation({
    mutationFn: async ({ run }: { readonly run: string; readonly title: string }) =>
      (await engine()).runs.delete({ run }),
    onError: tellProblem,
    onSuccess: ({ undoMilliseconds }, { run, title }) =>
      offerUndo(t("runs.deleted", { title }), () => restore.mutate(run), undoMilliseconds, t),
    onSettled: refresh,
  });
  const saving = useMutation({
    mutationFn: async ({ run, format }: { readonly run: string; readonly format: ExportFormat }) =>
      (await engine()).runs.export({ run, format }),
    onError: tellProblem,
    onSuccess: saveFile,
  });
  return {
    cancel: useRunAction((client, run) => client.runs.cancel({ run })),
    pause: useRunAction((client, run) => client.runs.pause({ run })),
    resume: useRunAction(async (client, run) => {
      await client.runs.resume({ run });
      noteResumed(run);
    }),
    remove: (run) => removal.mutate(run),
    save: (run, format) => saving.mutate({ run, format }),
    saving: saving.isPending,
  };
}

function useRunAction(act: (client: EngineClient, run: string) => Promise<unknown>): RunAction {
  const engine = useEngine();
  return useMutation({
    mutationFn: async (run: string) => act(await engine(), run),
    onError: tellProblem,
    onSettled: useRefresh(),
  });
}

/** What is shown of runs is read again. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: RUNS_KEY });
}
