import { sentencesOf, withCapitals } from "./grammar.ts";
import { between, chance, pick, type Random } from "./random.ts";
import { NAMES } from "./words/names.ts";
import { NUMBER_WORDS } from "./words/numbers.ts";
import { FILLERS, LEAD_INS, NEEDLESS } from "./words/sentences.ts";
import { SYNONYMS } from "./words/synonyms.ts";

/** A change of a text that leaves its problem as it is. */
type Change = (random: Random, text: string) => string;

/** In the order in which they are made: words first, spelling last. */
const CHANGES: readonly { readonly probability: number; readonly change: Change }[] = [
  { probability: 0.3, change: withSynonyms },
  { probability: 0.06, change: withLeadIn },
  { probability: 0.06, change: withFiller },
  { probability: 0.06, change: withNeedlessNumber },
  { probability: 0.15, change: withNumberWords },
  { probability: 0.14, change: withTokenizedPunctuation },
  { probability: 0.04, change: withoutSomeCapitals },
  { probability: 0.03, change: (_, text) => text.replace(/ ?\?$/, "") },
];

/** A text as others might have put it on paper: other words, a sentence more, spelling of other sources. */
export function variedText(random: Random, text: string): string {
  return CHANGES.reduce(
    (varied, { probability, change }) => (chance(random, probability) ? change(random, varied) : varied),
    text,
  );
}

/** Says some words otherwise, each in the same way in all of the text, so that friends stay friends. */
function withSynonyms(random: Random, text: string): string {
  return REPLACEMENTS.reduce((varied, { pattern, of, say }) => {
    if (!varied.match(pattern) || chance(random, 0.5)) return varied;
    const words = pick(random, say);
    if (words.some((word) => varied.includes(word))) return varied;
    return varied.replace(pattern, (word) => words[of.indexOf(word)] ?? word);
  }, text);
}

const REPLACEMENTS = SYNONYMS.map(({ of, say, notBefore = [], onlyBefore = "" }) => {
  const ahead = notBefore.length > 0 ? `(?! (?:${notBefore.join("|")})\\b)` : "";
  return { of, say, pattern: new RegExp(`\\b(?:${of.join("|")})\\b${ahead}(?=${onlyBefore})`, "g") };
});

/** Words for a day or a time of it, in lead-ins and texts. */
const TIME = new RegExp(
  "\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)?days?|mornings?|noon|afternoons?|evenings?|nights?|tonight|yesterday|" +
    "today|tomorrow|weeks?|weekends?|months?|summers?|lunch|dinner)\\b",
  "i",
);

/** `At school, Tom has …`, `At school there are …`. */
function withLeadIn(random: Random, text: string): string {
  const isName = NAMES.includes(/^\p{L}+/u.exec(text)?.[0] ?? "");
  if (!isName && !/^(?:A|An|The|There|Each|Every) /.test(text)) return text;
  const leadIn = pick(random, LEAD_INS);
  // Another time than the text's would contradict it.
  if (TIME.test(leadIn) && TIME.test(text)) return text;
  const start = isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return `${leadIn}${pick(random, [", ", " "])}${start}`;
}

function withFiller(random: Random, text: string): string {
  return withSentence(text, pick(random, FILLERS));
}

/** A sentence with a number that the text does not have, about something else. Unlike spare-numbers.ts it is also in the questions of held-out wordings. */
function withNeedlessNumber(random: Random, text: string): string {
  const number = String(between(random, 2, chance(random, 0.7) ? 20 : 90));
  const others = NAMES.filter((name) => !text.includes(name));
  const { sentence, topic } = pick(random, NEEDLESS);
  if (text.includes(topic) || text.match(/\d+/g)?.includes(number) === true) return text;
  const [first = "", ...behind] = sentencesOf(text);
  // A pronoun behind another name would mean that person.
  if (sentence.includes("@") && PRONOUN.test(behind.length > 0 ? behind.join(" ") : first)) return text;
  return withSentence(text, sentence.replace("#", number).replace("@", pick(random, others)));
}

const PRONOUN = /\b(?:he|she|his|hers?|him)\b/i;

/** A text with one sentence more, after its first or, where that is the question, before it. */
function withSentence(text: string, sentence: string): string {
  const [first = "", ...others] = sentencesOf(text);
  const sentences = others.length > 0 ? [first, sentence, ...others] : [sentence, first];
  return sentences.join(" ");
}

/** Some numbers from 2 to 20 as words. What has a currency, a decimal, a percent sign or a unit at it stays. */
function withNumberWords(random: Random, text: string): string {
  const worded = text.replace(/(?<![\w.,:$/-])\d+(?![\w%/]|[.,:]\d)/g, (number) => {
    const value = Number(number);
    return value >= 2 && chance(random, 0.8) ? (NUMBER_WORDS[value] ?? number) : number;
  });
  return withCapitals(worded);
}

/** Spaces before punctuation, as in some sets of problems. */
function withTokenizedPunctuation(_: Random, text: string): string {
  return text.replace(/\s*([.?!,])(?=\s|$)/g, " $1");
}

function withoutSomeCapitals(random: Random, text: string): string {
  return text.replace(/(?<=[.?!] )(?:He|She|They|There|How|The|If|Each|After|Then|Now|What)\b/g, (word) =>
    chance(random, 0.5) ? word.toLowerCase() : word,
  );
}
