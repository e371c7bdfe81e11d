/** A place in a picture, in pixels from its upper left corner. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A name with the place of its point, or where its letters begin. */
export interface PlacedName extends Place {
  readonly name: string;
}

/** A part of a picture, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of letters of 12 px, above and below the line on which they stand. */
const ASCENT = 10;
const DESCENT = 3;
const LATIN_WIDTH = 6.4;
const WIDE = 2;
/** From the middle of a mark to what stands beside it. */
const CLEAR = 7;

/** About how wide a text of 12 px is, in pixels; characters of Chinese count double. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + LATIN_WIDTH * (sign > "\u2e7f" ? WIDE : 1), 0);
}

/**
 * Names beside their points, of which none covers a mark or another name.
 * @param points those that are named, the most important first: one for whose name no room is left has none
 * @param marks the middles of all marks, also of those that are not named
 * @param room which no name leaves
 */
export function placeNames(
  points: readonly PlacedName[],
  marks: readonly Place[],
  room: Box,
): readonly PlacedName[] {
  const taken = marks.map(({ x, y }): Box => {
    return { left: x - CLEAR, right: x + CLEAR, top: y - CLEAR, bottom: y + CLEAR };
  });
  const placed: PlacedName[] = [];
  for (const point of points) {
    const free = boxesBeside(point).find((box) => isWithin(box, room) && !taken.some(overlaps(box)));
    if (free === undefined) continue;
    taken.push(free);
    placed.push({ name: point.name, x: free.left, y: free.bottom - DESCENT });
  }
  return placed;
}

/** Where a name may stand: above right, above left, right, left, below right, below left; or a line further above or below. */
function boxesBeside({ name, x, y }: PlacedName): readonly Box[] {
  const width = widthOf(name);
  const height = ASCENT + DESCENT;
  const above = y - CLEAR - height;
  const below = y + CLEAR;
  const corners = [
    [x, above],
    [x - width, above],
    [x + CLEAR, y - height / 2],
    [x - CLEAR - width, y - height / 2],
    [x, below],
    [x - width, below],
    [x, above - height],
    [x - width, above - height],
    [x, below + height],
    [x - width, below + height],
  ] as const;
  return corners.map(([left, top]) => ({ left, right: left + width, top, bottom: top + height }));
}

function isWithin(box: Box, room: Box): boolean {
  return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
}

function overlaps(one: Box): (other: Box) => boolean {
  return (other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
