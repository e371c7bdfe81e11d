import { hasTag, isWord, retag } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import { VERB_NOUNS } from "../words/function-words.ts";

/** Finds verbs among nouns and adjectives: `a train travels 60 miles`, `the bakers baked 200 loaves`, `was he married`. */
export function repairVerb(token: Token, index: number, tokens: readonly Token[]): Token {
  if (!hasTag(token, "NOUN", "ADJ")) return token;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (isWord(token, "married") && !hasTag(next, "NOUN")) return retag(token, "VERB", "marry");
  if (endsQuestion(token, index, tokens)) return retag(token, "VERB");
  if (!hasTag(before, "NOUN", "PROPN", "PRON", "ADV", "CCONJ") || isWord(before, "how")) return token;
  const isPast = token.form.endsWith("ed") && hasTag(token, "ADJ") && hasTag(next, "NUM", "DET");
  if (isPast) return retag(token, "VERB", pastLemma(token.form.toLowerCase()));
  const lemma = verbLemma(token.lemma);
  const isVerb = lemma !== undefined && hasObject(token, before, next) && lacksVerb(tokens, index);
  return isVerb ? retag(token, "VERB", lemma) : token;
}

/** Whether what follows fits a verb; behind `and` only what fits nothing else. */
function hasObject(token: Token, before: Token, next: Token | undefined): boolean {
  if (hasTag(before, "CCONJ")) return token.form.endsWith("s") && hasTag(next, "NUM", "DET", "NOUN");
  return next === undefined || hasTag(next, "NUM", "DET", "ADP", "PRON", "PUNCT", "PROPN", "PART");
}

/** `does the river flow`: something has to be the verb that `does` belongs to. */
function endsQuestion(token: Token, index: number, tokens: readonly Token[]): boolean {
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  const isHelper = (helper: Token | undefined): boolean => hasTag(helper, "AUX") && isWord(helper, "do");
  const ends = next === undefined || hasTag(next, "PUNCT", "ADP", "PART");
  if (!ends || token.form !== token.lemma) return false;
  const isAfterHelper = isHelper(before) || (isWord(before, "not") && isHelper(tokens[index - 2]));
  if (isAfterHelper) return isWord(next, "up", "out", "off", "down") || lacksVerb(tokens, index);
  const isHelped = tokens.slice(0, index - 1).some(isHelper) && lacksVerb(tokens, index);
  return isHelped && hasTag(before, "NOUN", "PROPN", "PRON", "NUM");
}

/** Whether the clause around a word has no main verb yet. */
function lacksVerb(tokens: readonly Token[], index: number): boolean {
  const isEdge = (token: Token): boolean => hasTag(token, "PUNCT", "CCONJ", "SCONJ");
  const start = tokens.findLastIndex((token, place) => place < index && isEdge(token)) + 1;
  const end = tokens.findIndex((token, place) => place > index && isEdge(token));
  const clause = tokens.slice(start, end < 0 ? tokens.length : end);
  return !clause.some(
    (token) => hasTag(token, "VERB") || (hasTag(token, "AUX") && isWord(token, "be", "have")),
  );
}

/** The verb that a noun may be a form of: `travels`, `bakes`, `washes`. */
function verbLemma(noun: string): string | undefined {
  return [noun, noun.replace(/s$/u, ""), noun.replace(/es$/u, "")].find((lemma) => VERB_NOUNS.has(lemma));
}

/** The verb of a form in -ed, as far as spelling tells. */
function pastLemma(form: string): string {
  const stem = form.replace(/ed$/u, "");
  if (VERB_NOUNS.has(stem)) return stem;
  return VERB_NOUNS.has(`${stem}e`) || /[^aeiou][aiou][bcdgkptvz]$/u.test(stem) ? `${stem}e` : stem;
}
