import type { Choice } from "../question.ts";
import type { Marker } from "./markers.ts";
import {
  areOpposed,
  ARTICLE,
  narrow,
  optionOf,
  sameLabel,
  single,
  whole,
  widest,
  wordsOf,
  type Option,
} from "./options.ts";
import { ADVERB, conclusionOf, denies, DISAGREES, firstSentence, sentences, speakingLines } from "./prose.ts";
import { numberReader } from "./read-number.ts";
import { MAX_LOOK, type AnswerReader } from "./reader.ts";

/** Reads the label of one of the options, from the label or from the option's text. */
export function choiceReader(choices: readonly Choice[]): AnswerReader {
  const options = choices.map(optionOf);
  return {
    canonical: (raw) => whole(narrow(raw), options),
    announced: (marker) => announced({ ...marker, content: narrow(marker.content) }, options),
    concluded: (plain, complete) => concluded(narrow(plain), complete, options),
  };
}

/** What may stand before a label. */
const LEAD = new RegExp(
  String.raw`^(?:${ADVERB}|that |the |correct |best |right |final |answer |option |choice |letter |is |选项 ?|[:*_"'“(<[{（【： ]){0,8}`,
  "i",
);
const LABEL = /^([\p{L}\p{N}]{1,8})([^]*)$/u;
/** What follows a label and shows that it is one: "B)", "B. ", "B - ". */
const CLOSES = /^(?:[)\]}>:*_"”）】」，；、。：！？]|[.,;!?](?=\s|$)|\s*$|\s+[-–—:(=]|['’](?![\p{L}]))/u;
const GOES_ON = /^ (?:because|since|as|is|which|was|would|for)\b/;
/** Behind "I", which also speaks: "I would say B". */
const GOES_ON_FROM_I = /^ (?:because|since|is|which)\b/;
/** May stand between "and" or "or" and a further label. */
const BEFORE_SECOND = String.raw`(?:(?:option|choice|or|also|even|maybe|perhaps|possibly)[^\p{L}\p{N}]{1,3}){0,2}`;
/** A further label after the first: "A and B", "A or maybe B", "A) bank (or B) library)", "A) bank, B) library". */
const SECOND = new RegExp(
  String.raw`^(?:[^\p{L}\p{N}]{0,4}(?:and|or|as well as|[或,&/、])|[^\p{L}\p{N}，,]{0,4}和)[^\p{L}\p{N}]{0,4}${BEFORE_SECOND}([\p{L}\p{N}]{1,8})(?![\p{L}\p{N}])` +
    String.raw`|^(?:[^.\n]{0,80}? \(?or|(?:[^.,;(\n]|,(?! )|\([^()\n]{0,40}\)){0,80}?(?:,|,? and)) ${BEFORE_SECOND}\(?([\p{L}\p{N}]{1,8})(?=[).:](?:\s|$))`,
  "u",
);
/** Labels alone behind a comma, up to the sentence's end: "B，C", "B，和C". In "B，A不对", "B，和A相比…" the reason begins there. */
const SECOND_BEHIND_COMMA =
  /^[)）】]?[，,] ?和? ?[(（【]?([A-Za-z\d])(?:[)）】]?[，、和或 ]{1,3}[(（【]?[A-Za-z\d])*[)）】]? ?(?:[。；]|$)/;
/** Behind a further label: something is said of it alone, and not that it is right too: "option A is wrong". */
const SAYS_OF_IT =
  /^[)\]）】]? (?:is|are|was|does|has|would|can(?:not)?|isn['’]t|doesn['’]t)\b(?! (?:also|both|correct|equally|possible|right|too))/;
/** Where a label's reason begins, or what is set against it: both may name others. */
const TELLS_WHY =
  /[,\s](?:because|since|(?<!well )as(?! well as)|not|than|while|whereas|unlike|but|so|instead)\b|, which\b/i;
/** A label alone at the end, behind another without a word between: "B C", "B; C". */
const SECOND_ALONE = /^;? ([\p{L}\p{N}]{1,8})\.?$/u;

