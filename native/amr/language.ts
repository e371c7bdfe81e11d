import type { Token } from "./tokens.ts";
import { wordSet } from "./words/word-list.ts";

/** Words without which hardly any English text does, and which other languages lack: not `total`, which is one in many. */
const ENGLISH = wordSet(
  "the of and is are was were be been to that it he she they we you his her their this these those with",
  "for from by have has had does did how what which who when where if than then there many much each",
  "all not at into would could should will can give gives gave list show my your our its after before",
  "more because times equals remaining left bought sold eaten spent earned saved paid costs number answer",
  "add subtract multiply calculate compute find count write solve explain",
);
/** Shorter texts may well do without any of them, and so may those that hold little more than counted things. */
const ENOUGH_WORDS = 6;
const ENOUGH_TELLING_WORDS = 4;
const ENGLISH_SHARE = 1 / 15;
const LATIN_SHARE = 0.7;

/** Whether sentences could be English: in Latin letters and, where there are enough words, with some that only English has. */
export function looksEnglish(sentences: readonly (readonly Token[])[]): boolean {
  const words = sentences.flat().filter(isAWord);
  const letters = words.map(({ form }) => form.match(/\p{L}/gu)?.length ?? 0).reduce(add, 0);
  const latin = words.map(({ form }) => form.match(/\p{Script=Latin}/gu)?.length ?? 0).reduce(add, 0);
  if (latin < LATIN_SHARE * letters) return false;
  const telling = sentences.flatMap(tellingWords);
  if (words.length < ENOUGH_WORDS || telling.length < ENOUGH_TELLING_WORDS) return true;
  return telling.filter(isEnglish).length >= telling.length * ENGLISH_SHARE;
}

/** A number, and what stands directly behind one, is much the same in any language: `$5 + $3`, `3 kg`. */
function tellingWords(sentence: readonly Token[]): readonly Token[] {
  return sentence.filter((token, index) => {
    const isCounted = (token.value ?? sentence[index - 1]?.value ?? null) !== null;
    return isAWord(token) && (isEnglish(token) || !isCounted);
  });
}

function isEnglish(token: Token): boolean {
  return ENGLISH.has(token.form.toLowerCase());
}

/** Whether a token holds a letter. */
export function isAWord(token: Token): boolean {
  return /\p{L}/u.test(token.form);
}

function add(left: number, right: number): number {
  return left + right;
}
