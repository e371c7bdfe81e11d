import { inventedName, inventedWord } from "./invented.ts";
import { chance, pick, pickWeighted, type Random } from "./random.ts";
import { FURTHER_MEN, FURTHER_WOMEN, NAMES } from "./words/names.ts";
import { EVERYDAY_WORDS, SURNAMES } from "./words/vocabulary.ts";

/** A word to be spelled: a name, an everyday word, or a name that nobody has seen. */
export function drawWord(random: Random): string {
  return pickWeighted(random, SOURCES).draw(random);
}

/** A word with its letters: `Carol: C-a-r-o-l`. */
export function spelled(word: string): string {
  return `${word}: ${Array.from(word).join("-")}`;
}

const FIRST_NAMES: readonly string[] = [...NAMES, ...FURTHER_MEN, ...FURTHER_WOMEN];

const SOURCES: readonly { readonly weight: number; readonly draw: (random: Random) => string }[] = [
  { weight: 3, draw: (random) => pick(random, FIRST_NAMES) },
  { weight: 3, draw: (random) => pick(random, SURNAMES) },
  { weight: 2, draw: (random) => pick(random, EVERYDAY_WORDS) },
  { weight: 5, draw: (random) => (chance(random, 0.7) ? inventedName(random) : inventedWord(random)) },
];
