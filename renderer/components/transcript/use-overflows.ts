import { useEffect, useState, type RefObject } from "react";

/** Whether an element's content is higher than the element, also after its width has changed. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => setOverflows(current.scrollHeight > current.clientHeight + 2));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