/** The labels that a text begins with: none, one, or two ("A and B"), which is no answer. */
function leadingLabels(text: string, options: readonly Option[]): string[] {
  const lead = LEAD.exec(text)?.[0] ?? "";
  const [, word = "", rest = ""] = LABEL.exec(text.slice(lead.length)) ?? [];
  const label = sameLabel(word, options);
  if (label === null || !(CLOSES.test(rest) || isLabel(word === label, label, lead, rest))) return [];
  const second = secondLabel(label, rest.split(TELLS_WHY)[0] ?? "", options);
  return second === null || second === label ? [label] : [label, second];
}

/** The label that stands beside the first one in a claim; in small letters a word is one only with a bracket behind it. */
function secondLabel(first: string, claim: string, options: readonly Option[]): string | null {
  const [, behindComma] = SECOND_BEHIND_COMMA.exec(claim) ?? [];
  if (behindComma !== undefined) return exactLabel(behindComma, options);
  const second = SECOND.exec(claim);
  if (second !== null) {
    const word = second[1] ?? second[2] ?? "";
    const behind = claim.slice(second[0].length);
    if (!/\bor\b|或/.test(second[0]) && SAYS_OF_IT.test(behind)) return null;
    const isClosed = /^[)\]）】]/.test(behind);
    return isClosed ? sameLabel(word, options) : exactLabel(word, options);
  }
  const [, alone = ""] = SECOND_ALONE.exec(claim) ?? [];
  return whole(`${first} ${alone}`, options) === first ? null : exactLabel(alone, options);
}

function exactLabel(word: string, options: readonly Option[]): string | null {
  return options.some(({ label }) => label === word) ? word : null;
}

/**
 * Whether a word without a closing sign is a label all the same. "A" and "I" are words too, and so is any label in
 * lower case: they need "option" before them, or a word after them that no noun can be.
 */
function isLabel(isExact: boolean, label: string, lead: string, rest: string): boolean {
  if (!rest.startsWith(" ")) return false;
  if (isExact && !/^[AI]$/.test(label)) return true;
  if (/(?:option |choice |letter |选项 ?)$/i.test(lead)) return true;
  return isExact && (label === "I" ? GOES_ON_FROM_I : GOES_ON).test(rest);
}

function announced(marker: Marker, options: readonly Option[]): string | null {
  const { kind, content } = marker;
  const exact = whole(content, options) ?? whole(firstSentence(content), options);
  if (exact !== null) return exact;
  const labels = leadingLabels(content, options);
  if (labels.length > 0) return only(labels);
  const value = numberReader.announced(marker);
  const claim = wordsOf(firstSentence(content));
  const byValue = single(
    options,
    (option) => option.value !== null && option.value === value && !areOpposed(option.words, claim),
  );
  if (byValue !== null) return byValue;
  const first = opening(content, options);
  if (first !== null) return hasAlternative(content, first, options) ? null : first;
  return kind === "heading" ? null : named(firstSentence(content), options);
}

function only(labels: readonly string[]): string | null {
  return labels.length === 1 ? (labels[0] ?? null) : null;
}

/** The option whose text a content begins with. */
function opening(content: string, options: readonly Option[]): string | null {
  const words = wordsOf(content.replace(ARTICLE, ""));
  return widest(options.filter((option) => option.words.trim() !== "" && words.startsWith(option.words)));
}

