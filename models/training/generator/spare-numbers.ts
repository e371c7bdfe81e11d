import { sentencesOf } from "./grammar.ts";
import { chance, pick, type Random } from "./random.ts";
import { chosenPieces, parseTemplate, textOf } from "./template.ts";
import {
  BESIDE,
  OTHER_THINGS,
  SAME_THINGS,
  SURROUNDINGS,
  THINGS_OF_OTHERS,
} from "./words/spare-sentences.ts";

/** The names that a number more may have. */
const FREE_NUMBERS: readonly string[] = ["v", "w", "z", "y"];

/** What a question asks the number of: `How many {o} does …`. */
const ASKED =
  /\b[Hh]ow many (?:more |fewer |other )?((?:\{color\d?\} )?(?:\{(?:o|p|a|f|u)\}|[a-z]+s|[a-z]+ [a-z]+s)) (?:do|does|did|are|is|were|was|will|would|can|could|has|have|had)\b/;

/** Such a question may be about anything that a text has. */
const ANYTHING = /\b(?:items|things|objects|pieces|toys|animals|fruits|people|kids|children)\b/;

/** The question of one person's things: others have none that count. */
const OF_MORE_THAN_ONE =
  /\b(?:they|their|them|all|together|altogether|total|both|combined|each|every|everyone|sum|we|than|there|more|fewer|less)\b/;

const QUESTION = /\b(?:[Hh]ow|[Ww]hat|[Ff]ind|[Tt]ell|[Cc]alculate)\b/;

const UNITS =
  /\b(?:years?|miles?|minutes?|hours?|days?|weeks?|months?|pounds?|degrees|times|pages?|dollars|cents|floor|kilometers|blocks)\b/g;

const LENGTHS = /\{length\}|\b(?:meters|feet|yards|inches)\b/;

/** What speaks of somebody other than `{n}`, and what then must not follow: a pronoun before a name would mean the other. */
const OF_SOMEBODY = /\{k\}|\{n\}'s/;
const PRONOUN = /^(?:(?!\{n\}).)*\{m?(?:he|his|him|himself)\}/is;

/** What must not follow where something speaks of `{n}`. */
const PRONOUN_OF_M = /^(?:(?!\{m\}).)*\{m(?:he|his|him)\}/is;

/** A number that does not say what it counts, and words that do not say of what: beside other things they could be of either. */
const OF_SOMETHING = String.raw`(?:(?:more|other) )?(?:\{color\d?\} )?(?:\{[a-z]+\}|(?!(?:as|has|his|is|its|was) )[a-z]+s\b)`;
const BARE_NUMBER = new RegExp(String.raw`\{[xyzwv]\}(?! ${OF_SOMETHING})`);
const BARE_WORD =
  /\b(?:them|these|those|more|rest|as many|others?|ones|half|(?<!in )all|both|some|none|each)\b/;

/**
 * A text (wording.ts) with alternatives chosen, in which one number more stands that its question does not need; the same
 * text if none fits.
 * @param used variables that text or expression have
 */
export function withSpareNumber(random: Random, text: string, used: ReadonlySet<string>): string {
  const number = FREE_NUMBERS.find((name) => !used.has(name));
  if (number === undefined) return text;
  const sentences = sentencesOf(text);
  const question = sentences.find((sentence) => QUESTION.test(sentence));
  if (question === undefined) return text;
  const asked = ASKED.exec(question)?.[1];
  const beside = asked === undefined ? null : besideGiven(random, text, asked);
  if (beside !== null && chance(random, 0.3)) return beside.replaceAll("#", `{${number}}`);
  const sentence = spareSentence(random, text, question, asked);
  if (sentence === null) return text;
  return placed(random, sentences, question, sentence.replaceAll("#", `{${number}}`)).join(" ");
}

/** The text with other things beside those that are asked about, if it says so simply enough of these. */
function besideGiven(random: Random, text: string, asked: string): string | null {
  if (ANYTHING.test(asked) || BARE_WORD.test(text) || text.includes("{q}")) return null;
  const given = new RegExp(`\\{[xyzwv]\\} ${escaped(asked)}(?=[.]| [a-z]+ (?:the|a|his|her|\\{)|,)`).exec(
    text,
  )?.[0];
  if (given === undefined || BARE_NUMBER.test(text.replace(given, ""))) return null;
  return text.replace(given, pick(random, BESIDE).replace("{given}", given));
}

function spareSentence(
  random: Random,
  text: string,
  question: string,
  asked: string | undefined,
): string | null {
  const kinds = [SURROUNDINGS, ...fittingKinds(question, asked)];
  for (let attempt = 0; attempt < 8; attempt++) {
    const sentence = chosen(random, pick(random, pick(random, kinds)).replaceAll("{asked}", asked ?? ""));
    if (fits(sentence, text)) return sentence;
  }
  return null;
}

function fittingKinds(question: string, asked: string | undefined): (readonly string[])[] {
  if (asked === undefined || ANYTHING.test(asked)) return [];
  const ofOne = /\{(?:n|m|he|mhe)\}/.test(question) && !OF_MORE_THAN_ONE.test(question);
  return [THINGS_OF_OTHERS, OTHER_THINGS, ...(ofOne ? [SAME_THINGS, SAME_THINGS] : [])];
}

/** Whether a sentence is of something that the text does not speak of, and of people whom it has or need not have. */
function fits(sentence: string, text: string): boolean {
  const has = (slot: string) => text.includes(`{${slot}}`);
  const speaksOf = (slot: string) => sentence.includes(`{${slot}}`);
  if (speaksOf("n") && !has("n")) return false;
  if (
    ["k", "q", "qs", "place2", "day3", "month2", "a", "u", "cs"].some((slot) => speaksOf(slot) && has(slot))
  )
    return false;
  if (speaksOf("qs") && has("q")) return false;
  if (/miles|kilometers|blocks/.test(sentence) && LENGTHS.test(text)) return false;
  if (/dollars|cents/.test(sentence) && /\$|dollar|cent|cost|pa(?:y|id)|money|price/.test(text)) return false;
  return (sentence.match(UNITS) ?? []).every((unit) => !text.includes(unit.replace(/s$/, "")));
}

/** The sentences with one more: before the question, seldom first of all; as they are if it would take a pronoun to itself. */
function placed(random: Random, sentences: readonly string[], question: string, sentence: string): string[] {
  const asking = sentences.indexOf(question);
  const first = sentence.includes("{n}") && !chance(random, 0.3) ? 1 : 0;
  const places = sentences.length === 1 ? [0] : asking === 0 ? [1, sentences.length] : range(first, asking);
  const fitting = (places.length > 0 ? places : [0]).filter((place) =>
    mayFollow(sentences[place] ?? "", sentence),
  );
  return fitting.length === 0 ? [...sentences] : sentences.toSpliced(pick(random, fitting), 0, sentence);
}

/** Whether all pronouns of a sentence mean the same people with another sentence before it. */
function mayFollow(next: string, sentence: string): boolean {
  if (OF_SOMEBODY.test(sentence) && PRONOUN.test(next)) return false;
  return !sentence.includes("{n}") || !PRONOUN_OF_M.test(next);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function chosen(random: Random, text: string): string {
  const pieces = chosenPieces(random, parseTemplate(text));
  return textOf(pieces).replace(/ +(?=[.,])/g, "");
}

function escaped(text: string): string {
  return text.replace(/[{}]/g, "\\$&");
}
