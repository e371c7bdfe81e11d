import { create } from "zustand";
import { ownChoices } from "../../components/run-choices/use-run-choices.ts";
import { keeping, tabStorage } from "../../state/tab-storage.ts";
import { EMPTY_DRAFT, isSameDraft, readDraft, type Draft, type DraftChange } from "./draft.ts";

const KEY = "counterpoint:ask-draft";

interface Drafts {
  readonly draft: Draft;
  /** As it was asked or put there last: it can be had again. */
  readonly known: Draft;
}

/** Beside the page's storage, so that what is not to be kept outlives a change of views without being written. */
const useStore = create<Drafts>(() => ({ draft: read(), known: EMPTY_DRAFT }));

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

/** Remembers a question as asked: then it need not be kept when another one takes its place. */
export function rememberAsked(asked: Draft): void {
  useStore.setState({ known: asked });
}

/**
 * Puts another question in the place of the one that is being written.
 * @param offerUndo is given the way back if something would be lost that was typed and not asked
 */
export function replaceDraft(next: Draft, offerUndo: (undo: () => void) => void): void {
  const { draft: before, known } = useStore.getState();
  const isLost = [EMPTY_DRAFT, known, next].every((other) => !isSameDraft(before, other));
  useStore.setState({ known: next });
  changeDraft(next);
  if (!isLost) return;
  offerUndo(() => {
    const isUntouched = useStore.getState().draft === next;
    if (isUntouched) changeDraft(before);
    else replaceDraft(before, offerUndo);
    useStore.setState({ known });
  });
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
