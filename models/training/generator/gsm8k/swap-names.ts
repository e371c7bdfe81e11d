import { chance, pick, type Random } from "../random.ts";
import { SEXES } from "./names.ts";
import type { Variation } from "./variation.ts";

const CAPITALIZED = /\b[A-Z][a-z]+\b/g;
/** First words of names of places: San Diego. */
const PLACE_BEFORE = /\b(?:San|Santa|St\.|Lake|Mount|Port|Fort) $/;

/** How often a name is replaced. */
const OFTEN = 0.7;

/** The same problem with other first names in the place of some, of the same sex. */
export function withOtherNames(random: Random, { text, steps }: Variation): Variation {
  const names = drawNames(random, text);
  const renamed = text.replace(CAPITALIZED, (word, index: number) =>
    PLACE_BEFORE.test(text.slice(0, index)) ? word : (names.get(word) ?? word),
  );
  return { text: renamed, steps };
}

/** New names by the old ones; nobody gets a name that somebody has. */
function drawNames(random: Random, text: string): ReadonlyMap<string, string> {
  const words = new Set(text.match(CAPITALIZED));
  const drawn = new Map<string, string>();
  for (const word of words) {
    const sex = SEXES.find(({ names }) => names.has(word));
    if (sex === undefined || !isOfSex(text, sex.pronouns) || isPossessiveAlone(text, word)) continue;
    const free = sex.others.filter((name) => !words.has(name) && ![...drawn.values()].includes(name));
    if (chance(random, OFTEN)) drawn.set(word, pick(random, free));
  }
  return drawn;
}

/** Whether the pronouns of a text let its names be of a sex: a "she" alone makes Alex a woman. */
function isOfSex(text: string, pronouns: RegExp): boolean {
  return pronouns.test(text) || !SEXES.some((other) => other.pronouns.test(text));
}

/** Whether a name has an apostrophe without an s, as no other name could: James' book. */
function isPossessiveAlone(text: string, name: string): boolean {
  return new RegExp(`\\b${name}'(?!s)`).test(text);
}
