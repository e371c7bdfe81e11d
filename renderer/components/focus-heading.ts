import { useEffect, useRef } from "react";

/** Has the heading of its panel take the focus from a button that goes away when it is pressed. */
export function focusHeading(button: Element): void {
  button.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

/** Has the heading of the view take the focus from what goes away and stands in no panel. */
export function focusViewHeading(): void {
  document.querySelector<HTMLElement>("#content h1")?.focus({ preventScroll: true });
}

/** Has the heading of the view take the focus once something goes, and the focus with it. */
export function useFocusWhenGone(isThere: boolean): void {
  const wasThere = useRef(isThere);
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      focused.current = target;
    };
    focused.current = document.activeElement;
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    // Where nothing had the focus, none was lost.
    const isLost = focused.current instanceof Element && !focused.current.isConnected;
    if (isGone && isLost && document.activeElement === document.body) focusViewHeading();
  }, [isThere]);
}
