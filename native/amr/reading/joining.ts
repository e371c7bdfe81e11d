import { hasTag, isWord, retag } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import { joinNumbers, numberOf } from "./numbers.ts";

/** Makes one word of those that the tagger takes apart: `in total`, `two hundred`, `Rolls-Royce`. */
export function joinWords(tokens: readonly Token[]): readonly Token[] {
  return joinNumbers(joinHyphens(tokens.flatMap(joinAdverb)));
}

/** `in total` and `in all` are one adverb, and so is `total` behind what is counted. */
function joinAdverb(token: Token, index: number, tokens: readonly Token[]): readonly Token[] {
  const next = tokens[index + 1];
  const ends = next === undefined || hasTag(next, "PUNCT");
  if (opensInTotal(tokens, index)) return [retag(token, "ADV", "altogether")];
  if (opensInTotal(tokens, index - 1)) return [];
  if (!ends || !hasTag(tokens[index - 1], "NOUN", "VERB", "NUM")) return [token];
  if (isWord(token, "total")) return [retag(token, "ADV", "altogether")];
  return isWord(token, "daily", "weekly", "online") ? [retag(token, "ADV")] : [token];
}

function opensInTotal(tokens: readonly Token[], index: number): boolean {
  const isFixed = isWord(tokens[index], "in") && isWord(tokens[index + 1], "total", "all");
  return isFixed && !hasTag(tokens[index + 2], "NOUN", "DET", "ADJ", "PROPN");
}

/** `North Rhine-Westphalia`, `pro-European`: one word each, unless it is a subtraction. */
function joinHyphens(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const hyphen = tokens[index - 1];
    const left = joined.at(-2);
    const isJoined = hyphen?.form === "-" && !hyphen.spaced && !token.spaced && /\p{L}/u.test(token.form);
    // Behind a quotation mark or a bracket a hyphen has no word to its left.
    const hasWord = left !== undefined && /[\p{L}\p{N}]/u.test(left.form);
    if (isJoined && hasWord) joined.splice(-2, 2, hyphenated(left, token));
    else joined.push(token);
  }
  return joined;
}

/** `twenty-five` is a number; behind any other number there is an adjective: `3-day`. */
function hyphenated(left: Token, right: Token): Token {
  const form = `${left.form}-${right.form}`;
  const value = numberOf(form);
  const tag = left.value === null ? right.tag : "ADJ";
  const lemma = `${left.lemma}-${right.lemma}`;
  return { form, lemma, tag: value === null ? tag : "NUM", value, spaced: left.spaced };
}
