import type { PicturePlace } from "./explored.tsx";

/** Index of the mark nearest to a place, −1 if none is within reach, in the units of the places. */
export function nearestOf(marks: readonly PicturePlace[], place: PicturePlace, reach: number): number {
  let nearest = -1;
  let least = reach ** 2;
  marks.forEach(({ x, y }, index) => {
    const distance = (x - place.x) ** 2 + (y - place.y) ** 2;
    if (distance > least) return;
    least = distance;
    nearest = index;
  });
  return nearest;
}
