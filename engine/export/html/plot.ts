import { html, type Content, type Markup } from "./markup.ts";

/** Where a plot lies in its picture, in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Maps a range of values onto pixels. */
export type Scale = (value: number) => number;

export function scale([low, high]: readonly [number, number], from: number, to: number): Scale {
  const span = high - low || 1;
  return (value) => round(from + ((value - low) / span) * (to - from));
}

/** A picture that is as wide as its column, and says in words what it shows. */
export function picture(label: string, width: number, height: number, content: Content): Markup {
  return html`<svg
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="${label}"
    style="max-width:${width}px"
  >
    ${content}
  </svg>`;
}

/** Level lines with their values, from the left edge of a plot. */
export function levelLines(
  values: readonly number[],
  at: Scale,
  { left, width }: Frame,
  form: (value: number) => string,
): Markup {
  return html`${values.map(
    (value) =>
      html`<line class="grid" x1="${left}" x2="${left + width}" y1="${at(value)}" y2="${at(value)}" />
        <text class="tick end" x="${left - 8}" y="${at(value) + 4}">${form(value)}</text>`,
  )}`;
}

/** Values below a plot, with what they are. */
export function bottomAxis(
  values: readonly number[],
  at: Scale,
  { left, top, width, height }: Frame,
  name: string,
  form: (value: number) => string = String,
): Markup {
  const foot = top + height;
  return html`<line class="axis" x1="${left}" x2="${left + width}" y1="${foot}" y2="${foot}" />
    ${values.map((value) => html`<text class="tick mid" x="${at(value)}" y="${foot + 18}">${form(value)}</text>`)}
    <text class="tick mid" x="${left + width / 2}" y="${foot + 38}">${name}</text>`;
}

/** A share as whole per cent, for axes. */
export function wholePercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
