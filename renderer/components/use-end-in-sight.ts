import { useLayoutEffect, useRef, type RefObject, type UIEvent } from "react";

const AXES = {
  x: { start: "scrollLeft", whole: "scrollWidth", shown: "clientWidth" },
  y: { start: "scrollTop", whole: "scrollHeight", shown: "clientHeight" },
} as const;

/** Pixels from the end that still count as there. */
const NEAR = 24;

/**
 * Keeps the end of what scrolls in sight while it grows, as long as the person is there.
 * @param axis `x`: the right end, `y`: the lower one
 * @param content what is shown, or its length
 * @param follow false: it stays where it is
 */
export function useEndInSight<Box extends HTMLElement>(
  axis: "x" | "y",
  content: string | number,
  follow = true,
): { readonly ref: RefObject<Box | null>; readonly onScroll: (event: UIEvent<Box>) => void } {
  const ref = useRef<Box>(null);
  const atEnd = useRef(true);
  const { start, whole, shown } = AXES[axis];
  useLayoutEffect(() => {
    const box: HTMLElement | null = ref.current;
    if (box !== null && follow && atEnd.current) box[start] = box[whole];
  }, [content, follow, start, whole]);
  return {
    ref,
    onScroll({ currentTarget }) {
      const box: HTMLElement = currentTarget;
      atEnd.current = box[whole] - box[start] - box[shown] < NEAR;
    },
  };
}
