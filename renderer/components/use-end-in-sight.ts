import { useLayoutEffect, useRef, type RefObject, type UIEvent } from "react";

/**
 * Keeps the right end of what scrolls sideways in sight while it grows, as long as the person is there.
 * @param length of what is shown
 */
export function useEndInSight<Box extends HTMLElement>(
  length: number,
): { readonly ref: RefObject<Box | null>; readonly onScroll: (event: UIEvent<Box>) => void } {
  const ref = useRef<Box>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current !== null && atEnd.current) current.scrollLeft = current.scrollWidth;
  }, [length]);
  return {
    ref,
    onScroll({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) {
      atEnd.current = scrollWidth - scrollLeft - clientWidth < 24;
    },
  };
}
