/**
 * Stands between the letters of a joined string in the texts that a model is trained to write. The tokenizer ends a token
 * there and drops it, so that each letter is a token of its own: `ynml` would else be cut into pieces that nobody can
 * foresee, and letters could not be joined one by one. No prompt has it: what a model wrote comes back without.
 */
export const LETTER_BREAK = "\u0000";

/** A string whose letters become single tokens. */
export function withLetterBreaks(letters: string): string {
  return Array.from(letters).join(LETTER_BREAK);
}

/** A text as the tokenizer gives it back. */
export function withoutLetterBreaks(text: string): string {
  return text.replaceAll(LETTER_BREAK, "");
}