/** Between two options' texts: "the bank or maybe the library", "the bank (or the library)", "bank, library". */
const CONNECTS = /,? \(?(?:and|or|as well as)(?:\/or)?(?: (?:also|even|maybe|perhaps|possibly))? |, |\/|、/g;

/** No option's text has more of them. */
const MOST_CONNECTS = 12;

/** Whether behind the text of the option that a content begins with stands that of another: "the bank or the library". */
function hasAlternative(content: string, first: string, options: readonly Option[]): boolean {
  const claim = firstSentence(content).split(TELLS_WHY)[0] ?? "";
  return [...claim.matchAll(CONNECTS)].slice(0, MOST_CONNECTS).some((connects) => {
    if (whole(claim.slice(0, connects.index), options) !== first) return false;
    const rest = claim.slice(connects.index + connects[0].length);
    const second = whole(rest, options) ?? whole(rest.split(CONNECTS)[0] ?? "", options);
    return second !== null && second !== first;
  });
}

const LABEL_IN_SENTENCE =
  /\b(?:option|choice|answer) \(?([\p{L}\p{N}]{1,8})(?![\p{L}\p{N}])|[(（【]([\p{L}\p{N}]{1,8})[)）】]/giu;
const DENIAL = new RegExp(
  String.raw` (?:not|never|neither|nor|cannot|incorrect|wrong|except|unlike|\p{L}*n t|${DISAGREES}) `,
  "iu",
);

/** The option that a sentence names, by "option B", "(B)" or its text, if it names just one and denies nothing. */
function named(sentence: string, options: readonly Option[]): string | null {
  const words = wordsOf(sentence);
  const texts = options.filter((option) => option.words.trim() !== "" && words.includes(option.words));
  if (DENIAL.test(texts.reduce((rest, option) => rest.replace(option.words, " "), words))) return null;
  const labels = new Set<string>();
  for (const [, worded, bracketed] of sentence.matchAll(LABEL_IN_SENTENCE)) {
    const label = sameLabel(worded ?? bracketed ?? "", options);
    if (label !== null && (worded === undefined || worded === label)) labels.add(label);
  }
  return labels.size > 0 ? only([...labels]) : widest(texts);
}

/** A line of a list of options. */
const LISTED = /^[^\p{L}\p{N}]{0,6}(?:option )?([\p{L}\p{N}]{1,8})(?:[).:]| -)/iu;
const JUDGES = /\b(?:correct|right|best|most (?:likely|appropriate|suitable|logical|reasonable))\b/i;
/** What a sentence first says of what it is about: "B is false", "The library can be excluded". */
const RULED_OUT = new RegExp(
  String.raw`^(?!(?:because|since|if|when|while|although|though)\b)` +
    String.raw`(?:(?!(?:because|since|as|that|which|who|where|when|while|but|and|or|if|is|are|was|than|others?|rest|remaining|else)\b)[^\s.,;:!?]{1,30} ){1,6}` +
    String.raw`(?:is|are|was|seems?|looks?|sounds?|makes?|(?:can|could|must|should)(?: also)? be) (?:also |clearly |highly |obviously |quite |therefore |very )?` +
    String.raw`(false|unlikely|impossible|implausible|excluded|eliminated|ruled out|no sense)\b(?! (?:is|are)\b)(?![^]*[,;] (?:so|thus|therefore|hence|leaving)\b)`,
  "i",
);

/** Whether a sentence rules out what it names. An option may be called so itself: "The statement is false". */
function rulesOut(sentence: string, options: readonly Option[]): boolean {
  const word = RULED_OUT.exec(sentence)?.[1]?.toLowerCase();
  return word !== undefined && !options.some(({ words }) => words.includes(` ${word} `));
}

function concluded(plain: string, complete: boolean, options: readonly Option[]): string | null {
  const lines = speakingLines(plain.slice(-MAX_LOOK)).map((each) => each.trim());
  const line = lines.at(-1) ?? "";
  const isOneLine = lines.length === 1 && plain.length <= MAX_LOOK;
  if (!complete) return isOneLine ? whole(line, options) : null;
  if (isOneLine || !isList(lines, options)) {
    const isDenied = denies(firstSentence(line)) || rulesOut(line, options);
    const labels = isOneLine && !isDenied ? leadingLabels(line, options) : [];
    const lone = whole(line, options) ?? only(labels);
    if (lone !== null || labels.length > 1) return lone;
  }
  return lastSentence(line, isOneLine, options);
}

/** Whether the lines go through several options, so that the last of them is not thereby chosen. */
function isList(lines: readonly string[], options: readonly Option[]): boolean {
  const listed = lines.map((line) => sameLabel(LISTED.exec(line)?.[1] ?? "", options));
  return new Set(listed.filter((label) => label !== null)).size > 1;
}

/** The option that the last sentence settles on, if it says that it concludes or judges, or is all there is. */
function lastSentence(line: string, isOneLine: boolean, options: readonly Option[]): string | null {
  const last = sentences(line).at(-1) ?? "";
  const conclusion = conclusionOf(last) ?? (JUDGES.test(last) || (isOneLine && last === line) ? last : null);
  if (conclusion === null || !/[.!。！)\]*]$/.test(last) || rulesOut(conclusion, options)) return null;
  const labels = denies(last) ? [] : leadingLabels(conclusion, options);
  return labels.length > 0 ? only(labels) : named(conclusion, options);
}
