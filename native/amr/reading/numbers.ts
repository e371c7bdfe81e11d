import { isWord } from "../tokens.ts";
import type { Token } from "../tokens.ts";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth";

const UNITS = new Map<string, number>([
  ...SMALL.split(" ").map((word, index) => [word, index] as const),
  ...TENS.split(" ").map((word, index) => [word, 10 * (index + 2)] as const),
  ["half", 0.5],
]);
const MULTIPLIERS = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["billion", 1_000_000_000],
]);
/** The next greater of the words that part a number into groups. */
const GROUP_ABOVE = new Map([
  ["hundred", 1000],
  ["thousand", 1_000_000],
  ["million", 1_000_000_000],
]);
const ORDINAL_VALUES = new Map<string, number>([
  ...ORDINALS.split(" ").map((word, index) => [word, index + 1] as const),
  ["last", -1],
]);

/** What a figure (`1,200`, `-2.5`, `1/2`) or a number word means; null for any other word or where it is not finite. */
export function numberOf(form: string): number | null {
  const word = form.toLowerCase();
  const spelled = UNITS.get(word) ?? MULTIPLIERS.get(word);
  if (spelled !== undefined) return spelled;
  const fraction = /^(-?\d{1,15})\/(\d{1,15})$/u.exec(word);
  if (fraction) return finite(Number(fraction[1]) / Number(fraction[2]));
  const hyphened = /^([a-z]+ty)-([a-z]+)$/u.exec(word);
  if (hyphened) return sumOfWords(hyphened[1], hyphened[2]);
  return /^-?(?:\d+(?:\.\d*)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)$/u.test(word)
    ? finite(Number(word.replaceAll(",", "")))
    : null;
}

/** 1 for `first` or `1st`, −1 for `last`, null for what is no ordinal number. */
export function ordinalOf(form: string): number | null {
  const figure = /^(\d{1,9})(?:st|nd|rd|th)$/iu.exec(form);
  return figure ? Number(figure[1]) : (ORDINAL_VALUES.get(form.toLowerCase()) ?? null);
}

/** Joins number words that make one number: `two hundred`, `twenty five`. */
export function joinNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const value = before === undefined ? null : joinedValue(before, token);
    if (before === undefined || value === null) joined.push(token);
    else joined[joined.length - 1] = { ...before, lemma: String(value), value };
  }
  return joined;
}

function joinedValue(left: Token, right: Token): number | null {
  if (left.value === null || right.value === null) return null;
  if (MULTIPLIERS.has(right.lemma)) return finite(multiplied(left.value, right.lemma, right.value));
  const tens = left.value >= 20 && left.value % 10 === 0;
  const spelled =
    UNITS.has(right.lemma) &&
    !isWord(left, "half") &&
    !isWord(right, "half", "zero") &&
    !/\d/u.test(left.form);
  return spelled && tens && right.value < (left.value < 100 ? 10 : 100) ? left.value + right.value : null;
}

/** A multiplier belongs to the last group of a number: of `two thousand five hundred` the five alone is so many hundreds. */
function multiplied(value: number, multiplier: string, times: number): number {
  const last = value % (GROUP_ABOVE.get(multiplier) ?? Infinity);
  return last === 0 ? value * times : value - last + last * times;
}

function sumOfWords(tens: string | undefined, ones: string | undefined): number | null {
  const left = UNITS.get(tens ?? "");
  const right = UNITS.get(ones ?? "");
  return left === undefined || right === undefined ? null : left + right;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
