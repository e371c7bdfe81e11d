import { percent } from "../../../core/figure-words.ts";
import { shortened } from "../../../core/short-text.ts";
import { html, type Markup } from "./markup.ts";
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
export function heatMap(title: string, x: HeatAxis, y: HeatAxis, cells: readonly HeatCell[]): Markup {
  const side = { width: cellWidth(x.values.length), height: 40 };
  const values = cells.flatMap(({ value }) => value ?? []);
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
      ${cells.map((cell) => tile(cell, side, range))}
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
  { x, y, value, note }: HeatCell,
  { width, height }: { readonly width: number; readonly height: number },
  [low, high]: readonly [number, number],
): Markup {
  const left = round(LABEL + x * width);
  const top = HEAD + y * height;
  const share = value === null ? 0 : high === low ? 1 : (value - low) / (high - low);
  const tint = value === null ? 0 : Math.round(6 + share * (STRONGEST - 6));
  const shown = value === null ? "–" : width < 44 ? String(Math.round(value * 100)) : percent(value);
  return html`<g
    ><title>${note}</title>
    <rect
      class="${value === null ? "tile unknown" : "tile"}"
      style="--tint:${tint}%"
      x="${left + 1}"
      y="${top + 1}"
      width="${round(width - 2)}"
      height="${height - 2}"
      rx="3"
    />
    <text
      class="${share === 1 && value !== null ? "label mid best" : "label mid"}"
      x="${round(left + width / 2)}"
      y="${top + height / 2 + 4}"
      >${shown}</text
    ></g
  >`;
}

function cellWidth(columns: number): number {
  return Math.min(96, Math.max(26, Math.floor((MOST_WIDTH - LABEL) / columns)));
}
