import { chance, pick, pickWeighted, type Random } from "./random.ts";
import { NAMES } from "./words/names.ts";
import { EVERYDAY_WORDS, SURNAMES } from "./words/vocabulary.ts";

/** A word to be spelled: a name, an everyday word, or a name that nobody has seen. */
export function drawWord(random: Random): string {
  return pickWeighted(random, SOURCES).draw(random);
}

/** A word with its letters: `Carol: C-a-r-o-l`. */
export function spelled(word: string): string {
  return `${word}: ${Array.from(word).join("-")}`;
}

const SOURCES: readonly { readonly weight: number; readonly draw: (random: Random) => string }[] = [
  { weight: 2, draw: (random) => pick(random, NAMES) },
  { weight: 2, draw: (random) => pick(random, SURNAMES) },
  { weight: 2, draw: (random) => pick(random, EVERYDAY_WORDS) },
  { weight: 6, draw: inventedWord },
];

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

/** A word that no list has, of letters that follow each other as in names and words: `Madell`, `conten`. */
function inventedWord(random: Random): string {
  for (;;) {
    let word = "";
    for (let before = EDGE + EDGE; word.length <= 10; before = (before + word.slice(-1)).slice(-2)) {
      const letter = pick(random, FOLLOWERS.get(before) ?? [EDGE]);
      if (letter === EDGE) break;
      word += letter;
    }
    if (word.length < 2 || word.length > 10) continue;
    return chance(random, 0.7) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  }
}
