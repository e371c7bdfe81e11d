import { percent } from "../../../core/figure-words.ts";
import { shortened } from "../../../core/short-text.ts";
import { html, type Markup } from "./markup.ts";
import { bottomAxis, picture, scale, ticks, wholePercent, type Frame } from "./plot.ts";

/** A share with its 95 % interval. */
export interface IntervalItem {
  readonly label: string;
  readonly value: number;
  readonly interval: readonly [low: number, high: number] | null;
}

const ROW = 26;
const LABEL = 230;
const LABEL_CHARACTERS = 32;
const FIGURE = 200;
const WIDTH = 940;

/** Shares under each other, each a dot on its interval, from 0 to 100 %. */
export function intervalChart(title: string, items: readonly IntervalItem[]): Markup {
  const frame: Frame = { left: LABEL, top: 8, width: WIDTH - LABEL - FIGURE, height: items.length * ROW };
  const x = scale([0, 1], frame.left, frame.left + frame.width);
  const marks = ticks(0, 1, 5);
  const foot = frame.top + frame.height;
  return picture(
    title,
    WIDTH,
    foot + 46,
    html`${marks.map((mark) => html`<line class="grid" x1="${x(mark)}" x2="${x(mark)}" y1="${frame.top}" y2="${foot}" />`)}
    ${items.map((item, index) => row(item, frame.top + (index + 0.5) * ROW, x))}
    ${bottomAxis(marks, x, frame, "right answers, with 95 % intervals", wholePercent)}`,
  );
}

function row({ label, value, interval }: IntervalItem, y: number, x: (share: number) => number): Markup {
  const [low, high] = interval ?? [value, value];
  const range = interval === null ? "" : ` (${interval.map(percent).join(" to ")})`;
  return html`<g
    ><title>${label}: ${percent(value)}${range}</title>
    <text class="label end" x="${LABEL - 14}" y="${y + 4}">${shortened(label, LABEL_CHARACTERS)}</text>
    <line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" />
    <circle class="dot" cx="${x(value)}" cy="${y}" r="5" />
    <text class="label" x="${WIDTH - FIGURE + 16}" y="${y + 4}">${percent(value)}${range}</text></g
  >`;
}
