import { FURTHER_MEN, FURTHER_WOMEN, MEN, WOMEN } from "../words/names.ts";

/** First names that the problems may have, by sex, with those that may take their place. */
export const SEXES: readonly {
  readonly names: ReadonlySet<string>;
  readonly others: readonly string[];
  readonly pronouns: RegExp;
}[] = [
  { names: new Set([...MEN, ...FURTHER_MEN]), others: MEN, pronouns: /\b(?:he|his|him)\b/i },
  { names: new Set([...WOMEN, ...FURTHER_WOMEN]), others: WOMEN, pronouns: /\b(?:she|hers?)\b/i },
];

/** Whether a word is a first name of either sex. */
export function isFirstName(word: string): boolean {
  return SEXES.some(({ names }) => names.has(word));
}
