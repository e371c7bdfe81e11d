/** A dot that has a name, in pixels. */
export interface NamedDot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const CHARACTER_WIDTH = 6.6;
const HEIGHT = 14;
/** Half the side of the square that a dot takes. */
const DOT = 7;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where names are written beside their dots: to the right or the left, above or below, the first place that no dot and no
 * earlier name takes. Where all are taken the name stands at the right all the same.
 * @returns the left end of each name's base line
 */
export function placeNames(
  dots: readonly NamedDot[],
  { left, right }: Pick<Box, "left" | "right">,
): readonly NamedDot[] {
  const taken: Box[] = dots.map(({ x, y }) => ({
    left: x - DOT,
    right: x + DOT,
    top: y - DOT,
    bottom: y + DOT,
  }));
  return dots.map((dot) => {
    const places = placesBeside(dot).filter((place) => {
      const box = boxOf(dot.name, place);
      return box.left >= left && box.right <= right && !taken.some((other) => overlap(box, other));
    });
    const [place = { x: dot.x + 10, y: dot.y + 4 }] = places;
    taken.push(boxOf(dot.name, place));
    return { name: dot.name, x: place.x, y: place.y };
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placesBeside({ name, x, y }: NamedDot): readonly Place[] {
  const width = name.length * CHARACTER_WIDTH;
  return [0, -1, 1, -2, 2].flatMap((step) => [
    { x: x + 10, y: y + 4 + step * HEIGHT },
    { x: x - 10 - width, y: y + 4 + step * HEIGHT },
  ]);
}

function boxOf(name: string, { x, y }: Place): Box {
  return { left: x, right: x + name.length * CHARACTER_WIDTH, top: y - HEIGHT + 3, bottom: y + 3 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
