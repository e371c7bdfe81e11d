import { create } from "zustand";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import type { ErrorRecord } from "../../../core/errors.ts";
import type { DatasetPreview } from "../../../engine/contract/datasets.ts";
import { leavesNoTrace, type ColumnMapping, type EvaluateDraft, type Evaluation } from "./evaluations.ts";

interface Evaluations {
  readonly evaluations: readonly Evaluation[];
}

const EMPTY: EvaluateDraft = {
  preview: null,
  columns: null,
  skipBadLines: false,
  databases: "",
  limit: null,
  methods: null,
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

/** The chosen data and methods. They survive a reload, unless what is asked is not to be kept. */
export const useEvaluateDraft = create<EvaluateDraft>()(
  persist(() => EMPTY, {
    name: "counterpoint:evaluate",
    version: 1,
    storage: createJSONStorage(() => tabStorage),
    partialize: (draft) => (leavesNoTrace(draft) ? { ...draft, preview: null, columns: null } : draft),
  }),
);

/** The file that the questions were read from, to read it again by other columns. A reload loses it. */
export const useQuestionFile = create<{ readonly file: File | null }>()(() => ({ file: null }));

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

/** What was started and what waits for its turn. A reload goes on with it, but for what is not to be kept. */
export const useEvaluations = create<Evaluations>()(
  persist(() => ({ evaluations: [] as readonly Evaluation[] }), {
    name: "counterpoint:evaluations",
    version: 1,
    storage: createJSONStorage(() => tabStorage),
    partialize: ({ evaluations }) => ({
      evaluations: evaluations.filter(({ request }) => request.keep !== false),
    }),
  }),
);

function change(id: string, to: Partial<Evaluation>): void {
  useEvaluations.setState(({ evaluations }) => ({
    evaluations: evaluations.map((one) => (one.id === id ? { ...one, ...to } : one)),
  }));
}

export function enqueue(added: readonly Evaluation[]): void {
  useEvaluations.setState(({ evaluations }) => ({ evaluations: [...evaluations, ...added] }));
}

export const markStarted = (id: string, run: string): void => change(id, { state: "started", run });

export const markOver = (id: string, error: ErrorRecord | null = null): void =>
  change(id, { state: "over", error });

/** Takes an evaluation from the list; its run, if there is one, stays. @returns puts it back */
export function remove(id: string): () => void {
  const { evaluations } = useEvaluations.getState();
  const at = evaluations.findIndex((one) => one.id === id);
  const gone = evaluations[at];
  useEvaluations.setState({ evaluations: evaluations.filter((one) => one.id !== id) });
  return () => {
    if (gone === undefined) return;
    useEvaluations.setState(({ evaluations: now }) => ({ evaluations: now.toSpliced(at, 0, gone) }));
  };
}

/** Takes all that wait from the list. */
export function dropWaiting(): void {
  useEvaluations.setState(({ evaluations }) => ({
    evaluations: evaluations.filter(({ state }) => state !== "waiting"),
  }));
}

/** Lets one that was refused wait for its turn again. */
export const putBack = (id: string): void => change(id, { state: "waiting", error: null });
