import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import classes from "./data-grid.module.css";
import { isDelete, isPlain, rowAfterKey } from "./keys.ts";

const ROW_HEIGHT = 34;
/** By the lines that heads of columns may take, with the rule below them. */
const HEADER_HEIGHTS = { 1: 30, 2: 46 } as const;

export interface GridColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** A track of a CSS grid, such as `72px` or `minmax(160px, 1fr)`. */
  readonly width: string;
  readonly align?: "end";
  /** Left out where the table is narrow. */
  readonly wideOnly?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/**
 * A table of any length of which only what can be seen is drawn. It takes the focus as a whole: arrows, Home, End and
 * the page keys move through its rows, Enter opens one, Delete deletes one (and only one while it is held down), the
 * space bar chooses one.
 */
export function DataGrid<Row>({
  label,
  columns,
  headLines = 1,
  rows,
  keyOf,
  current,
  onMove,
  onOpen,
  onDelete,
  onChoose,
}: {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Lines that the heads of columns may take; one by default. */
  readonly headLines?: keyof typeof HEADER_HEIGHTS;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Key of the row that is marked; null: none. */
  readonly current: string | null;
  readonly onMove: (row: Row) => void;
  readonly onOpen: (row: Row) => void;
  readonly onDelete?: (row: Row) => void;
  readonly onChoose?: (row: Row) => void;
}): ReactNode {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const headerHeight = HEADER_HEIGHTS[headLines];
  // It changes itself; nothing below is memoised on it.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    overscan: 8,
  });
  const at = rows.findIndex((row) => keyOf(row) === current);
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at);
    // Only a move scrolls; rows that come while a run goes on do not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current]);

  const press = (event: KeyboardEvent): void => {
    if (!isPlain(event)) return;
    const row = rows[at];
    if (row !== undefined && event.key === "Enter") onOpen(row);
    else if (row !== undefined && isDelete(event) && onDelete !== undefined) onDelete(row);
    else if (row !== undefined && event.key === " " && onChoose !== undefined) onChoose(row);
    else {
      const next = rows[rowAfterKey(event.key, at, rows.length) ?? -1];
      if (next === undefined) return;
      onMove(next);
    }
    event.preventDefault();
  };
  const shown = virtual.getVirtualItems();
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-activedescendant={shown.some(({ index }) => index === at) ? `${id}-${at}` : undefined}
        tabIndex={0}
        onKeyDown={press}
        onMouseDown={keepFocus}
      >
        <div role="rowgroup" className={classes.head} data-lines={headLines}>
          <div role="row" aria-rowindex={1} className={classes.row} style={tracks(columns)}>
            {columns.map(({ key, header, align, wideOnly }) => (
              <div key={key} role="columnheader" title={header} data-align={align} data-wide={wideOnly}>
                {header}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: rows.length * ROW_HEIGHT }}>
          {shown.map(({ index, start }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <div
                key={keyOf(row)}
                id={`${id}-${index}`}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={index === at}
                className={classes.row}
                style={{ ...tracks(columns), transform: `translateY(${start - headerHeight}px)` }}
                onClick={() => onOpen(row)}
              >
                {columns.map(({ key, align, wideOnly, cell }) => (
                  <div key={key} role="gridcell" data-align={align} data-wide={wideOnly}>
                    {cell(row)}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** What is pressed in a row leaves the focus to the table, so that the keys go on from there. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || event.target.closest("button, input") === null) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

/** The tracks of a row; the style sheet takes the narrow ones where there is little room. */
function tracks(
  columns: readonly Pick<GridColumn<never>, "width" | "wideOnly">[],
): Record<`--${string}`, string> {
  const join = (shown: typeof columns) => shown.map(({ width }) => width).join(" ");
  return {
    "--tracks": join(columns),
    "--narrow-tracks": join(columns.filter(({ wideOnly }) => wideOnly !== true)),
  };
}
