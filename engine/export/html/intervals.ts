import { fittingLabel } from "../../../core/name-places.ts";
import { ticks } from "../../../core/ticks.ts";
import { html, type Markup } from "./markup.ts";
import { ACCURACY, type Measure } from "./measure.ts";
import { bottomAxis, picture, scale, type Frame, type Scale } from "./plot.ts";

/** A share with its 95 % interval, where there is one. */
export interface IntervalItem {
  readonly label: string;
  readonly value: number;
  readonly interval: readonly [low: number, high: number] | null;
  /** Its dot is hollow: it is not finished. */
  readonly isUnfinished?: boolean;
}

const ROW = 26;
const LABEL = 230;
const FIGURE = 200;
const WIDTH = 940;

/** Shares under each other, each a dot on its interval, from 0 to 1. */
export function intervalChart(title: string, items: readonly IntervalItem[], measure = ACCURACY): Markup {
  const frame: Frame = { left: LABEL, top: 8, width: WIDTH - LABEL - FIGURE, height: items.length * ROW };
  const x = scale([0, 1], frame.left, frame.left + frame.width);
  const marks = ticks(0, 1, 5);
  const foot = frame.top + frame.height;
  return picture(
    title,
    WIDTH,
    foot + 46,
    html`${marks.map((mark) => html`<line class="grid" x1="${x(mark)}" x2="${x(mark)}" y1="${frame.top}" y2="${foot}" />`)}
    ${items.map((item, index) => row(item, frame.top + (index + 0.5) * ROW, x, measure))}
    ${bottomAxis(marks, x, frame, measure.axis, measure.mark)}`,
  );
}

function row(
  { label, value, interval, isUnfinished = false }: IntervalItem,
  y: number,
  x: Scale,
  { written }: Measure,
): Markup {
  const [low, high] = interval ?? [value, value];
  const range = interval === null ? "" : ` (${interval.map(written).join(" to ")})`;
  return html`<g
    ><title>${label}: ${written(value)}${range}</title>
    <text class="label end" x="${LABEL - 14}" y="${y + 4}">${fittingLabel(label, LABEL - 18)}</text>
    <line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" />
    <circle class="${isUnfinished ? "dot hollow" : "dot"}" cx="${x(value)}" cy="${y}" r="5" />
    <text class="label" x="${WIDTH - FIGURE + 16}" y="${y + 4}">${written(value)}${range}</text></g
  >`;
}
