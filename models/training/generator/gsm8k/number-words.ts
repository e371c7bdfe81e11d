import { NUMBER_WORDS } from "../words/numbers.ts";

const BELOW_TWENTY = NUMBER_WORDS.slice(0, 20);
const DIGITS = NUMBER_WORDS.slice(1, 10);
const TENS: readonly string[] = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Finds whole numbers below 100 in words: `tens` and perhaps `ones` as in `thirty-five`, or else a `small` one below twenty. */
export const NUMBER_IN_WORDS = new RegExp(
  String.raw`\b(?:(?<tens>${TENS.join("|")})(?:[- ](?<ones>${DIGITS.join("|")}))?|(?<small>${BELOW_TWENTY.join("|")}))\b`,
  "gi",
);

/** The value of what `NUMBER_IN_WORDS` found, from its groups. */
export function valueOfWords({ tens, ones, small }: Readonly<Record<string, string | undefined>>): number {
  if (tens === undefined) return BELOW_TWENTY.indexOf(small?.toLowerCase() ?? "");
  const ten = 20 + 10 * TENS.indexOf(tens.toLowerCase());
  return ten + (ones === undefined ? 0 : BELOW_TWENTY.indexOf(ones.toLowerCase()));
}

/** `thirty-five`. @throws RangeError if the number is not whole, or not below 100 */
export function inWords(value: number): string {
  const small = BELOW_TWENTY[value];
  if (small !== undefined) return small;
  const ten = TENS[Math.floor(value / 10) - 2];
  if (ten === undefined || !Number.isInteger(value)) {
    throw new RangeError(`${value} cannot be written in words; take a whole number below 100.`);
  }
  return value % 10 === 0 ? ten : `${ten}-${BELOW_TWENTY[value % 10] ?? ""}`;
}
