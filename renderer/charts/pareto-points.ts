import { inBounds } from "../components/bounds.ts";
import type { PicturePlace } from "./explored.tsx";

/**
 * The point that a key leads to: right and left through all of them along the axis, up and down through those of the front,
 * Home and End to the ends.
 * @param order indices of all points along the axis
 * @param front indices of the front, in its order
 * @param at −1: none is looked at yet
 * @returns its index; null if the key leads nowhere
 */
export function pointAfter(
  key: string,
  at: number,
  order: readonly number[],
  front: readonly number[],
): number | null {
  switch (key) {
    case "ArrowRight":
      return stepped(order, at, 1);
    case "ArrowLeft":
      return stepped(order, at, -1);
    case "ArrowUp":
      return stepped(front, at, 1);
    case "ArrowDown":
      return stepped(front, at, -1);
    case "Home":
      return order[0] ?? null;
    case "End":
      return order.at(-1) ?? null;
    default:
      return null;
  }
}

/** One step in a list; from outside it to its first member. */
function stepped(list: readonly number[], at: number, by: 1 | -1): number | null {
  const place = list.indexOf(at);
  if (place < 0) return list[0] ?? null;
  return list[inBounds(place + by, 0, list.length - 1)] ?? null;
}

/** The front as stairs: up to the next point only where that one is. */
export function stairsPath(places: readonly PicturePlace[], end: number): string {
  const [first, ...others] = places;
  if (first === undefined) return "";
  const steps = others.map(({ x, y }) => `H${x.toFixed(1)}V${y.toFixed(1)}`).join("");
  return `M${first.x.toFixed(1)} ${first.y.toFixed(1)}${steps}H${end}`;
}
