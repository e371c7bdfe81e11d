import { useEffect, useEffectEvent } from "react";

/** What is open above the page and takes its keys for itself. A listbox that takes the focus is a chart of the page. */
const OPEN_ABOVE =
  "[role=dialog], [role=listbox]:not([hidden], [tabindex]), [role=menu], [aria-haspopup][aria-expanded=true]";

/** Ctrl+Enter runs, Escape stops, wherever the focus is; once, however long they are held down. */
export function usePageKeys({ run, stop }: { readonly run?: () => void; readonly stop?: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isRun = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    const act = isRun ? run : event.key === "Escape" ? stop : undefined;
    // While a word is being composed, its keys belong to the input method.
    if (act === undefined || event.isComposing || isOpenAbove()) return;
    if (isRun) event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    // Before anything on the page: what is open must be seen as it was when the key was pressed.
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

function isOpenAbove(): boolean {
  return [...document.querySelectorAll(OPEN_ABOVE)].some((element) => element.checkVisibility());
}
