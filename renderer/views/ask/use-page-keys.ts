import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { isRunKey } from "../../components/run-key.ts";

/**
 * What is open above the page and takes its keys for itself. A field may say that its list is open which has nothing to show;
 * a listbox that takes the focus is a chart of the page.
 */
const OPEN_ABOVE = "[role=dialog], [role=listbox]:not([hidden], [tabindex]), [role=menu]";

/**
 * Fields that may take what was typed only when they are left, as numbers do. One whose list is closed opens it when the focus
 * comes back.
 */
const TAKES_WHEN_LEFT = "input:not([aria-haspopup]), input[aria-expanded=true]";

/** Ctrl+Enter runs, Escape stops, wherever the focus is; once, however long they are held down. */
export function usePageKeys({ run, stop }: { readonly run?: () => void; readonly stop?: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isRun = isRunKey(event);
    const act = isRun ? run : event.key === "Escape" ? stop : undefined;
    if (act === undefined) return;
    if (isRun) event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    // Before anything on the page: what is open must be seen as it was when the key was pressed.
    const listen = (event: KeyboardEvent): void => {
      if (isForOthers(event)) return;
      if (isRunKey(event) && !event.repeat) takeTyped();
      onKey(event);
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

/** While a word is being composed, its keys belong to the input method. */
function isForOthers({ isComposing }: KeyboardEvent): boolean {
  return isComposing || isOpenAbove();
}

/** Leaves the field that has the focus and comes back to it; by then the page is drawn with what the field has taken. */
function takeTyped(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !field.matches(TAKES_WHEN_LEFT)) return;
  flushSync(() => field.blur());
  field.focus({ preventScroll: true });
}

function isOpenAbove(): boolean {
  return [...document.querySelectorAll(OPEN_ABOVE)].some((element) => element.checkVisibility());
}
