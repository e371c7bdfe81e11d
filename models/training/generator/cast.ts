import { capitalized } from "./grammar.ts";
import { inventedWord } from "./invented.ts";
import { drawPeople, type Person } from "./people.ts";
import { chance, pick, pickSeveral, type Random } from "./random.ts";
import { ADJECTIVES, ANIMALS, CONTAINERS, FOODS, GROUPS, noun, THINGS, type Noun } from "./words/nouns.ts";
import { COLORS, DAYS, LENGTHS, MONTHS, PEOPLE, PLACES, SHOPS } from "./words/surroundings.ts";

/** What stands in the slots of a text (wording.ts), but for its numbers. */
export type Cast = Readonly<Record<string, string>>;

/** Draws people, things and places for all slots. Several of a kind differ; days and months come in the order of the calendar. */
export function drawCast(random: Random): Cast {
  return {
    ...slotsOfPeople(drawPeople(random, 3)),
    ...drawNouns(random),
    ...numbered("place", pickSeveral(random, PLACES, 2)),
    ...numbered("color", pickSeveral(random, COLORS, 3)),
    ...numbered("day", inOrderOf(DAYS, pickSeveral(random, DAYS, 3))),
    ...numbered("month", inOrderOf(MONTHS, pickSeveral(random, MONTHS, 2))),
    u: pick(random, PEOPLE),
    shop: pick(random, SHOPS),
    length: pick(random, LENGTHS),
  };
}

function slotsOfPeople([n, m, k]: readonly Person[]): Cast {
  return { ...named(n, "n", ""), ...named(m, "m", "m"), k: k?.name ?? "" };
}

function named(person: Person | undefined, slot: string, prefix: string): Cast {
  if (person === undefined) return {};
  const [he, his, him] = person.isWoman ? (["she", "her", "her"] as const) : (["he", "his", "him"] as const);
  return {
    [slot]: person.name,
    [`${prefix}he`]: he,
    [`${prefix}He`]: capitalized(he),
    [`${prefix}his`]: his,
    [`${prefix}His`]: capitalized(his),
    [`${prefix}him`]: him,
    [`${prefix}himself`]: `${him}self`,
  };
}

/** The food is none of the things beside it, though things are food as well. */
function drawNouns(random: Random): Cast {
  const food = pick(random, FOODS);
  const others = [...THINGS, ...FOODS].filter((thing) => thing !== food);
  const [o, p, q] = pickSeveral(random, others, 3).map((thing) => variedNoun(random, thing));
  return {
    ...forms(o, "o", "s"),
    ...forms(p, "p", "ps"),
    ...forms(q, "q", "qs"),
    ...forms(food, "f", "fs"),
    ...forms(pick(random, CONTAINERS), "c", "cs"),
    ...forms(pick(random, GROUPS), "g", "gs"),
    ...forms(pick(random, ANIMALS), "a", "as"),
  };
}

/** Of ten things, one is of some kind (`shiny bead`); a few have names that nobody knows, so that a reader learns what counts by where it stands. */
const VARIED = { kind: 0.1, invented: 0.07 };

function variedNoun(random: Random, thing: Noun): Noun {
  if (chance(random, VARIED.invented)) return noun(inventedWord(random, 4));
  if (!chance(random, VARIED.kind)) return thing;
  const adjective = pick(random, ADJECTIVES);
  return { one: `${adjective} ${thing.one}`, many: `${adjective} ${thing.many}` };
}

function forms(counted: Noun | undefined, plural: string, singular: string): Cast {
  return counted === undefined ? {} : { [plural]: counted.many, [singular]: counted.one };
}

/** `place`, `place2`, … */
function numbered(slot: string, words: readonly string[]): Cast {
  return Object.fromEntries(words.map((word, index) => [index === 0 ? slot : `${slot}${index + 1}`, word]));
}

function inOrderOf(calendar: readonly string[], chosen: readonly string[]): string[] {
  return calendar.filter((entry) => chosen.includes(entry));
}
