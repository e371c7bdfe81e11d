import { useTranslation } from "react-i18next";
import { offerUndo } from "../../components/undo.tsx";
import type { Draft } from "./draft.ts";
import { replaceDraft } from "./use-draft.ts";

/** Puts another question in the place of the one that is being written, and offers to bring back what would be lost. */
export function useReplaceDraft(): (next: Draft) => void {
  const { t } = useTranslation();
  return (next) => replaceDraft(next, (undo) => offerUndo(t("ask.replaced"), undo, t));
}
