import { shortened } from "../../../core/short-text.ts";
import { html, type Markup } from "./markup.ts";
import type { Measure } from "./measure.ts";
import { picture, round } from "./plot.ts";

/** Named places along an edge. */
export interface HeatAxis {
  readonly name: string;
  readonly values: readonly string[];
}

/** A share at a place of both axes, by their 0-based indices; null: not known, or given up. */
export interface HeatCell {
  readonly x: number;
  readonly y: number;
  readonly value: number | null;
  /** One that is not finished rests on fewer questions: it is dashed, sets no end of the colours and is never the best. */
  readonly isFinished: boolean;
  readonly note: string;
}

const LABEL = 130;
const LABEL_CHARACTERS = 16;
const MOST_WIDTH = 940;
const HEAD = 8;
const FOOT = 52;
/** Strongest tint, so that the figures on it can still be read. */
const STRONGEST = 62;

/** Shares over two axes. The tint spans from the lowest to the highest, and every cell says its value. */
export function heatMap(
  title: string,
  x: HeatAxis,
  y: HeatAxis,
  cells: readonly HeatCell[],
  measure: Measure,
): Markup {
  const side = { width: cellWidth(x.values.length), height: 40 };
  const finished = cells.filter(({ isFinished, value }) => isFinished && value !== null);
  const values = (finished.length > 0 ? finished : cells).flatMap(({ value }) => value ?? []);
  const range = [Math.min(...values), Math.max(...values)] as const;
  const foot = HEAD + side.height * y.values.length;
  return picture(
    title,
    LABEL + side.width * x.values.length + 8,
    foot + FOOT,
    html`${y.values.map(
        (value, index) =>
          html`<text class="label end" x="${LABEL - 10}" y="${HEAD + (index + 0.5) * side.height + 4}"
            >${shortened(value, LABEL_CHARACTERS)}</text
          >`,
      )}
      ${cells.map((cell) => tile(cell, side, range, measure))}
      ${x.values.map(
        (value, index) =>
          html`<text class="label mid" x="${round(LABEL + (index + 0.5) * side.width)}" y="${foot + 18}"
            >${shortened(value, Math.max(4, side.width / 8))}</text
          >`,
      )}
      <text class="tick mid" x="${LABEL + (side.width * x.values.length) / 2}" y="${foot + 40}"
        >${x.name}</text
      >
      <text class="tick" x="4" y="${foot + 40}">↑ ${y.name}</text>`,
  );
}

function tile(
  { x, y, value, isFinished, note }: HeatCell,
  { width, height }: { readonly width: number; readonly height: number },
  [low, high]: readonly [number, number],
  { written }: Measure,
): Markup {
  const left = round(LABEL + x * width);
  const top = HEAD + y * height;
  const place = value === null ? 0 : high === low ? 1 : (value - low) / (high - low);
  const share = Math.min(1, Math.max(0, place));
  const isBest = isFinished && value !== null && share === 1;
  const tint = value === null ? 0 : Math.round(6 + share * (STRONGEST - 6));
  const shown = value === null ? "–" : width < 44 ? String(Math.round(value * 100)) : written(value);
  return html`<g
    ><title>${note}</title>
    <rect
      class="${value === null ? "tile unknown" : isFinished ? "tile" : "tile unfinished"}"
      style="--tint:${tint}%"
      x="${left + 1}"
      y="${top + 1}"
      width="${round(width - 2)}"
      height="${height - 2}"
      rx="3"
    />
    <text
      class="${isBest ? "label mid best" : "label mid"}"
      x="${round(left + width / 2)}"
      y="${top + height / 2 + 4}"
      >${shown}</text
    ></g
  >`;
}

function cellWidth(columns: number): number {
  return Math.min(96, Math.max(26, Math.floor((MOST_WIDTH - LABEL) / columns)));
}
