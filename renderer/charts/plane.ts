import { placeOn, type Scale } from "./scales.ts";
import type { PicturePlace } from "./explored.tsx";

/** The room of a chart with two axes of numbers, in pixels. */
export const PLANE = { width: 640, height: 300, left: 52, right: 16, top: 22, bottom: 42 } as const;

/** Two axes of numbers. */
export interface Plane {
  readonly x: Scale;
  readonly y: Scale;
}

/** Where a pair of values stands in the picture, from its upper left corner. */
export function drawnOn({ x, y }: Plane, across: number, up: number): PicturePlace {
  const { width, height, left, right, top, bottom } = PLANE;
  return {
    x: left + placeOn(x, across) * (width - left - right),
    y: height - bottom - placeOn(y, up) * (height - top - bottom),
  };
}

/** How a series or a kind of points is told from others without its colour. */
export const MARKS = ["circle", "square", "triangle", "diamond", "cross", "star"] as const;
export type Mark = (typeof MARKS)[number];

/** The outline of a mark around the point where the path stands, by relative steps alone. */
export function markPath(mark: Mark, radius: number): string {
  const r = radius;
  switch (mark) {
    case "circle":
      return `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case "square":
      return `m${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`;
    case "triangle":
      return `m0 ${-1.2 * r}l${1.1 * r} ${2 * r}h${-2.2 * r}z`;
    case "diamond":
      return `m0 ${-1.3 * r}l${1.3 * r} ${1.3 * r}l${-1.3 * r} ${1.3 * r}l${-1.3 * r} ${-1.3 * r}z`;
    case "cross":
      return `m${-r} ${-r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
    case "star":
      return `m0 ${-1.2 * r}v${2.4 * r}m${-r} ${-1.8 * r}l${2 * r} ${1.2 * r}m0 ${-1.2 * r}l${-2 * r} ${1.2 * r}`;
  }
}

/** Many marks as one path, which browsers draw at once. */
export function marksPath(places: readonly PicturePlace[], mark: Mark, radius: number): string {
  const outline = markPath(mark, radius);
  return places.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}${outline}`).join("");
}

/** The mark of the series with this index; after the last one they begin anew. */
export function markOf(series: number): Mark {
  return MARKS[series % MARKS.length] ?? "circle";
}

/** An upright line with short ends; nothing without an interval. */
export function whisker(x: number, low: number | undefined, high: number | undefined): string {
  if (low === undefined || high === undefined) return "";
  const from = x.toFixed(1);
  return `M${from} ${low.toFixed(1)}V${high.toFixed(1)}m-3 0h6M${from} ${low.toFixed(1)}m-3 0h6`;
}

/** The area between the ends of intervals along a line, from left to right; nothing for fewer than two of them. */
export function band(
  ends: readonly { readonly x: number; readonly low: number; readonly high: number }[],
): string {
  if (ends.length < 2) return "";
  const upper = ends.map(({ x, high }) => `${x.toFixed(1)} ${high.toFixed(1)}`);
  const lower = ends.map(({ x, low }) => `${x.toFixed(1)} ${low.toFixed(1)}`).toReversed();
  return `M${[...upper, ...lower].join("L")}Z`;
}
