import { capitalized } from "./grammar.ts";
import { pick, type Random } from "./random.ts";
import { FURTHER_MEN, FURTHER_WOMEN, NAMES } from "./words/names.ts";
import { NUMBER_WORDS } from "./words/numbers.ts";
import { EVERYDAY_WORDS, SURNAMES } from "./words/vocabulary.ts";

/** What stands before the first letter of a word, and after its last. */
const EDGE = " ";

/** Which letters follow two others in names and words, as often as they do. */
const FOLLOWERS: ReadonlyMap<string, readonly string[]> = followers([
  ...NAMES,
  ...SURNAMES,
  ...EVERYDAY_WORDS,
]);

function followers(words: readonly string[]): Map<string, string[]> {
  const pairs = words.flatMap((word) => {
    const letters = `${EDGE}${EDGE}${word.toLowerCase()}${EDGE}`;
    return Array.from(
      letters.slice(2),
      (letter, index) => [letters.slice(index, index + 2), letter] as const,
    );
  });
  const grouped = Map.groupBy(pairs, ([before]) => before);
  return new Map([...grouped].map(([before, all]) => [before, all.map(([, letter]) => letter)]));
}

const TRIES = 50;

/**
 * A word of at most 10 letters that no list has, which follow each other as in names and words: `conten`; an everyday word if
 * the numbers drawn give none.
 */
export function inventedWord(random: Random, fewest = 2): string {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const word = chainOfLetters(random);
    if (word.length >= fewest && word.length <= LONGEST && !KNOWN.has(word)) return word;
  }
  return pick(random, EVERYDAY_WORDS);
}

/** The same as a name, which no list has either, and no word of a sentence: `Madell`. */
export function inventedName(random: Random): string {
  return capitalized(inventedWord(random, 3));
}

const LONGEST = 10;

/** What a sentence is made of, which nobody is to take for a name. */
const SHORT_WORDS: readonly string[] = (
  "all and any are both but each for had half has her him his how its less more not one other our she the them they then this " +
  "two was what who you"
).split(" ");

const LISTS = [NAMES, FURTHER_MEN, FURTHER_WOMEN, SURNAMES, EVERYDAY_WORDS, NUMBER_WORDS, SHORT_WORDS];
const KNOWN: ReadonlySet<string> = new Set(LISTS.flat().map((word) => word.toLowerCase()));

function chainOfLetters(random: Random): string {
  let word = "";
  for (let before = EDGE + EDGE; word.length <= LONGEST; before = (before + word.slice(-1)).slice(-2)) {
    const letter = pick(random, FOLLOWERS.get(before) ?? [EDGE]);
    if (letter === EDGE) break;
    word += letter;
  }
  return word;
}
