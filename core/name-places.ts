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
/** Characters of a name that is cut as far as can be, with the sign for what is left out. */
const SHORTEST_NAME = 2;
/** Cut to fewer characters than these, a name is not known again: its symbol, as of `Temperature T`, tells more. */
const KNOWN_AGAIN = 6;
const SYMBOL_AT_END = /\s(\p{L})$/u;

/** About how wide a text of 12 px is, in pixels; characters of Chinese count double. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + LATIN_WIDTH * (sign > "\u2e7f" ? WIDE : 1), 0);
}

/** A text that is at most so wide, in pixels, with its end left out where it is wider. */
export function fitting(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && widthOf(`${signs.join("")}…`) > room) signs.pop();
  return `${signs.join("")}…`;
}

/** One of the settings that a label tells: its name, and what follows that, its value and what parts it from the next one. */
export interface LabelPart {
  readonly name: string;
  /** May be empty. */
  readonly rest: string;
}

/** The settings of a label: of `Agents N 3 · Temperature T 0.4` or `mad, agents=3`. A value is a word behind `=`, or a short one or a number at the end. */
export function labelParts(label: string): readonly LabelPart[] {
  return label.split(/(?<= · |, )/).map((part) => {
    const [, name = part, rest = ""] = LABEL_PART.exec(part) ?? [];
    return { name, rest };
  });
}

const LABEL_PART = /^(.*?)((?:=[^ =]{1,10}| [^ =]{1,4}| [^ =]{0,8}\d[^ =]{0,8})?(?: · |, )?)$/s;

/**
 * A label that is at most so wide, in pixels. What is too much is left out of the longest names of settings, before their values:
 * labels often differ in the last of these alone. At last a name that ends with its symbol, as `Agents N`, is that alone. What has
 * no value, as a method or a model, is cut only if that is not enough; and where values leave no room for names, the label's end is
 * left out.
 */
export function fittingLabel(label: string, room: number): string {
  const ofSettings = withShorterNames(labelParts(label), room, hasValue);
  const ofAll = withShorterNames(ofSettings, room, () => true);
  return fitting(wordsOf(ofAll), room);
}

/** Parts of which the longest names of some are cut until the label is no wider than its room, or these are shortest. */
function withShorterNames(
  parts: readonly LabelPart[],
  room: number,
  mayBeCut: (part: LabelPart) => boolean,
): readonly LabelPart[] {
  const cut = (most: number) =>
    parts.map((part) => (mayBeCut(part) ? { ...part, name: cutTo(most, part.name) } : part));
  let shorter = parts;
  let most = Math.max(SHORTEST_NAME, ...parts.filter(mayBeCut).map(({ name }) => name.length));
  while (widthOf(wordsOf(shorter)) > room && most > SHORTEST_NAME) shorter = cut(--most);
  return shorter;
}

function wordsOf(parts: readonly LabelPart[]): string {
  return parts.map(({ name, rest }) => name + rest).join("");
}

function hasValue({ rest }: LabelPart): boolean {
  return rest.replace(/( · |, )$/, "") !== "";
}

/** A name of at most so many characters, the `…` that ends one that was cut among them; or its symbol. */
function cutTo(most: number, name: string): string {
  const signs = Array.from(name);
  if (signs.length <= most) return name;
  const [, symbol] = (most < KNOWN_AGAIN ? SYMBOL_AT_END.exec(name) : null) ?? [];
  const left = signs.slice(0, most - 1).join("");
  return symbol ?? `${left.trimEnd()}…`;
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
