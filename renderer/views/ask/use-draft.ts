import { create } from "zustand";
import { EMPTY_DRAFT, readDraft, type Draft, type DraftChange } from "./draft.ts";

const KEY = "counterpoint:ask-draft";

/** Beside the page's storage, so that what is not to be kept outlives a change of views without being written. */
const useStore = create<{ readonly draft: Draft }>(() => ({ draft: read() }));

/**
 * The question that is being written.
 * @param keep false: nothing of it is written to the page's storage, and what was is erased
 */
export function useDraft(keep: boolean): readonly [draft: Draft, change: (change: DraftChange) => void] {
  const { draft } = useStore();
  return [
    draft,
    (change) => {
      const next = typeof change === "function" ? change(useStore.getState().draft) : change;
      useStore.setState({ draft: next });
      storeDraft(next, keep);
    },
  ];
}

/** Writes the draft where a reload finds it, or erases it there. */
export function storeDraft(draft: Draft, keep: boolean): void {
  if (keep) sessionStorage.setItem(KEY, JSON.stringify(draft));
  else sessionStorage.removeItem(KEY);
}

function read(): Draft {
  try {
    return readDraft(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return EMPTY_DRAFT;
  }
}
