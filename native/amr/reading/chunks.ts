import { hasTag, isWord } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import { SUBORDINATORS } from "../words/function-words.ts";
import { Cursor } from "./cursor.ts";
import { readExpression } from "./expressions.ts";
import { readNounPhrase } from "./noun-phrases.ts";
import type { AdjectivePhrase, Chunk, Joint } from "./syntax.ts";
import { readVerbGroup } from "./verb-groups.ts";

type Reader = (tokens: Cursor<Token>, chunks: readonly Chunk[]) => Chunk | null;

const READERS: readonly Reader[] = [
  calculation,
  questionWord,
  measureQuestion,
  relativeWord,
  thereWord,
  subordinator,
  readVerbGroup,
  readNounPhrase,
  joint,
];

/** Cuts a sentence into phrases, verb groups and the words between them; words that fit nowhere are left out. */
export function readChunks(tokens: readonly Token[]): readonly Chunk[] {
  const cursor = new Cursor(tokens);
  const chunks: Chunk[] = [];
  while (!cursor.done) {
    const chunk = firstChunk(cursor, chunks);
    if (chunk === null) cursor.skip();
    else chunks.push(chunk);
  }
  return chunks;
}

function firstChunk(tokens: Cursor<Token>, chunks: readonly Chunk[]): Chunk | null {
  for (const read of READERS) {
    const chunk = read(tokens, chunks);
    if (chunk !== null) return chunk;
  }
  return null;
}

function calculation(tokens: Cursor<Token>): Chunk | null {
  const expression = readExpression(tokens);
  return expression === null ? null : { kind: "expression", expression };
}

/** `where`, `when`, `why` and `how` before an auxiliary; elsewhere they join clauses. */
function questionWord(tokens: Cursor<Token>): Joint | null {
  const token = tokens.peek();
  if (!isWord(token, "where", "when", "why", "how") || !hasTag(tokens.peek(1), "AUX")) return null;
  tokens.skip();
  return { kind: "question", word: token.lemma };
}

/** `how tall`, `how far`. */
function measureQuestion(tokens: Cursor<Token>): AdjectivePhrase | null {
  const measured = tokens.peek(1);
  if (!isWord(tokens.peek(), "how") || !hasTag(measured, "ADJ", "ADV") || isWord(measured, "many", "much"))
    return null;
  tokens.skip(2);
  return { kind: "adjective", adjective: measured.lemma, degree: null, measure: "unknown", adjuncts: [] };
}

/** `that`, `who` or `which` after a noun. */
function relativeWord(tokens: Cursor<Token>, chunks: readonly Chunk[]): Joint | null {
  const token = tokens.peek();
  const before = chunks.at(-1);
  const noun = before?.kind === "comma" ? chunks.at(-2) : before;
  if (
    !isWord(token, "that", "who", "which") ||
    noun?.kind !== "noun-phrase" ||
    hasTag(tokens.peek(1), "NOUN")
  )
    return null;
  tokens.skip();
  return { kind: "relative", word: token.lemma };
}

function thereWord(tokens: Cursor<Token>, chunks: readonly Chunk[]): Joint | null {
  const isSubject =
    isBe(tokens.peek(1)) || chunks.at(-1)?.kind === "verb-group" || hasTag(tokens.peek(1), "AUX");
  return isWord(tokens.peek(), "there") && isSubject ? take(tokens, "there") : null;
}

function subordinator(tokens: Cursor<Token>): Joint | null {
  const token = tokens.peek();
  const next = tokens.peek(1);
  if (isWord(token, "so") && isWord(next, "that")) {
    tokens.skip(2);
    return { kind: "subordinator", word: "so-that" };
  }
  if (isWord(token, "that") && hasTag(token, "SCONJ")) return take(tokens, "subordinator");
  if (token === undefined || !SUBORDINATORS.has(token.lemma) || isWord(next, "of")) return null;
  return opensClause(tokens) ? take(tokens, "subordinator") : null;
}

/** Whether a verb with a subject follows before the next comma or conjunction. */
function opensClause(tokens: Cursor<Token>): boolean {
  const following = tokens.rest().slice(1);
  const verb = following.findIndex((token) => hasTag(token, "VERB", "AUX"));
  const edge = following.findIndex((token) => hasTag(token, "PUNCT", "SCONJ"));
  return verb > 0 && (edge < 0 || verb < edge);
}

function joint(tokens: Cursor<Token>): Joint | null {
  const token = tokens.peek();
  if (isWord(token, "left") && hasTag(token, "X")) return take(tokens, "left");
  if (hasTag(token, "ADP", "PART", "SCONJ")) return take(tokens, "preposition");
  if (hasTag(token, "CCONJ")) return take(tokens, "conjunction");
  if (isWord(token, "so", "then") && isWord(tokens.peek(-1), ",")) return take(tokens, "conjunction");
  if (hasTag(token, "ADV")) return take(tokens, "adverb");
  if (isWord(token, ",")) return take(tokens, "comma");
  return isWord(token, ".", "?", "!", ":", ";") ? take(tokens, "stop") : null;
}

function take(tokens: Cursor<Token>, kind: Joint["kind"]): Joint {
  return { kind, word: tokens.take()?.lemma ?? "" };
}

function isBe(token: Token | undefined): boolean {
  return isWord(token, "be");
}
