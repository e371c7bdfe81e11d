import { percent } from "../../../core/figure-words.ts";
import { ticks } from "../../../core/ticks.ts";
import { html, type Markup } from "./markup.ts";
import { bottomAxis, levelLines, picture, scale, wholePercent, type Frame } from "./plot.ts";

/** A share with its 95 % interval, at a place on the axis. */
export interface CurvePoint {
  readonly x: number;
  readonly value: number;
  readonly interval: readonly [low: number, high: number] | null;
}

const FRAME: Frame = { left: 56, top: 12, width: 850, height: 220 };

/** Shares over something that grows, as a line within the band of their intervals. */
export function curveChart(title: string, axis: string, points: readonly CurvePoint[]): Markup {
  const last = Math.max(1, ...points.map(({ x }) => x));
  const x = scale([0, last], FRAME.left, FRAME.left + FRAME.width);
  const y = scale([0, 1], FRAME.top + FRAME.height, FRAME.top);
  const edges = points.map(
    ({ x: at, value, interval }) => ({ at, ends: interval ?? [value, value] }) as const,
  );
  const band = [
    ...edges.map(({ at, ends }) => `${x(at)},${y(ends[1])}`),
    ...edges.toReversed().map(({ at, ends }) => `${x(at)},${y(ends[0])}`),
  ].join(" ");
  return picture(
    title,
    FRAME.left + FRAME.width + 24,
    FRAME.top + FRAME.height + 46,
    html`${levelLines(ticks(0, 1, 5), y, FRAME, wholePercent)}
      <polygon class="band" points="${band}" />
      <polyline class="line" points="${points.map((point) => `${x(point.x)},${y(point.value)}`).join(" ")}" />
      ${points.map(
        (point) =>
          html`<g
            ><title>${point.x}: ${percent(point.value)}</title
            ><circle class="dot" cx="${x(point.x)}" cy="${y(point.value)}" r="4"
          /></g>`,
      )}
      ${bottomAxis(
        ticks(0, last, 6).filter((value) => value <= last),
        x,
        FRAME,
        axis,
      )}`,
  );
}
