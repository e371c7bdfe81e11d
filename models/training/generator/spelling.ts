import { between, pick, pickWeighted, type Random } from "./random.ts";
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
  { weight: 3, draw: (random) => pick(random, NAMES) },
  { weight: 2, draw: (random) => pick(random, SURNAMES) },
  { weight: 2, draw: (random) => pick(random, EVERYDAY_WORDS) },
  { weight: 3, draw: inventedName },
];

const SYLLABLES: readonly string[] = (
  "ba be bi bo bra chi da del do dri e fa fe fin ga gor ha he il is ja jo ka ke kri la le li lo ma me mi mo na ne ni no o " +
  "pa pe pi qua ra re ri ro sa se shi so ta te ti to tru u va ve vi wa we wil xa ya yo za ze zo"
).split(" ");

const ENDINGS: readonly string[] =
  "a b by ck d e ff g h i k l ll ly m n nd ne ney nt o p r rd rn s sh sy st t th x y z".split(" ");

/** A name of a few syllables that no list has: `Madelox`. */
function inventedName(random: Random): string {
  const syllables = Array.from({ length: between(random, 1, 3) }, () => pick(random, SYLLABLES));
  const name = [...syllables, pick(random, ENDINGS)].join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
