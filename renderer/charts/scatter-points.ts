/** A point of a plane whose axes go from −1 to 1, `y` upwards. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** Sides of the drawn square in its own units, and the room kept free at its edges. */
export const SIDE = 400;
const MARGIN = 14;

/** Where a point of the plane stands in the drawn square, from its upper left corner. */
export function drawnAt({ x, y }: PlanePoint): PlanePoint {
  const half = SIDE / 2 - MARGIN;
  return { x: SIDE / 2 + x * half, y: SIDE / 2 - y * half };
}

/**
 * The point that a key leads to: left and right go through all points by `x`, down and up by `y`, Home and End to the
 * leftmost and the rightmost one.
 * @returns its index; null if the key leads nowhere
 */
export function pointAfterKey(points: readonly PlanePoint[], from: number, key: string): number | null {
  switch (key) {
    case "ArrowRight":
      return nextAlong(points, from, ({ x }) => x);
    case "ArrowLeft":
      return nextAlong(points, from, ({ x }) => -x);
    case "ArrowUp":
      return nextAlong(points, from, ({ y }) => y);
    case "ArrowDown":
      return nextAlong(points, from, ({ y }) => -y);
    case "Home":
      return nextAlong(points, -1, ({ x }) => x);
    case "End":
      return nextAlong(points, -1, ({ x }) => -x);
    default:
      return null;
  }
}

/** The point with the least value beyond that of `from`, or the least of all; equal ones stand in their own order. */
function nextAlong(
  points: readonly PlanePoint[],
  from: number,
  valueOf: (point: PlanePoint) => number,
): number | null {
  const start = points[from];
  const low = start === undefined ? -Infinity : valueOf(start);
  let next: number | null = null;
  let least = Infinity;
  points.forEach((point, index) => {
    const value = valueOf(point);
    const isBeyond = value > low || (value === low && index > from);
    if (!isBeyond || value >= least) return;
    least = value;
    next = index;
  });
  return next;
}

/** Radius of a point's mark: smaller where there are many. */
export function markRadius(points: number): number {
  if (points > 2000) return 1.6;
  return points > 300 ? 2.4 : 4;
}

/** All these points as dots in one path, to be drawn with round caps. */
export function dotsPath(points: readonly PlanePoint[]): string {
  return points.map((point) => `M${coordinates(drawnAt(point))}h0`).join("");
}

/** All these points as crosses in one path. */
export function crossesPath(points: readonly PlanePoint[], radius: number): string {
  const side = 2 * radius;
  return points
    .map((point) => {
      const { x, y } = drawnAt(point);
      const start = coordinates({ x: x - radius, y: y - radius });
      return `M${start}l${side} ${side}m0 ${-side}l${-side} ${side}`;
    })
    .join("");
}

function coordinates({ x, y }: PlanePoint): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
