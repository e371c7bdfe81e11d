import { widthOf } from "../../core/name-places.ts";
import { inBounds } from "../components/bounds.ts";
import type { PicturePlace } from "./explored.tsx";

/** A cell of a heat map: its column and its row, counted from the upper left corner. */
export interface CellPlace {
  readonly x: number;
  readonly y: number;
}

/** Where the parts of a heat map stand, in pixels. */
export interface HeatMapLayout {
  readonly columns: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Room for the names of the rows. */
  readonly left: number;
  /** Room for the name of the rows' axis. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether the names of the columns are too long to stand side by side. */
  readonly slanted: boolean;
}

const MOST_WIDTH = 760;
const CELL = { least: 34, most: 84 } as const;
const TALL = 34;
const LOW = 24;
/** More rows than these are lower, so that all are in sight at once. */
const FEW_ROWS = 10;
/** Names are cut off at this width. */
export const MOST_NAME = 190;
const TOP = 24;
const LINE = 18;

/** Fits a heat map to the names of its columns and rows. */
export function heatMapLayout(columns: readonly string[], rows: readonly string[]): HeatMapLayout {
  const room = Math.floor(MOST_WIDTH / Math.max(1, columns.length));
  const cellWidth = inBounds(room, CELL.least, CELL.most);
  const cellHeight = rows.length > FEW_ROWS ? LOW : TALL;
  const longest = widest(columns);
  const slanted = longest > cellWidth - 6;
  const left = Math.max(widest(rows) + 14, slanted ? longest * 0.7 - cellWidth / 2 : 0, 28);
  const below = (slanted ? longest * 0.72 + LINE : LINE) + LINE + 6;
  return {
    columns: columns.length,
    rows: rows.length,
    cellWidth,
    cellHeight,
    left: Math.ceil(left),
    top: TOP,
    width: Math.ceil(left) + cellWidth * columns.length + 2,
    height: Math.ceil(TOP + cellHeight * rows.length + below),
    slanted,
  };
}

/** The cell that a place in the picture lies in; null beside all. */
export function cellAt(layout: HeatMapLayout, place: PicturePlace): CellPlace | null {
  const x = Math.floor((place.x - layout.left) / layout.cellWidth);
  const y = Math.floor((place.y - layout.top) / layout.cellHeight);
  return x >= 0 && x < layout.columns && y >= 0 && y < layout.rows ? { x, y } : null;
}

/**
 * The cell that a key leads to: arrows to the next one, Home and End to the ends of the row.
 * @param at null: none is looked at yet, and the first one is next
 * @returns null if the key leads nowhere
 */
export function cellAfterKey(
  { columns, rows }: Pick<HeatMapLayout, "columns" | "rows">,
  at: CellPlace | null,
  key: string,
): CellPlace | null {
  const move = MOVES[key];
  if (move === undefined || columns === 0 || rows === 0) return null;
  if (at === null) return { x: 0, y: 0 };
  const { x, y } = move(at);
  return { x: inBounds(x, 0, columns - 1), y: inBounds(y, 0, rows - 1) };
}

const MOVES: Readonly<Record<string, (at: CellPlace) => CellPlace>> = {
  ArrowLeft: ({ x, y }) => ({ x: x - 1, y }),
  ArrowRight: ({ x, y }) => ({ x: x + 1, y }),
  ArrowUp: ({ x, y }) => ({ x, y: y - 1 }),
  ArrowDown: ({ x, y }) => ({ x, y: y + 1 }),
  Home: ({ y }) => ({ x: 0, y }),
  End: ({ y }) => ({ x: Infinity, y }),
};

function widest(names: readonly string[]): number {
  return Math.min(MOST_NAME, Math.max(0, ...names.map(widthOf)));
}

/** Where a cell is drawn. */
export interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf({ left, top, cellWidth, cellHeight }: HeatMapLayout, { x, y }: CellPlace): CellBox {
  return {
    x: left + x * cellWidth + 1,
    y: top + y * cellHeight + 1,
    width: cellWidth - 2,
    height: cellHeight - 2,
  };
}

/** The outlines of all cells as one path: what waits is to be seen too. */
export function gridPath(layout: HeatMapLayout): string {
  return Array.from({ length: layout.columns * layout.rows }, (_, index) => {
    const place = { x: index % layout.columns, y: Math.floor(index / layout.columns) };
    const { x, y, width, height } = boxOf(layout, place);
    return `M${x + 0.5} ${y + 0.5}h${width - 1}v${height - 1}h${1 - width}z`;
  }).join("");
}
