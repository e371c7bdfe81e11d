import { hasTag, isWord } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import { Cursor } from "./cursor.ts";
import type { VerbGroup } from "./syntax.ts";

const MODALS = new Map<string, VerbGroup["modal"]>([
  ["can", "possible"],
  ["could", "possible"],
  ["may", "possible"],
  ["might", "possible"],
  ["must", "obligate"],
  ["should", "recommend"],
]);
/** `give away`: particles that make another verb of a verb. */
const PARTICLES = ["up", "away", "out", "off", "down", "back"];

/** Reads `did`, `has been sold`, `can not buy`, `to find`, …; null, with nothing taken, where no verb stands. */
export function readVerbGroup(tokens: Cursor<Token>): VerbGroup | null {
  const start = tokens.position;
  const infinitive = hasTag(tokens.peek(), "PART") && isWord(tokens.peek(), "to");
  if (infinitive) tokens.skip();
  const words = takeWords(tokens);
  const main = words.findLast((word) => hasTag(word, "VERB", "AUX"));
  if (main === undefined) {
    tokens.returnTo(start);
    return null;
  }
  const group = describe(words, main, infinitive);
  return group.auxiliary ? group : { ...group, lemma: withParticle(group.lemma, tokens) };
}

/** Up to the first full verb. */
function takeWords(tokens: Cursor<Token>): readonly Token[] {
  const words: Token[] = [];
  while (belongs(tokens)) {
    const word = tokens.take();
    if (word === undefined) break;
    words.push(word);
    if (hasTag(word, "VERB") && !isFuture(word, tokens)) break;
  }
  return words;
}

function belongs(tokens: Cursor<Token>): boolean {
  const token = tokens.peek();
  if (hasTag(token, "VERB", "AUX") || isWord(token, "not", "never")) return true;
  if (isWord(token, "to")) return isWord(tokens.peek(-1), "have", "go") && hasTag(token, "PART");
  if (!hasTag(token, "ADV")) return false;
  const after = tokens.peek(1);
  return tokens.peek(-1) !== undefined && (hasTag(after, "VERB", "AUX") || isWord(after, "not"));
}

/** `is going to buy`, `have to buy`: the verb is yet to come. */
function isFuture(word: Token, tokens: Cursor<Token>): boolean {
  return (
    isWord(word, "go", "have") &&
    isWord(tokens.peek(), "to") &&
    hasTag(tokens.peek(), "PART") &&
    hasTag(tokens.peek(1), "VERB")
  );
}

function describe(words: readonly Token[], main: Token, infinitive: boolean): VerbGroup {
  const helpers = words.slice(0, words.indexOf(main));
  const obliged = helpers.some((word, index) => isWord(word, "have") && isWord(helpers[index + 1], "to"));
  const modal = words.map(({ lemma }) => MODALS.get(lemma) ?? null).find((found) => found !== null) ?? null;
  const auxiliary = hasTag(main, "AUX");
  const beBefore = isWord(
    helpers.findLast((word) => hasTag(word, "AUX", "VERB")),
    "be",
  );
  return {
    kind: "verb-group",
    lemma: auxiliary && !isWord(main, "be", "have") ? "do" : main.lemma,
    form: main.form.toLowerCase(),
    negated: words.some((word) => isWord(word, "not", "never")),
    passive: !auxiliary && beBefore && !main.form.toLowerCase().endsWith("ing"),
    modal: obliged ? "obligate" : modal,
    auxiliary,
    infinitive,
    bare: helpers.length === 0 && !infinitive,
    adverbs: words
      .filter((word) => hasTag(word, "ADV") && !isWord(word, "not", "never"))
      .map(({ lemma }) => lemma),
  };
}

function withParticle(lemma: string, tokens: Cursor<Token>): string {
  const word = tokens.peek();
  if (!hasTag(word, "ADP", "ADV", "PART") || !PARTICLES.includes(word.lemma)) return lemma;
  if (isWord(tokens.peek(1), "of")) return lemma;
  tokens.skip();
  return `${lemma}-${word.lemma}`;
}

/** One group of the auxiliary before the subject and the verb after it: `does … not have`. */
export function joinGroups(auxiliary: VerbGroup, main: VerbGroup): VerbGroup {
  const participle = !main.form.endsWith("ing") && auxiliary.lemma === "be" && !main.auxiliary;
  return {
    ...main,
    negated: auxiliary.negated || main.negated,
    modal: auxiliary.modal ?? main.modal,
    passive: participle || main.passive,
    auxiliary: false,
    infinitive: false,
    bare: false,
    adverbs: [...auxiliary.adverbs, ...main.adverbs],
  };
}
