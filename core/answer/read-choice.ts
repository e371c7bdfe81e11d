import type { Choice } from "../question.ts";
import type { Marker } from "./markers.ts";
import { ARTICLE, optionOf, sameLabel, single, whole, widest, wordsOf, type Option } from "./options.ts";
import { conclusionOf, denies, firstSentence, sentences, speakingLines } from "./prose.ts";
import { numberReader } from "./read-number.ts";
import { MAX_LOOK, type AnswerReader } from "./reader.ts";

/** Reads the label of one of the options, from the label or from the option's text. */
export function choiceReader(choices: readonly Choice[]): AnswerReader {
  const options = choices.map(optionOf);
  return {
    canonical: (raw) => whole(raw, options),
    announced: (marker) => announced(marker, options),
    concluded: (plain, complete) => concluded(plain, complete, options),
  };
}

/** What may stand before a label. */
const LEAD =
  /^(?:that |the |most likely |correct |best |right |final |answer |option |choice |letter |is |definitely |选项 ?|[:*_"'“(<[{（【： ]){0,8}/i;
const LABEL = /^([\p{L}\p{N}]{1,8})([^]*)$/u;
/** What follows a label and shows that it is one: "B)", "B. ", "B - ". */
const CLOSES = /^(?:[)\]}>:*_"”）】」，；、。：！？]|[.,;!?](?=\s|$)|\s*$|\s+[-–—:(=]|['’](?![\p{L}]))/u;
const GOES_ON = /^ (?:because|since|as|is|which|was|would|for)\b/;
/** Behind "I", which also speaks: "I would say B". */
const GOES_ON_FROM_I = /^ (?:because|since|is|which)\b/;
/** A further label after the first: "A and B", "A) bank or B) library", "A) bank, B) library". */
const SECOND =
  /^(?:[^\p{L}\p{N}]{0,4}(?:and|or|[或,&/、])|[^\p{L}\p{N}，,]{0,4}和)[^\p{L}\p{N}]{0,4}([\p{L}\p{N}]{1,8})(?![\p{L}\p{N}])|^(?:[^.\n]{0,80}? or|(?:[^.,;(\n]|,(?! )|\([^()\n]{0,40}\)){0,80}?(?:,|,? and)) (?:option )?\(?([\p{L}\p{N}]{1,8})[).:](?=\s|$)/u;
/** Labels alone behind a comma, up to the sentence's end: "B，C", "B，和C". In "B，A不对", "B，和A相比…" the reason begins there. */
const SECOND_BEHIND_COMMA =
  /^[)）】]?[，,] ?和? ?[(（【]?([A-Za-z\d])(?:[)）】]?[，、和或 ]{1,3}[(（【]?[A-Za-z\d])*[)）】]? ?(?:[。；]|$)/;
/** Where a label's reason begins, or what is set against it: both may name others. */
const TELLS_WHY = /[,\s](?:because|since|as|not|than|while|whereas|unlike|but|so|instead)\b|, which\b/i;

/** The labels that a text begins with: none, one, or two ("A and B"), which is no answer. */
function leadingLabels(text: string, options: readonly Option[]): string[] {
  const lead = LEAD.exec(text)?.[0] ?? "";
  const [, word = "", rest = ""] = LABEL.exec(text.slice(lead.length)) ?? [];
  const label = sameLabel(word, options);
  if (label === null || !(CLOSES.test(rest) || isLabel(word === label, label, lead, rest))) return [];
  const claim = rest.split(TELLS_WHY)[0] ?? "";
  const [, next, later] = SECOND_BEHIND_COMMA.exec(claim) ?? SECOND.exec(claim) ?? [];
  const second = next ?? later;
  return second !== label && options.some((option) => option.label === second)
    ? [label, second ?? ""]
    : [label];
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
  return (
    single(options, (option) => option.value !== null && option.value === value) ??
    opening(content, options) ??
    (kind === "heading" ? null : named(firstSentence(content), options))
  );
}

function only(labels: readonly string[]): string | null {
  return labels.length === 1 ? (labels[0] ?? null) : null;
}

/** The option whose text a content begins with. */
function opening(content: string, options: readonly Option[]): string | null {
  const words = wordsOf(content.replace(ARTICLE, ""));
  return widest(options.filter((option) => option.words.trim() !== "" && words.startsWith(option.words)));
}

const LABEL_IN_SENTENCE =
  /\b(?:option|choice|answer) \(?([\p{L}\p{N}]{1,8})(?![\p{L}\p{N}])|[(（【]([\p{L}\p{N}]{1,8})[)）】]/giu;
const DENIAL = / (?:not|never|neither|nor|cannot|incorrect|wrong|except|unlike|\p{L}*n t) /u;

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

function concluded(plain: string, complete: boolean, options: readonly Option[]): string | null {
  const lines = speakingLines(plain.slice(-MAX_LOOK)).map((each) => each.trim());
  const line = lines.at(-1) ?? "";
  const isOneLine = lines.length === 1 && plain.length <= MAX_LOOK;
  if (!complete) return isOneLine ? whole(line, options) : null;
  if (isOneLine || !isList(lines, options)) {
    const labels = isOneLine && !denies(firstSentence(line)) ? leadingLabels(line, options) : [];
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
  if (conclusion === null || !/[.!。！)\]*]$/.test(last)) return null;
  const labels = denies(last) ? [] : leadingLabels(conclusion, options);
  return labels.length > 0 ? only(labels) : named(conclusion, options);
}
