import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ContractError } from "../../../core/errors.ts";
import type { DatabasePreview } from "../../../engine/contract/databases.ts";
import { MAX_DATABASE_BYTES } from "../../../engine/contract/limits.ts";
import { useEngine } from "../../connection/engine.tsx";
import { inShownLanguage } from "../../connection/errors.ts";
import { base64Of } from "../../files/base64.ts";
import { createAttempts } from "../../state/attempts.ts";

/** A database, by where it lies or as a file of the page. */
export type ChosenDatabase = { readonly path: string } | { readonly file: File };

const OPENINGS = createAttempts();

/** Opens a database and says what is in it, unless another one was chosen by then. */
export function useDatabasePreview(
  onOpened: (preview: DatabasePreview) => void,
): UseMutationResult<DatabasePreview, Error, ChosenDatabase> {
  const { t } = useTranslation();
  const engine = useEngine();
  return useMutation({
    mutationFn: async (chosen: ChosenDatabase) => {
      const { databases } = await engine();
      if ("path" in chosen) return databases.preview(chosen);
      const { file } = chosen;
      const unreadable = (): ContractError =>
        new ContractError(t("sql.database.unreadable", { name: file.name }), {
          file: file.name,
          ...inShownLanguage(),
        });
      // The engine would not take it, so it is not even read.
      if (file.size > MAX_DATABASE_BYTES) throw unreadable();
      const base64 = await base64Of(file).catch(() => {
        throw unreadable();
      });
      return databases.preview({ name: file.name, base64 });
    },
    onMutate: () => OPENINGS.begin(),
    onSuccess: (preview, _chosen, isNewest) => {
      if (isNewest()) onOpened(preview);
    },
  });
}
