import { isFirstName } from "./gsm8k/names.ts";
import { NUMBER_IN_WORDS } from "./gsm8k/number-words.ts";

const NUMBER = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const WORD_OR_NUMBER = /\p{L}+|\d+(?:\.\d+)?/gu;
const BETWEEN_SENTENCES = /[.?!:]["')]?\s+["'(]?$/;
/** Characters before a word in which the end of a sentence is looked for. */
const SIGHT = 5;

const NUMBER_MASK = "#";
const NAME_MASK = "@";

/** A text without capitals, spaces and punctuation, its numbers kept: two texts that differ in these alone give the same. */
export function normalized(text: string): string {
  const words = withoutSeparators(text.normalize("NFKC")).toLowerCase().match(WORD_OR_NUMBER) ?? [];
  return words.map((word) => (/\d/.test(word) ? ` ${word} ` : word)).join("");
}

/**
 * The different runs of three words of a text, with `#` for each number, in digits or words, and `@` for each name. Names are
 * known first names, and words with a capital that do not begin a sentence.
 */
export function maskedTrigrams(text: string): ReadonlySet<string> {
  const words = maskedWords(text);
  return new Set(words.slice(2).map((third, index) => [words[index], words[index + 1], third].join(" ")));
}

/** Names and numbers of several words are masked as one: Mary Ann, twenty-five. */
function maskedWords(text: string): string[] {
  const plain = `. ${withoutSeparators(text.normalize("NFKC")).replace(NUMBER_IN_WORDS, "0")}`;
  const words = Array.from(plain.matchAll(WORD_OR_NUMBER), ({ 0: word, index }) =>
    masked(word, plain.slice(Math.max(0, index - SIGHT), index)),
  );
  return words.filter((word, index) => !isMask(word) || word !== words[index - 1]);
}

function masked(word: string, before: string): string {
  if (/\d/.test(word)) return NUMBER_MASK;
  const hasCapital = /^\p{Lu}\p{Ll}/u.test(word);
  const isName = hasCapital && (isFirstName(word) || !BETWEEN_SENTENCES.test(before));
  return isName ? NAME_MASK : word.toLowerCase();
}

function isMask(word: string): boolean {
  return word === NUMBER_MASK || word === NAME_MASK;
}

/** `1,200` as `1200`. */
function withoutSeparators(text: string): string {
  return text.replace(NUMBER, (number) => number.replaceAll(",", ""));
}
