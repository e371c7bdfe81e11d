import type { UseMutationResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ExportFormat } from "../../engine/contract/exported-file.ts";
import { offerUndo } from "../components/undo.tsx";
import { saveFile } from "../files/save-file.ts";
import { noteDeleted, noteRestored } from "./last-shown.ts";
import { noteResumed } from "./resumed.ts";
import { RUNS_KEY } from "./runs.ts";
import { useEngineAction } from "./use-engine-action.ts";

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
  const restore = useEngineAction(
    RUNS_KEY,
    (client, run: string) => client.runs.restore({ run }),
    (_result, run) => noteRestored(run),
  );
  const removal = useEngineAction(
    RUNS_KEY,
    (client, { run }: { readonly run: string; readonly title: string }) => client.runs.delete({ run }),
    ({ undoMilliseconds }, { run, title }) => {
      noteDeleted(run);
      offerUndo(t("runs.deleted", { title }), () => restore.mutate(run), t, undoMilliseconds);
    },
  );
  const saving = useEngineAction(
    null,
    (client, asked: { readonly run: string; readonly format: ExportFormat }) => client.runs.export(asked),
    saveFile,
  );
  return {
    cancel: useEngineAction(RUNS_KEY, (client, run: string) => client.runs.cancel({ run })),
    pause: useEngineAction(RUNS_KEY, (client, run: string) => client.runs.pause({ run })),
    resume: useEngineAction(RUNS_KEY, async (client, run: string) => {
      await client.runs.resume({ run });
      noteResumed(run);
    }),
    remove: (run) => removal.mutate(run),
    save: (run, format) => saving.mutate({ run, format }),
    saving: saving.isPending,
  };
}
