import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ContractError } from "../../../core/errors.ts";
import type { DatabasePreview } from "../../../engine/contract/databases.ts";
import { MAX_DATABASE_BYTES } from "../../../engine/contract/limits.ts";
import { useEngine } from "../../connection/engine.tsx";
import { inShownLanguage } from "../../connection/errors.ts";
import { base64Of } from "../../files/base64.ts";

/** A database, by where it lies or as a file of the page. */
export type ChosenDatabase = { readonly path: string } | { readonly file: File };

interface Attempt {
  readonly chosen: ChosenDatabase;
  /** Aborted when it is given up. */
  readonly signal: AbortSignal;
}

export interface DatabaseOpening {
  readonly isPending: boolean;
  /** Why the last one could not be opened. */
  readonly error: Error | null;
  /**
   * Opens a database. One that was being opened is given up.
   * @param onOpened is called when it is open, if this is still shown
   */
  readonly open: (chosen: ChosenDatabase, onOpened?: () => void) => void;
  /** Gives up what is being opened, and forgets what went wrong. */
  readonly forget: () => void;
}

/**
 * Opens a database and says what is in it, unless it was given up by then.
 * @param wanted whether a database is asked for; what is being opened is given up when that ends
 */
export function useDatabasePreview(
  wanted: boolean,
  onOpened: (preview: DatabasePreview) => void,
): DatabaseOpening {
  const { t } = useTranslation();
  const engine = useEngine();
  const newest = useRef<AbortController>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async ({ chosen, signal }: Attempt) => {
      const { databases } = await engine();
      if ("path" in chosen) return databases.preview(chosen, { signal });
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
      return databases.preview({ name: file.name, base64 }, { signal });
    },
    onSuccess: (preview, { signal }) => {
      if (!signal.aborted) onOpened(preview);
    },
  });
  const forget = useCallback(() => {
    newest.current?.abort();
    reset();
  }, [reset]);
  // Who leaves, or asks for something else, does not want it any more.
  useEffect(() => (wanted ? forget : undefined), [wanted, forget]);
  return {
    isPending,
    error,
    open(chosen, whenOpen) {
      newest.current?.abort();
      newest.current = new AbortController();
      mutate({ chosen, signal: newest.current.signal }, { onSuccess: () => whenOpen?.() });
    },
    forget,
  };
}
