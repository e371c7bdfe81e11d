import { capitalized } from "./grammar.ts";
import { inventedName, inventedWord } from "./invented.ts";
import { chance, pick, pickWeighted, type Random } from "./random.ts";
import { FURTHER_MEN, FURTHER_WOMEN, NAMES } from "./words/names.ts";
import { NAMES_TO_SPELL } from "./words/names-to-spell.ts";
import { EVERYDAY_WORDS, SURNAMES } from "./words/vocabulary.ts";

/** A word to be spelled: a name, an everyday word, or a name that nobody has seen. */
export function drawWord(random: Random): string {
  return pickWeighted(random, SOURCES).draw(random);
}

/** A word with its letters: `Carol: C-a-r-o-l`. */
export function spelled(word: string): string {
  return `${word}: ${Array.from(word).join("-")}`;
}

/** Each once, so that all are drawn alike. */
const FIRST_NAMES: readonly string[] = [
  ...new Set([...NAMES, ...FURTHER_MEN, ...FURTHER_WOMEN, ...NAMES_TO_SPELL]),
];

const SOURCES: readonly { readonly weight: number; readonly draw: (random: Random) => string }[] = [
  { weight: 5, draw: (random) => pick(random, FIRST_NAMES) },
  { weight: 3, draw: (random) => pick(random, SURNAMES) },
  { weight: 2, draw: (random) => pick(random, EVERYDAY_WORDS) },
  { weight: 5, draw: (random) => (chance(random, 0.7) ? inventedName(random) : inventedWord(random)) },
  { weight: 1.2, draw: accentedName },
  { weight: 0.6, draw: shortName },
];

/** Letters as they stand in names of other languages, by the plain ones; the commonest stands twice, to be drawn more often. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: "áàâäãåá",
  c: "çć",
  e: "éèêëé",
  i: "íìîïí",
  n: "ñńñ",
  o: "óòôöøó",
  s: "šś",
  u: "úùûüú",
  y: "ý",
  z: "žź",
};

/** A name in which one letter has an accent: `Renó`; one as it is where no letter can have one. */
function accentedName(random: Random): string {
  const name = chance(random, 0.5) ? pick(random, FIRST_NAMES) : inventedName(random);
  const places = Array.from(name).flatMap((letter, index) =>
    index > 0 && letter in ACCENTED ? [index] : [],
  );
  if (places.length === 0) return name;
  const place = pick(random, places);
  const letter = pick(random, Array.from(ACCENTED[name.charAt(place)] ?? ""));
  return name.slice(0, place) + letter + name.slice(place + 1);
}

const LETTERS: readonly string[] = Array.from("abcdefghijklmnopqrstuvwxyz");

/** What friends call somebody by two initials: `Kv`. */
function shortName(random: Random): string {
  return capitalized(pick(random, LETTERS) + pick(random, LETTERS));
}
