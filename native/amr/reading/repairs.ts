import { hasTag, isCapitalised, isWord, retag } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import { COMMANDS } from "../words/function-words.ts";
import { joinWords } from "./joining.ts";
import { repairVerb } from "./verb-repairs.ts";

type Repair = (token: Token, index: number, tokens: readonly Token[]) => Token;

/** Puts right what the tagger is known to mistake in word problems and questions, and joins words that it took apart. */
export function repairTags(tokens: readonly Token[]): readonly Token[] {
  const repairs: readonly Repair[] = [commands, names, nouns, repairVerb, particles, left, lemmas];
  let repaired: readonly Token[] = joinWords(tokens);
  for (const repair of repairs) repaired = repaired.map((token, index) => repair(token, index, repaired));
  return repaired;
}

/** `List all …`, `…, subtract 12 …`: a verb where a clause begins and something it could be about follows. */
function commands(token: Token, index: number, tokens: readonly Token[]): Token {
  const word = token.form.toLowerCase();
  const before = tokens[index - 1];
  const begins = before === undefined || isWord(before, ",", ":", ";", "then", "and", "first", "next", "to");
  const object = hasTag(tokens[index + 1], "DET", "NUM", "PRON", "ADJ", "NOUN", "PROPN", "ADP");
  const isCommand = begins && object && COMMANDS.has(word) && !hasTag(token, "VERB");
  return isCommand ? retag(token, "VERB", word) : token;
}

/** A capital inside a sentence makes a name, and so does one before a verb in the past at its beginning (`Sue bought`). */
function names(token: Token, index: number, tokens: readonly Token[]): Token {
  if (!isCapitalised(token) || isWord(token, "i") || token.value !== null) return token;
  const next = tokens[index + 1];
  const opensPast = hasTag(token, "VERB") && hasTag(next, "VERB") && next.form !== next.lemma;
  if (index === 0) return opensPast ? retag(token, "PROPN") : token;
  const opens = isWord(tokens[index - 1], ":", ".", "?", "!", "(");
  const inside = !opens && tokens.some(({ form }) => /^\p{Ll}{2}/u.test(form));
  return inside && hasTag(token, "VERB", "NOUN") ? retag(token, "PROPN") : token;
}

/** After an article there is no verb: `the winning team`, `a bike`. */
function nouns(token: Token, index: number, tokens: readonly Token[]): Token {
  const before = tokens[index - 1];
  const isArticle = hasTag(before, "DET") && !isWord(before, "that", "this", "all", "each");
  if (!hasTag(token, "VERB") || !isArticle) return token;
  const isModifier = hasTag(tokens[index + 1], "NOUN");
  return isModifier ? retag(token, "ADJ", token.form.toLowerCase()) : retag(token, "NOUN");
}

/** `to which` is a preposition, `to find` is not. */
function particles(token: Token, index: number, tokens: readonly Token[]): Token {
  if (!isWord(token, "to")) return token;
  const next = hasTag(tokens[index + 1], "ADV") ? tokens[index + 2] : tokens[index + 1];
  const infinitive = hasTag(next, "VERB", "AUX") && next.form.toLowerCase() === next.lemma;
  return retag(token, infinitive ? "PART" : "ADP");
}

/** `12 games left` is no verb where another one goes before it; the tag X keeps it apart. */
function left(token: Token, index: number, tokens: readonly Token[]): Token {
  const next = tokens[index + 1];
  const ends = next === undefined || hasTag(next, "PUNCT", "ADP", "CCONJ", "SCONJ", "PART");
  const hasVerb = tokens.slice(0, index).some((before) => hasTag(before, "VERB", "AUX"));
  return token.form.toLowerCase() === "left" && ends && hasVerb ? retag(token, "X", "left") : token;
}

/** Words whose lemma the tagger lacks. */
function lemmas(token: Token): Token {
  if (isWord(token, "people")) return retag(token, "NOUN", "person");
  if (isWord(token, "true", "false") && hasTag(token, "VERB")) return retag(token, "ADJ");
  if (isWord(token, "specie")) return retag(token, "NOUN", "species");
  if (isWord(token, "percent", "%")) return retag(token, "NOUN", "percent");
  return token;
}
