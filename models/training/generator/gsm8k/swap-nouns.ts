import { withArticles } from "../grammar.ts";
import { chance, pick, type Random } from "../random.ts";
import { FOODS, THINGS, type Noun } from "../words/nouns.ts";
import type { Variation } from "./variation.ts";

/** Nouns that may take each other's place. Hens would lay muffins, if eggs could be anything. */
const GROUPS: readonly (readonly Noun[])[] = [THINGS, FOODS.filter(({ one }) => one !== "egg")];

const FORMS = GROUPS.flat()
  .flatMap(({ one, many }) => [many, one])
  .sort((one, other) => other.length - one.length);
/** Finds a noun of the groups, the longest at its place, with an `an` before it. */
const NOUN = new RegExp(String.raw`\b(?:(?<article>[Aa])n )?(?<form>${FORMS.join("|")})\b`, "g");

/** A form that is a verb, or a measure of something: she watches, to record, cups of flour. */
const VERB_BEFORE =
  /\b(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Ww]e|[Yy]ou|I|who|that|to|can|could|will|would|must|should|[A-Z]\w+) $/;
const MEASURE_AFTER = /^ of\b/;
/** What has a number of its own for each thing: legs, wheels, sides. */
const PARTS = /\b(?:legs?|feet|paws?|wheels?|tires?|eyes?|ears?|wings?|strings?|sides?)\b/;

/** How often a noun is replaced. */
const OFTEN = 0.4;

/** The same problem with other things and foods in the place of some, in its units as well. */
export function withOtherNouns(random: Random, { text, steps }: Variation): Variation {
  const nouns = PARTS.test(text) ? new Map<string, string>() : drawNouns(random, text);
  const replaced = withArticles(withReplaced(text, nouns));
  const unitOf = (unit: string) =>
    replaced.includes(nouns.get(unit) ?? unit) ? (nouns.get(unit) ?? unit) : "";
  return { text: replaced, steps: steps.map((step) => ({ ...step, unit: unitOf(step.unit) })) };
}

function withReplaced(text: string, nouns: ReadonlyMap<string, string>): string {
  return text.replace(NOUN, (whole: string, article: string | undefined, form: string) => {
    const other = nouns.get(form);
    if (other === undefined) return whole;
    return article === undefined ? other : `${article} ${other}`;
  });
}

/** New singulars and plurals by the old ones, of nouns that the text has in the plural. */
function drawNouns(random: Random, text: string): ReadonlyMap<string, string> {
  const found = new Set(Array.from(text.matchAll(NOUN), ({ groups }) => groups?.form ?? ""));
  const drawn = new Map<string, string>();
  for (const group of GROUPS) {
    const free = group.filter(({ one }) => !text.includes(one));
    for (const noun of group.filter((each) => found.has(each.many) && isPlain(text, each))) {
      if (!chance(random, OFTEN)) continue;
      const [other] = free.splice(free.indexOf(pick(random, free)), 1);
      drawn.set(noun.many, other?.many ?? noun.many).set(noun.one, other?.one ?? noun.one);
    }
  }
  return drawn;
}

/** Whether a noun always stands in the text as one that others can replace: no verb, no measure, no first word of a sentence. */
function isPlain(text: string, { one, many }: Noun): boolean {
  const places = Array.from(text.matchAll(new RegExp(`\\b(?:${many}|${one})\\b`, "gi")), (found) => {
    const end = found.index + found[0].length;
    return { form: found[0], before: text.slice(0, found.index), after: text.slice(end) };
  });
  return places.every(
    ({ form, before, after }) =>
      /^[a-z]/.test(form) && !VERB_BEFORE.test(before) && !MEASURE_AFTER.test(after),
  );
}
