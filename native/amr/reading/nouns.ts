import { hasTag, isCapitalised, isWord } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import { isOffice } from "../words/people.ts";
import { knownPlace } from "../words/places.ts";
import { isCalendarName } from "../words/units.ts";
import type { Cursor } from "./cursor.ts";
import type { NounDraft } from "./noun-draft.ts";
import type { Degree, Modifier } from "./syntax.ts";

/** Small words inside the title of a work. */
const TITLE_WORDS = ["of", "in", "the", "and", "our", "for", "to", "a"];
/** Nouns that say when, and are no part of the noun before them: `plant trees today`. */
const STANDS_ALONE = new Set(["today", "yesterday", "tomorrow", "tonight"]);
const IRREGULAR = new Map<string, Degree>([
  ["best", { adjective: "good", degree: "most" }],
  ["worst", { adjective: "bad", degree: "most" }],
  ["better", { adjective: "good", degree: "more" }],
  ["worse", { adjective: "bad", degree: "more" }],
]);

/** Reads adjectives, nouns and names as far as they belong together, into `draft`. */
export function readNouns(tokens: Cursor<Token>, draft: NounDraft): void {
  while (
    readAdjective(tokens, draft) ||
    readTitle(tokens, draft) ||
    readName(tokens, draft) ||
    readNoun(tokens, draft)
  );
}

function readAdjective(tokens: Cursor<Token>, draft: NounDraft): boolean {
  const token = tokens.peek();
  if (draft.head !== null || draft.name.length > 0 || token === undefined) return false;
  const next = tokens.peek(1);
  if (isWord(token, "more", "most", "least", "less") && hasTag(next, "ADJ")) {
    draft.degree = { adjective: next.lemma, degree: token.lemma };
    tokens.skip(2);
    return true;
  }
  if (!hasTag(token, "ADJ")) return false;
  const degree = degreeOf(token);
  if (degree === null) draft.modifiers.push(nameOfPlace(token) ?? { words: [token.lemma], isName: false });
  else draft.degree = degree;
  tokens.skip();
  return true;
}

/** `tallest` is tall to the degree most, `taller` to the degree more. */
function degreeOf(token: Token): Degree | null {
  const form = token.form.toLowerCase();
  const irregular = IRREGULAR.get(form);
  if (irregular !== undefined) return irregular;
  if (form === token.lemma) return null;
  if (form.endsWith("est")) return { adjective: token.lemma, degree: "most" };
  return form.endsWith("er") ? { adjective: token.lemma, degree: "more" } : null;
}

function nameOfPlace(token: Token): Modifier | null {
  return isCapitalised(token) && knownPlace([token.form]) !== undefined
    ? { words: [token.form], isName: true }
    : null;
}

/** A title with an article: `The Fault in Our Stars`. */
function readTitle(tokens: Cursor<Token>, draft: NounDraft): boolean {
  if (tokens.position === 0 || !/^(?:The|A)$/u.test(tokens.peek()?.form ?? "")) return false;
  let token = tokens.take();
  while (token !== undefined) {
    draft.name.push(token.form);
    const next = tokens.peek();
    const small = TITLE_WORDS.includes(next?.lemma ?? "") && leadsToCapital(tokens);
    const goesOn =
      next !== undefined &&
      !hasTag(next, "PUNCT", "VERB", "AUX") &&
      (isCapitalised(next) || small || draft.name.length === 1);
    token = goesOn ? tokens.take() : undefined;
  }
  return true;
}

function leadsToCapital(tokens: Cursor<Token>): boolean {
  const next = tokens.peek(1);
  const word =
    TITLE_WORDS.includes(next?.lemma ?? "") && next !== undefined && !isCapitalised(next)
      ? tokens.peek(2)
      : next;
  return word !== undefined && isCapitalised(word);
}

function readName(tokens: Cursor<Token>, draft: NounDraft): boolean {
  const token = tokens.peek();
  const joins = draft.name.length > 0 && (isWord(token, "&") || hasTag(token, "NUM"));
  if (token === undefined || (!hasTag(token, "PROPN") && !joins)) return false;
  if (isCommonWord(token)) return readNoun(tokens, draft, true);
  if (readBeforeName(tokens, draft, token)) return true;
  if (draft.head !== null && draft.name.length === 0 && opensRelative(tokens)) return false;
  draft.name.push(token.form);
  tokens.skip();
  return true;
}

/** `Prince Harry` is a prince with a name, `Danish Radio` a name with a country before it. */
function readBeforeName(tokens: Cursor<Token>, draft: NounDraft, token: Token): boolean {
  const isFirst = draft.name.length === 0 && draft.head === null && hasTag(tokens.peek(1), "PROPN");
  const place = knownPlace([token.form]);
  const isAdjective = place !== undefined && !place.name.includes(token.form);
  if (!isFirst || (!isAdjective && !isOffice(token.lemma))) return false;
  if (isAdjective) draft.modifiers.push({ words: [token.form], isName: true });
  else draft.head = token.lemma;
  tokens.skip();
  return true;
}

/** `the apples Tom ate`: behind a verb, a name with a verb after it is no name of the noun before it. */
function opensRelative(tokens: Cursor<Token>): boolean {
  const afterName = tokens.rest().find((token) => !hasTag(token, "PROPN"));
  const hasVerb = tokens.taken().some((token) => hasTag(token, "VERB"));
  return hasVerb && hasTag(afterName, "VERB", "AUX");
}

/** A name by its tag that is none: a day, a month, an unknown word in small letters. */
function isCommonWord(token: Token): boolean {
  if (isCalendarName(token.lemma)) return true;
  return (
    token.value === null &&
    token.form !== "&" &&
    !isCapitalised(token) &&
    knownPlace([token.form]) === undefined
  );
}

function readNoun(tokens: Cursor<Token>, draft: NounDraft, accepted = false): boolean {
  const token = tokens.peek();
  if (token === undefined || (!hasTag(token, "NOUN") && !accepted)) return false;
  if (draft.head !== null && STANDS_ALONE.has(token.lemma)) return false;
  if (draft.head !== null) draft.modifiers.push({ words: [draft.head], isName: false });
  if (draft.name.length > 0) draft.modifiers.push({ words: draft.name, isName: true });
  draft.head = token.lemma;
  draft.name = [];
  tokens.skip();
  return true;
}
