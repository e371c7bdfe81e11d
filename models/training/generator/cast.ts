import { pick, pickSeveral, type Random } from "./random.ts";
import { NAMES, WOMEN } from "./words/names.ts";
import { ANIMALS, CONTAINERS, FOODS, GROUPS, THINGS, type Noun } from "./words/nouns.ts";
import { COLORS, DAYS, LENGTHS, MONTHS, PEOPLE, PLACES, SHOPS } from "./words/surroundings.ts";

/** What stands in the slots of a text (wording.ts), but for its numbers. */
export type Cast = Readonly<Record<string, string>>;

/** Draws people, things and places for all slots. Several of a kind differ; days and months come in the order of the calendar. */
export function drawCast(random: Random): Cast {
  return {
    ...drawPeople(random),
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

function drawPeople(random: Random): Cast {
  const [n = "", m = "", k = ""] = pickSeveral(random, NAMES, 3);
  return { n, m, k, ...pronouns(n, ""), ...pronouns(m, "m") };
}

function pronouns(name: string, prefix: string): Cast {
  const [he, his, him] = WOMEN.includes(name)
    ? (["she", "her", "her"] as const)
    : (["he", "his", "him"] as const);
  return {
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
  const others = [...THINGS, ...FOODS].filter((noun) => noun !== food);
  const [o, p, q] = pickSeveral(random, others, 3);
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

function forms(noun: Noun | undefined, plural: string, singular: string): Cast {
  return noun === undefined ? {} : { [plural]: noun.many, [singular]: noun.one };
}

/** `place`, `place2`, … */
function numbered(slot: string, words: readonly string[]): Cast {
  return Object.fromEntries(words.map((word, index) => [index === 0 ? slot : `${slot}${index + 1}`, word]));
}

function inOrderOf(calendar: readonly string[], chosen: readonly string[]): string[] {
  return calendar.filter((entry) => chosen.includes(entry));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
