import { formatNumber } from "../arithmetic.ts";
import { MONTHS } from "../words/surroundings.ts";
import { withArticles, withCapitals } from "../grammar.ts";
import { inWords, NUMBER_IN_WORDS, valueOfWords } from "./number-words.ts";

/** How a number stands in a text: `12`, `12%`, `1.50`, `twelve`. */
export type NumberForm = "whole" | "percent" | "decimal" | "word";

/** A number in a text. */
export interface TextNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly form: NumberForm;
  /** It cannot be any other number here: part of a fraction, a time or a date, an ordinal, a year, `one` … */
  readonly isFixed: boolean;
}

const IN_DIGITS = /\d[\d,]*\.\d+|\d+(?:,\d{3})*/g;

const SCALE = String.raw`[ -](?:hundred|thousand|million|billion)`;
const CLOCK = String.raw` ?(?:[ap]\.?m\b|o'clock)`;
const FRACTION = String.raw`[ -](?:hal(?:f|ves)|(?:third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth)s?)\b`;

/** What follows a number that is part of something else: `3rd`, `1/2`, `7:30`, `2-3`, `2 1/2`, `5 million`, `two-thirds`. */
const PART_AFTER = new RegExp(`^(?:[A-Za-z]|[/:-]\\d| \\d+/|${SCALE}|${CLOCK}|${FRACTION})`, "i");
/** What stands before such a number: `B12`, `1/2`, `7:30`, `2-3`, `-5`, `May 5`. */
const PART_BEFORE = new RegExp(String.raw`[A-Za-z.:/]$|(?:^|[\s\d])-$|\b(?:${MONTHS.join("|")}) $`);
/** What stands before a number that counts what the text names one by one: `these 3 days`. */
const COUNT_BEFORE = /\b(?:these|those|all|other|first|last|next|past) $/i;
/** As above, where the number is a word: `the three of them`. */
const COUNT_BEFORE_WORD = /\bthe $/i;
const YEAR = /^(?:19|20)\d\d$/;
/** Characters around a number in which the above is looked for. */
const SIGHT = 12;

/** All numbers of a text, in digits and in words, from left to right. */
export function textNumbers(text: string): TextNumber[] {
  return [...numbersInDigits(text), ...numbersInWords(text)].sort((one, other) => one.start - other.start);
}

/** The text with other values at the places of these numbers, each written as the old one was. */
export function withValues(
  text: string,
  numbers: readonly TextNumber[],
  values: ReadonlyMap<number, number>,
): string {
  const changed = numbers.reduceRight((rest, { start, end, value, form }) => {
    const written = writtenAs(text.slice(start, end), form, values.get(value) ?? value);
    return withPlainArticle(rest.slice(0, start)) + written + rest.slice(end);
  }, text);
  return withArticles(changed);
}

function numbersInDigits(text: string): TextNumber[] {
  return [...text.matchAll(IN_DIGITS)].map(({ 0: digits, index: start }) => {
    const { before, after } = surroundings(text, start, digits);
    const value = Number(digits.replaceAll(",", ""));
    const form = after.startsWith("%") ? "percent" : digits.includes(".") ? "decimal" : "whole";
    const isYear = YEAR.test(digits) && !before.endsWith("$");
    const isFixed = value === 0 || value === 1 || isYear || isBound(before, after);
    return { start, end: start + digits.length, value, form, isFixed };
  });
}

function numbersInWords(text: string): TextNumber[] {
  return [...text.matchAll(NUMBER_IN_WORDS)].map(({ 0: words, index: start, groups = {} }) => {
    const { before, after } = surroundings(text, start, words);
    const value = valueOfWords(groups);
    // `two` too often stands where no other number can: the two of them, one or two.
    const isFixed = value <= 2 || COUNT_BEFORE_WORD.test(before) || isBound(before, after);
    return { start, end: start + words.length, value, form: "word", isFixed };
  });
}

function surroundings(text: string, start: number, number: string): { before: string; after: string } {
  const end = start + number.length;
  return { before: text.slice(Math.max(0, start - SIGHT), start), after: text.slice(end, end + SIGHT) };
}

function isBound(before: string, after: string): boolean {
  return PART_BEFORE.test(before) || COUNT_BEFORE.test(before) || PART_AFTER.test(after);
}

/** A beginning of a text whose last word is `a` where it was `an`. */
function withPlainArticle(before: string): string {
  return before.replace(/\b([Aa])n (\$?)$/, "$1 $2");
}

function writtenAs(old: string, form: NumberForm, value: number): string {
  if (form === "word") return /^[A-Z]/.test(old) ? withCapitals(inWords(value)) : inWords(value);
  if (form === "decimal" && /\.\d\d$/.test(old)) return value.toFixed(2);
  return old.includes(",") ? value.toLocaleString("en-US") : formatNumber(value);
}
