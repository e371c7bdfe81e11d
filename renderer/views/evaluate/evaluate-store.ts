import { create } from "zustand";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { createAttempts } from "../../state/attempts.ts";
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

/** Storage of this tab that is allowed to be full: then it forgets instead of failing. */
const tabStorage: StateStorage = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      sessionStorage.removeItem(name);
    }
  },
  removeItem: (name) => sessionStorage.removeItem(name),
};

/** What the settings say of keeping; null until they were read. */
let keepRuns: boolean | null = null;

/** The chosen data and methods. They survive a reload, unless what is asked is not to be kept. */
export const useEvaluateDraft = create<EvaluateDraft>()(
  persist(() => EMPTY, {
    name: "counterpoint:comparison",
    version: 1,
    storage: createJSONStorage(() => tabStorage),
    partialize: (draft) => writtenDraft(draft, keepRuns),
  }),
);

/** Heeds what the settings say of keeping, also for what has been written by then. */
export function heedKeeping(keep: boolean): void {
  if (keep === keepRuns) return;
  keepRuns = keep;
  // Writes the draft anew.
  useEvaluateDraft.setState({});
}

/** The file that the questions were read from, to read it again by other columns. A reload loses it. */
export const useQuestionFile = create<{ readonly file: File | null }>()(() => ({ file: null }));

/** Whoever reads questions begins one of these, and takes them only if it is still the newest. */
export const QUESTION_READS = createAttempts();

/** Questions that were read, and how. What was said of those before them is forgotten. */
export function takeQuestions(
  preview: DatasetPreview,
  {
    file = null,
    columns = null,
  }: { readonly file?: File | null; readonly columns?: ColumnMapping | null } = {},
): void {
  useQuestionFile.setState({ file });
  useEvaluateDraft.setState({ preview, columns, limit: null, skipBadLines: false, databases: "" });
}
