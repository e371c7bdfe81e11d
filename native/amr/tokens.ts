/** Parts of speech as the tagger names them (Universal Dependencies). */
export type Tag =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SPACE"
  | "SYM"
  | "VERB"
  | "X";

/** One word or sign of a sentence. */
export interface Token {
  readonly form: string;
  /** In lower case. */
  readonly lemma: string;
  readonly tag: Tag;
  /** What a figure or a number word stands for; null for anything else. */
  readonly value: number | null;
  /** A space stands before it. */
  readonly spaced: boolean;
}

/** Whether a token is one of these parts of speech; false beyond the sentence's ends. */
export function hasTag<T extends Tag>(
  token: Token | undefined,
  ...tags: readonly T[]
): token is Token & { readonly tag: T } {
  return token !== undefined && tags.some((tag) => tag === token.tag);
}

/** Whether a token is one of these words, in any form or case; false beyond the sentence's ends. */
export function isWord<Word extends string>(
  token: Token | undefined,
  ...lemmas: readonly Word[]
): token is Token & { readonly lemma: Word } {
  return token !== undefined && lemmas.some((lemma) => lemma === token.lemma);
}

export function isCapitalised(token: Token): boolean {
  return /^\p{Lu}/u.test(token.form);
}

/** The same word as another part of speech, with another lemma where one is given. */
export function retag(token: Token, tag: Tag, lemma: string = token.lemma): Token {
  return { ...token, tag, lemma };
}
