import { percent } from "../../../core/figure-words.ts";
import { shortened } from "../../../core/short-text.ts";
import { html, type Markup } from "./markup.ts";
import { bottomAxis, levelLines, picture, scale, ticks, wholePercent, type Frame } from "./plot.ts";

/** A share at its cost. */
export interface ScatterPoint {
  readonly label: string;
  readonly x: number;
  readonly value: number;
}

const FRAME: Frame = { left: 56, top: 20, width: 850, height: 280 };
/** More names than this would lie on each other. */
const MOST_NAMES = 8;
const LINE = 16;
/** Left free below and above the shares. */
const ROOM = 0.02;
const LEAST_SPAN = 0.05;

/**
 * Shares against what they cost, with the Pareto line.
 * @param front indices of the points on the line, the cheapest first; these are named
 */
export function scatterChart(
  title: string,
  axis: string,
  points: readonly ScatterPoint[],
  front: readonly number[],
): Markup {
  const costs = ticks(0, Math.max(1, ...points.map(({ x }) => x)));
  const x = scale([0, costs.at(-1) ?? 1], FRAME.left, FRAME.left + FRAME.width);
  const shares = shareTicks(points.map(({ value }) => value));
  const y = scale([shares[0] ?? 0, shares.at(-1) ?? 1], FRAME.top + FRAME.height, FRAME.top);
  const onFront = front.flatMap((index) => points[index] ?? []);
  return picture(
    title,
    FRAME.left + FRAME.width + 24,
    FRAME.top + FRAME.height + 46,
    html`${levelLines(shares, y, FRAME, wholePercent)}
      <polyline
        class="front"
        points="${onFront.map((point) => `${x(point.x)},${y(point.value)}`).join(" ")}"
      />
      ${names(onFront.slice(0, MOST_NAMES).map((point) => ({ label: point.label, x: x(point.x), y: y(point.value) })))}
      ${points.map((point) => dot(point, x(point.x), y(point.value), onFront.includes(point)))}
      ${bottomAxis(costs, x, FRAME, axis)}`,
  );
}

/** The part of 0 to 100 % in which the shares lie, so wide that its marks differ in whole per cent. */
function shareTicks(values: readonly number[]): readonly number[] {
  const low = Math.max(0, Math.min(1 - LEAST_SPAN, ...values.map((value) => value - ROOM)));
  const high = Math.min(1, Math.max(low + LEAST_SPAN, ...values.map((value) => value + ROOM)));
  return ticks(low, high, 5);
}

function dot({ label, x, value }: ScatterPoint, left: number, top: number, onFront: boolean): Markup {
  return html`<g
    ><title>${label}: ${percent(value)} at ${Math.round(x)}</title>
    <circle class="${onFront ? "dot" : "dot hollow"}" cx="${left}" cy="${top}" r="5"
  /></g>`;
}

interface PlacedName {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Names beside their points, moved apart where they would lie on each other. */
function names(all: readonly PlacedName[]): Markup {
  const placed: PlacedName[] = [];
  for (const name of all) {
    let { y } = { y: name.y - 10 };
    while (placed.some((other) => Math.abs(other.y - y) < LINE && Math.abs(other.x - name.x) < 190))
      y += LINE;
    placed.push({ ...name, y });
  }
  return html`${placed.map(({ label, x, y }) => {
    const isRight = x > FRAME.left + FRAME.width - 190;
    return html`<text class="${isRight ? "name end" : "name"}" x="${isRight ? x - 10 : x + 10}" y="${y}"
      >${shortened(label, 28)}</text
    >`;
  })}`;
}
