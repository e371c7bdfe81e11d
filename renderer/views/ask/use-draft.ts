import { create } from "zustand";
import { ownChoices } from "../../components/run-choices/use-run-choices.ts";
import { keeping, tabStorage } from "../../state/tab-storage.ts";
import { EMPTY_DRAFT, readDraft, type Draft, type DraftChange } from "./draft.ts";

const KEY = "counterpoint:ask-draft";

/** Beside the page's storage, so that what is not to be kept outlives a change of views without being written. */
const useStore = create<{ readonly draft: Draft }>(() => ({ draft: read() }));

keeping.subscribe(storeDraft);

/** The question that is being written. */
export function useDraft(): Draft {
  return useStore().draft;
}

/** Changes the question that is being written. */
export function changeDraft(change: DraftChange): void {
  useStore.setState(({ draft }) => ({ draft: typeof change === "function" ? change(draft) : change }));
  storeDraft();
}

/**
 * Writes the draft where a reload finds it if the view's own choice, or else the settings, keep what is asked; else erases it
 * there. Until it is known nothing is written.
 */
export function storeDraft(): void {
  const keep = ownChoices("ask").keep ?? keeping.getState() ?? false;
  if (keep) tabStorage.setItem(KEY, JSON.stringify(useStore.getState().draft));
  else tabStorage.removeItem(KEY);
}

function read(): Draft {
  try {
    return readDraft(JSON.parse(tabStorage.getItem(KEY) ?? "null"));
  } catch {
    return EMPTY_DRAFT;
  }
}
