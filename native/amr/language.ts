import type { Token } from "./tokens.ts";
import { wordSet } from "./words/word-list.ts";

/** Words without which hardly any English sentence does, and which other languages lack. */
const ENGLISH = wordSet(
  "the of and is are was were be been to that it he she they we you his her their this these those with",
  "for from by have has had does did how what which who when where if than then there many much each",
  "all not at into would could should will can give gives gave list show my your our its after before",
  "more because",
);
/** Shorter texts may well do without any of them. */
const ENOUGH_WORDS = 6;
const ENGLISH_SHARE = 1 / 15;
const LATIN_SHARE = 0.7;

/** Whether words could be English: written in Latin letters and, where there are enough, with English function words. */
export function looksEnglish(tokens: readonly Token[]): boolean {
  const words = tokens.filter(isAWord);
  const letters = words.map(({ form }) => form.match(/\p{L}/gu)?.length ?? 0).reduce(add, 0);
  const latin = words.map(({ form }) => form.match(/\p{Script=Latin}/gu)?.length ?? 0).reduce(add, 0);
  if (latin < LATIN_SHARE * letters) return false;
  const english = words.filter(({ form }) => ENGLISH.has(form.toLowerCase())).length;
  return words.length < ENOUGH_WORDS || english >= words.length * ENGLISH_SHARE;
}

/** Whether a token holds a letter. */
export function isAWord(token: Token): boolean {
  return /\p{L}/u.test(token.form);
}

function add(left: number, right: number): number {
  return left + right;
}
