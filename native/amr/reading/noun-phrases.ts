import { hasTag, isWord } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import { POSSESSIVES, PRONOUNS } from "../words/function-words.ts";
import { isTime } from "../words/units.ts";
import type { Cursor } from "./cursor.ts";
import { asAdjective, emptyDraft, isNamed, saysAnything, toPhrase } from "./noun-draft.ts";
import type { NounDraft } from "./noun-draft.ts";
import { readNouns } from "./nouns.ts";
import { ordinalOf } from "./numbers.ts";
import { readDifference, readQuantity } from "./quantities.ts";
import type { AdjectivePhrase, NounPhrase } from "./syntax.ts";

/** Reads a noun with what stands before it, or an adjective alone; null, with nothing taken, where neither stands. */
export function readNounPhrase(tokens: Cursor<Token>): NounPhrase | AdjectivePhrase | null {
  const start = tokens.position;
  const draft = emptyDraft();
  readQuestion(tokens, draft);
  if (!readPronoun(tokens, draft)) readNounGroup(tokens, draft);
  while (isWord(tokens.peek(), "'s", "'") && hasTag(tokens.peek(), "PART", "PUNCT") && isNamed(draft)) {
    tokens.skip();
    const possessor = toPhrase(draft, null);
    Object.assign(draft, emptyDraft(), { possessor });
    readNounGroup(tokens, draft);
  }
  if (tokens.position === start || !saysAnything(draft)) {
    tokens.returnTo(start);
    return null;
  }
  return asAdjective(draft) ?? toPhrase(draft, readRate(tokens, draft.quantity !== null));
}

/** `which`, `what`, `who`; `how many`, `how many more`. */
function readQuestion(tokens: Cursor<Token>, draft: NounDraft): void {
  if (isWord(tokens.peek(), "which", "what", "who", "whom")) {
    draft.question = "which";
    tokens.skip();
  } else if (isWord(tokens.peek(), "how") && isWord(tokens.peek(1), "many", "much")) {
    draft.question = "how-many";
    tokens.skip(2);
    draft.quantity = readDifference(tokens, "unknown") ?? { value: "unknown", kind: "exact" };
  }
}

function readPronoun(tokens: Cursor<Token>, draft: NounDraft): boolean {
  const token = tokens.peek();
  if (draft.question !== null || token === undefined) return false;
  const word = token.form.toLowerCase();
  const next = tokens.peek(1);
  const alone =
    isWord(token, "this", "that", "these", "those", "each", "both") &&
    !hasTag(next, "NOUN", "ADJ", "NUM", "PROPN");
  if (POSSESSIVES.has(word) && hasTag(next, "NOUN", "ADJ", "NUM", "PROPN", "VERB"))
    return readPossessive(tokens, draft, word);
  if (!hasTag(token, "PRON") && !alone) return false;
  draft.head = PRONOUNS.get(word) ?? word;
  draft.isPronoun = true;
  tokens.skip();
  return true;
}

function readPossessive(tokens: Cursor<Token>, draft: NounDraft, word: string): false {
  draft.possessor = toPhrase({ ...emptyDraft(), head: PRONOUNS.get(word) ?? word, isPronoun: true }, null);
  tokens.skip();
  return false;
}

function readNounGroup(tokens: Cursor<Token>, draft: NounDraft): void {
  while (readDeterminer(tokens, draft) || readCount(tokens, draft));
  readNouns(tokens, draft);
  if (isNamed(draft)) draft.quantity ??= readAside(tokens);
}

/** `the apples (5)`. */
function readAside(tokens: Cursor<Token>): NounDraft["quantity"] {
  const value = tokens.peek(1)?.value ?? null;
  if (tokens.peek()?.form !== "(" || value === null || tokens.peek(2)?.form !== ")") return null;
  tokens.skip(3);
  return { value, kind: "exact" };
}

function readDeterminer(tokens: Cursor<Token>, draft: NounDraft): boolean {
  const token = tokens.peek();
  if (!hasTag(token, "DET") || isTitle(tokens)) return false;
  const word = token.form.toLowerCase();
  if (!["the", "a", "an"].includes(word)) draft.determiner = word;
  tokens.skip();
  return true;
}

/** A name that begins with an article: `The Hunger Games` inside a sentence. */
function isTitle(tokens: Cursor<Token>): boolean {
  return (
    tokens.position > 0 && /^(?:The|A)$/u.test(tokens.peek()?.form ?? "") && hasTag(tokens.peek(1), "PROPN")
  );
}

function readCount(tokens: Cursor<Token>, draft: NounDraft): boolean {
  const token = tokens.peek();
  const ordinal = hasTag(token, "ADJ", "ADV", "NOUN") ? ordinalOf(token.form) : null;
  if (ordinal !== null && hasTag(tokens.peek(1), "ADJ", "NOUN", "NUM")) {
    draft.ordinal = ordinal;
    tokens.skip();
    return true;
  }
  const quantity = draft.quantity === null ? readQuantity(tokens) : null;
  draft.quantity ??= quantity;
  return quantity !== null;
}

/** `per day`, `a week`, `each`. */
function readRate(tokens: Cursor<Token>, isCounted: boolean): NounPhrase | null {
  const token = tokens.peek();
  const next = tokens.peek(1);
  const article =
    isCounted && isWord(token, "a", "an", "each", "every") && hasTag(next, "NOUN") && isTime(next.lemma);
  const eachAlone = isWord(token, "each", "apiece") && !hasTag(next, "NOUN", "ADJ", "NUM");
  if (!isWord(token, "per") && !article && !eachAlone) return null;
  if (isWord(token, "per")) tokens.skip();
  const counted = readNounPhrase(tokens);
  return counted?.kind === "noun-phrase" ? counted : null;
}
