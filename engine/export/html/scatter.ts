import { fittingLabel, placeNames, type Box, type PlacedName } from "../../../core/name-places.ts";
import { ticks } from "../../../core/ticks.ts";
import { html, type Markup } from "./markup.ts";
import { ACCURACY } from "./measure.ts";
import { bottomAxis, levelLines, picture, scale, type Frame } from "./plot.ts";

/** A share at its cost. */
export interface ScatterPoint {
  readonly label: string;
  readonly x: number;
  readonly value: number;
}

const FRAME: Frame = { left: 56, top: 20, width: 850, height: 280 };
/** Left free to the right of the plot. */
const MARGIN = 24;
const NAMES_ROOM: Box = {
  left: FRAME.left,
  right: FRAME.left + FRAME.width + MARGIN,
  top: 0,
  bottom: FRAME.top + FRAME.height,
};
/** Pixels of a name; the whole of it stands in the title of its dot. */
const LONGEST_NAME = 190;
/** Left free below and above the shares. */
const ROOM = 0.02;
const LEAST_SPAN = 0.05;

/**
 * Shares against what they cost, with the Pareto line.
 * @param front indices of the points on the line, the cheapest first; they are named, as far as there is room
 */
export function scatterChart(
  title: string,
  axis: string,
  points: readonly ScatterPoint[],
  front: readonly number[],
  measure = ACCURACY,
): Markup {
  const costs = ticks(0, Math.max(1, ...points.map(({ x }) => x)), 6);
  const x = scale([0, costs.at(-1) ?? 1], FRAME.left, FRAME.left + FRAME.width);
  const shares = shareTicks(points.map(({ value }) => value));
  const y = scale([shares[0] ?? 0, shares.at(-1) ?? 1], FRAME.top + FRAME.height, FRAME.top);
  const onFront = front.flatMap((index) => points[index] ?? []);
  const placed = (point: ScatterPoint, name: string): PlacedName => {
    return { name, x: x(point.x), y: y(point.value) };
  };
  const places = points.map((point) => placed(point, point.label));
  const line = onFront.map((point) => placed(point, fittingLabel(point.label, LONGEST_NAME)));
  const dots = points.map((point) => {
    const words = `${point.label}: ${measure.written(point.value)} at ${Math.round(point.x)}`;
    return dot(words, x(point.x), y(point.value), onFront.includes(point));
  });
  return picture(
    title,
    FRAME.left + FRAME.width + MARGIN,
    FRAME.top + FRAME.height + 46,
    html`${levelLines(shares, y, FRAME, measure.mark)}
      <polyline
        class="front"
        points="${onFront.map((point) => `${x(point.x)},${y(point.value)}`).join(" ")}"
      />
      ${names(line, places)} ${dots} ${bottomAxis(costs, x, FRAME, axis)}`,
  );
}

/** The part of 0 to 100 % in which the shares lie, so wide that its marks differ in whole per cent. */
function shareTicks(values: readonly number[]): readonly number[] {
  const low = Math.max(0, Math.min(1 - LEAST_SPAN, ...values.map((value) => value - ROOM)));
  const high = Math.min(1, Math.max(low + LEAST_SPAN, ...values.map((value) => value + ROOM)));
  return ticks(low, high, 5);
}

function dot(title: string, left: number, top: number, onFront: boolean): Markup {
  return html`<g
    ><title>${title}</title> <circle class="${onFront ? "dot" : "dot hollow"}" cx="${left}" cy="${top}" r="5"
  /></g>`;
}

/** The names of the points on the line, the best first. @param places of all points */
function names(line: readonly PlacedName[], places: readonly PlacedName[]): Markup {
  const placed = placeNames(line.toReversed(), places, NAMES_ROOM);
  return html`${placed.map(({ name, x, y }) => html`<text class="name" x="${x}" y="${y}">${name}</text>`)}`;
}
