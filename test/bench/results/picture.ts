import type { Interval } from "../../../core/analyses/analysis.ts";
import { placeNames, type PlacedName } from "../../../core/name-places.ts";
import { paretoFront } from "../../../core/sweep/pareto.ts";
import { ticks } from "../../../core/ticks.ts";
import { html, type Markup } from "../../../engine/export/html/markup.ts";
import {
  bottomAxis,
  levelLines,
  picture,
  scale,
  wholePercent,
  type Frame,
  type Scale,
} from "../../../engine/export/html/plot.ts";
import { STYLE } from "../../../engine/export/html/style.ts";
import { count } from "./words.ts";

/** A method at what it costs. */
export interface PicturedMethod {
  readonly name: string;
  /** Generated tokens of a question, above 0. */
  readonly tokens: number;
  readonly accuracy: number;
  readonly interval: Interval;
}

const FRAME: Frame = { left: 56, top: 20, width: 850, height: 420 };
const SIZE = { width: FRAME.left + FRAME.width + 24, height: FRAME.top + FRAME.height + 50 };
const DOT = 5;
/** No name leaves it; at the right one may stand beside the axes. */
const NAMES_ROOM = { left: FRAME.left, right: SIZE.width, top: 0, bottom: FRAME.top + FRAME.height };

/** Accuracy with its intervals against generated tokens, in steps of factors, with the Pareto line; an SVG file. */
export function paretoPicture(title: string, methods: readonly PicturedMethod[]): string {
  const { marks, x } = tokenAxis(methods.map(({ tokens }) => tokens));
  const ends = methods.flatMap(({ interval }) => interval);
  const shares = ticks(Math.min(...ends), Math.max(...ends), 8);
  const y = scale([shares[0] ?? 0, shares.at(-1) ?? 1], FRAME.top + FRAME.height, FRAME.top);
  const dots = methods.map((method) => ({ ...method, x: x(method.tokens), y: y(method.accuracy) }));
  const front = paretoFront(methods.map(({ tokens, accuracy }) => ({ cost: tokens, worth: accuracy })));
  const line = front.flatMap((index) => dots[index] ?? []);
  const content = html`<rect width="${SIZE.width}" height="${SIZE.height}" fill="var(--surface)" />
    ${levelLines(shares, y, FRAME, wholePercent)}
    ${dots.map(
      (dot) =>
        html`<line
          class="interval"
          x1="${dot.x}"
          x2="${dot.x}"
          y1="${y(dot.interval[0])}"
          y2="${y(dot.interval[1])}"
        />`,
    )}
    <polyline class="front" points="${line.map((dot) => `${dot.x},${dot.y}`).join(" ")}" />
    ${dots.map(
      (dot) =>
        html`<circle
          class="${line.includes(dot) ? "dot" : "dot hollow"}"
          cx="${dot.x}"
          cy="${dot.y}"
          r="${DOT}"
        />`,
    )}
    ${allNames(dots).map(({ name, x: left, y: top }) => html`<text class="name" x="${left}" y="${top}">${name}</text>`)}
    ${bottomAxis(marks, x, FRAME, "generated tokens a question", count)}`;
  return fileOf(picture(title, SIZE.width, SIZE.height, content));
}

/** Every name where there is room for it; where there is none, at the right of its dot over whatever stands there. */
function allNames(dots: readonly PlacedName[]): readonly PlacedName[] {
  const placed = placeNames(dots, dots, NAMES_ROOM);
  const without = dots.filter(({ name }) => !placed.some((other) => other.name === name));
  return [...placed, ...without.map(({ name, x, y }) => ({ name, x: x + 10, y: y + 4 }))];
}

/** Methods differ in tokens by factors, so equal factors are equal distances. */
function tokenAxis(tokens: readonly number[]): { readonly marks: readonly number[]; readonly x: Scale } {
  const all = [1, 10, 100, 1000, 10_000, 100_000].flatMap((power) => [power, 2 * power, 5 * power]);
  const low = all.findLast((mark) => mark <= Math.min(...tokens)) ?? 1;
  const high = all.find((mark) => mark >= Math.max(...tokens)) ?? 1e6;
  const along = scale([Math.log10(low), Math.log10(high)], FRAME.left + 20, FRAME.left + FRAME.width);
  return { marks: all.filter((mark) => mark >= low && mark <= high), x: (value) => along(Math.log10(value)) };
}

/** A picture that stands on its own, in the colours of reports. */
function fileOf({ markup }: Markup): string {
  const style = `<style>${STYLE}svg { font-family: system-ui, sans-serif; }</style>`;
  const named = markup.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `${named.replace(/>/, `>${style}`)}\n`;
}
