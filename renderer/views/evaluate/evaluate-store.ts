import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { createAttempts } from "../../state/attempts.ts";
import { keeping, tabStorage } from "../../state/tab-storage.ts";
import { writtenDraft, type ColumnMapping, type EvaluateDraft } from "./evaluations.ts";

const EMPTY: EvaluateDraft = {
  preview: null,
  columns: null,
  skipBadLines: false,
  databases: "",
  limit: null,
  methods: null,
  common: {},
};

/** The chosen data and methods. They survive a reload, unless what is asked is not to be kept. */
export const useEvaluateDraft = create<EvaluateDraft>()(
  persist(() => EMPTY, {
    name: "counterpoint:comparison",
    version: 1,
    storage: createJSONStorage(() => tabStorage),
    partialize: (draft) => writtenDraft(draft, keeping.getState()),
  }),
);

// What the settings say of keeping holds for what is written already, too: this writes it anew.
keeping.subscribe(() => useEvaluateDraft.setState({}));

/** The file that the questions were read from, to read it again by other columns. A reload loses it. */
export const useQuestionFile = create<{ readonly file: File | null }>()(() => ({ file: null }));

/** Whoever reads questions begins one of these, and takes them only if it is still the newest. */
export const QUESTION_READS = createAttempts();

/** Questions that were read, and how. What was said of those before them is forgotten, unless the same file was read again. */
export function takeQuestions(
  preview: DatasetPreview,
  {
    file = null,
    columns = null,
  }: { readonly file?: File | null; readonly columns?: ColumnMapping | null } = {},
): void {
  const isReadAgain = file !== null && file === useQuestionFile.getState().file;
  const { limit, skipBadLines, databases } = isReadAgain ? useEvaluateDraft.getState() : EMPTY;
  useQuestionFile.setState({ file });
  useEvaluateDraft.setState({ preview, columns, limit, skipBadLines, databases });
}
