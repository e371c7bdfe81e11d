import { useEffect, useEffectEvent } from "react";

/** What is open above the page and takes Escape for itself. */
const OPEN_ABOVE =
  "[role=dialog], [role=listbox]:not([hidden]), [role=menu], [aria-haspopup][aria-expanded=true]";

/** Ctrl+Enter runs, Escape stops, wherever the focus is. */
export function usePageKeys({ run, stop }: { readonly run?: () => void; readonly stop?: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (run !== undefined && event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      run();
    }
    if (stop !== undefined && event.key === "Escape" && !isOpenAbove()) stop();
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
