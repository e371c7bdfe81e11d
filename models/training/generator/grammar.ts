/** The signs that end a sentence; a full stop after an abbreviation ends none. */
const SENTENCE_END = String.raw`(?<!\b(?:[ap]\.m|Mr|Mrs|Ms|Dr|St|vs|ft|lbs?|oz))[.?!]`;
const SENTENCE_START = new RegExp(`(?:^|${SENTENCE_END} )[a-z]`, "g");
const BETWEEN_SENTENCES = new RegExp(`(?<=${SENTENCE_END}) `);

/** A text with a capital at the beginning of each sentence. */
export function withCapitals(text: string): string {
  return text.replace(SENTENCE_START, (start) => start.toUpperCase());
}

/** A text with `an` for each `a` before a vowel or before a number that begins with one: `an apple`, `an 80 page book`, `an $8 cap`. */
export function withArticles(text: string): string {
  return text.replace(/(\ba|(?:^|[.?!] )A) (?=(?!uni|use|eu|one\b)[aeiou]|\$?(?:8|(?:11|18)\b))/g, "$1n ");
}

/** A word with a capital first letter. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The sentences of a text, each with its closing sign. */
export function sentencesOf(text: string): string[] {
  return text.split(BETWEEN_SENTENCES);
}
