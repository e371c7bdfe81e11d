import { useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from "react";
import classes from "./stage.module.css";

export interface RowsHandle {
  /** Brings a row, and in it the element with this `data-path`, into sight. */
  reveal(row: number, path: string, focus: boolean): void;
}

export interface RowsProps {
  readonly keys: readonly string[];
  readonly row: (index: number) => ReactNode;
  readonly ref: Ref<RowsHandle>;
}

/** Fewer rows are drawn all at once: they can then be searched and read out as a whole. */
const MANY_ROWS = 40;
/** So many are too much to draw all at once. */
const TOO_MANY_ROWS = 200;
/** Pixels of a row of lanes with its heading: what is assumed until it is measured. */
const USUAL_HEIGHT = 240;

/** Rows under each other, at least one; of many, only those in sight are drawn. */
export function Rows(props: RowsProps): ReactNode {
  const [begunWith] = useState(props.keys.length);
  return props.keys.length < rowsAtOnce(begunWith) ? <AllRows {...props} /> : <RowsInSight {...props} />;
}

/**
 * From how many rows on only those in sight are drawn. What a person reads while it grows is left as it is for longer: drawn
 * anew, it would lose its place and the focus.
 * @param begunWith rows that there were at first
 */
export function rowsAtOnce(begunWith: number): number {
  return begunWith < MANY_ROWS ? TOO_MANY_ROWS : MANY_ROWS;
}

function AllRows({ keys, row, ref }: RowsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ reveal: (_row, path, focus) => show(list.current, path, focus) }));
  return (
    <div ref={list}>
      {keys.map((key, index) => (
        <Fragment key={key}>{row(index)}</Fragment>
      ))}
    </div>
  );
}

function RowsInSight({ keys, row, ref }: RowsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly scroller: HTMLElement | null; readonly margin: number }>({
    scroller: null,
    margin: 0,
  });
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    const content = scroller?.firstElementChild;
    if (scroller === null || content === null || content === undefined) return;
    // Whatever grows above the list moves it.
    const observer = new ResizeObserver(() => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const margin = Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop);
      setPlace((before) =>
        before.scroller === scroller && before.margin === margin ? before : { scroller, margin },
      );
    });
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here relies on being memoised
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => place.scroller,
    enabled: place.scroller !== null,
    // It begins where the person is; by default it would scroll to the top.
    initialOffset: () => place.scroller?.scrollTop ?? 0,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 3,
    scrollMargin: place.margin,
  });
  useImperativeHandle(ref, () => ({
    reveal(index, path, focus) {
      virtualizer.scrollToIndex(index, { align: "center" });
      // The row is drawn in the frame after the list has moved.
      requestAnimationFrame(() => requestAnimationFrame(() => show(list.current, path, focus)));
    },
  }));
  const height = place.scroller === null ? keys.length * USUAL_HEIGHT : virtualizer.getTotalSize();
  return (
    <div ref={list} className={classes.rows} style={{ height }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={classes.placed}
          style={{ transform: `translateY(${start - place.margin}px)` }}
        >
          {row(index)}
        </div>
      ))}
    </div>
  );
}

function show(list: HTMLElement | null, path: string, focus: boolean): void {
  const element = list?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  element?.scrollIntoView({ block: "nearest" });
  if (focus) element?.focus({ preventScroll: true });
}

/** The nearest element around it that scrolls up and down. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let around = element?.parentElement ?? null; around !== null; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
