import { CURRENCY } from "./number.ts";
import { BOX_END, BOX_START, withoutBoxes } from "./plain.ts";
import { DISAGREES, trimOf, WITH } from "./prose.ts";

/** A place where a reply announces its answer. */
export interface Marker {
  /**
   * `boxed`: `\boxed{…}`; `sentence`: "the answer is …"; `heading`: "Answer: …", `#### …`, after which a model may
   * still reason.
   */
  readonly kind: "boxed" | "sentence" | "heading";
  /** What is announced: the box, or the rest of the line, or the next line if that is empty. At most 600 characters. */
  readonly content: string;
  /** Whether the content comes from a line below: a list or an explanation may begin there. */
  readonly isBelow: boolean;
  readonly start: number;
}

/** The words that announce: "answer" alone, or those of a choice or a translation too. */
type MarkerWords = "answer" | "choice" | "translation";

/** Contents longer than this are no answers; markers further from the end than this many are not looked at. */
const MAX_CONTENT = 600;
const MAX_MARKERS = 50;
/** So many characters before its word tell whether a marker announces anything. */
const MAX_BEFORE = 80;
/** So many from its word on tell whether the reply agrees with what it reports. */
const MAX_CONSENT = 200;

/** Begins an item of a list; before a number it would be taken for a minus. */
const LIST_DASH = /^[-–•] /;
/** An item of a list that begins below a marker; lists of steps are short. */
const LIST_ITEM = /^[1-9][.)]\s+\S/;

const BOXED = new RegExp(`${BOX_START}([^${BOX_START}${BOX_END}]*)${BOX_END}`, "g");
/** What `####` announces, as GSM8K ends its solutions. "B.", "Option B" and a quotation may head a section: they must end the reply. */
const HASHED = [
  String.raw`[^\p{L}\d\n]{0,4}\d`,
  String.raw`${CURRENCY}\d`,
  String.raw`\(?\p{L}\)?[ \t]*$`,
  String.raw`\(?\p{L}[).]{0,2}\n*(?![^])`,
  String.raw`(?:yes|no|true|false)[^\w\n]{0,3}$`,
  String.raw`(?:option|choice) \(?\p{L}[).]{0,2}\n*(?![^])`,
  String.raw`["“][^\n]*["”]\.?\n*(?![^])`,
].join("|");
/** "#### Explanation" and "#### 2. Add them" are headings. */
const HASHES = new RegExp(
  String.raw`^####(?!#)(?![ \t]*\(?\d{1,2}(?:[.):]| [-–])[ \t]+\S)[ \t]*(?=${HASHED})(.+)$`,
  "gimu",
);
const ANSWER = /(?<![a-z])answer(?: choice| option)?(?![a-z])|答案/gi;
const PICK =
  /(?<![a-z])(?:(?:correct|right|best|final|suitable|appropriate|logical|likely|reasonable|plausible) (?:option|choice)|(?:option|choice) that [^.:\n]{1,80}?(?= is))(?![a-z])|正确选项/gi;
const TRANSLATION = /(?<![a-z])translat(?:ion|ed|es)(?: (?:in)?to english| as)?(?![a-z])|翻译|译文/gi;

/** Where what stands behind an answer begins. */
const GOES_ON = String.raw`(?:because|since|so|but|while|although)\b`;
/** "according to the passage", behind a "true" that is asked for; no clause of its own. */
const IN_SOURCE = String.raw`(?: (?:according to|based on|from|in|of) (?:the|this|these)(?: (?!(?:and|as|it|that|when|where|which|who)\b|${GOES_ON})[^\s:：.,;]{1,20}){1,4})?`;
/** "… to whether the claim is true is": what is asked has an "is" too; the last one announces, or one before a yes or no. */
const ASKED_WHETHER = new RegExp(
  String.raw`,? (?:to|of) (?:the question (?:of )?)?(?:whether|if)\b` +
    String.raw`(?:(?!\s(?:${GOES_ON}|(?:is|are|was) (?:(?:certainly|clearly|definitely|likely|probably) ){0,2}["'“*_]{0,3}(?:(?:yes|no)\b|(?:true|false)\b(?!${IN_SOURCE} (?:is|are|was)\b| (?:that|or)\b))))[^\n:：.,;]){0,200}` +
    String.raw`\s(?:is|are|was)(?![a-z]) ?[:：]?`,
  "y",
);
/** "… to which letters are last is": the second verb announces, where only small words stand before it. */
const ASKED = new RegExp(
  String.raw`,? (?:to|of) (?:the question (?:of )?)?(?:how|what|which|who|where|when|why)\b(?:(?!\s(?:is|are|was)\b)[^\n:：.,;]){0,60}\s(?:is|are|was)\b` +
    String.raw`(?:(?!\s(?:${GOES_ON}|(?:as|and|that|where|which|who|not)\b))[^\n:：.,;"“\d\p{Lu}]){0,30}?\s(?:is|are|was)(?![a-z]) ?[:：]?`,
  "uy",
);
/** "… that most people would give is", "… to the question is": at most this much may stand in between. */
const IS =
  /(?: \([^()\n]{0,60}\))?["'”*_)]{0,4}(?:,? (?:to|for|of|in|into|as|that|which|from|among|here|would|should|must|will)\b[^\n:：.]{0,200}?)?["'”*_)]{0,4},?\s{1,9}(?:is|are|was|be|equals)(?![a-z]) ?[:：]?|\s*(?:应该|应当|应)?(?:是|为)\s*[:：]?/iy;
const REFUSAL = /\s+(?=(?:cannot|can['’]t|can not|could not|couldn['’]t)\b)|\s+is(?=n['’]t)/iy;
const COLON = /["'”*_)]{0,4}(?: \([^()\n]{0,60}\))?["'”*_]{0,4} ?[:：=]/y;

/** Those who speak beside the one that replies. */
const SPEAKERS = "affirmative|assistant|critic|debater|moderator|negative|opponent|side|user";
/** What may stand between those words and the marker's own. */
const UP_TO_MARKER = String.raw`(?: that)?(?: the)?(?: (?:correct|right|final|best))? ?$`;
/** "I don't think", "it does not follow that", "I cannot agree with Agent 2 that". */
const NOT_SAID =
  String.raw`(?:n['’]t|\b(?:cannot|never|not))(?: (?:actually|completely|entirely|fully|necessarily|quite|really))?` +
  String.raw` (?:(?:agree${WITH}|follows?)(?= that\b)|(?:accept|believe|conclude|mean|prove|say|show|think)s?)`;
/**
 * Stands right before an announcement of another's answer, a wrong one, a denied one, or a condition: "if the answer is",
 * "your answer is", "Agent 2's answer is", "the critic's answer is", "I disagree that the answer is".
 */
const NOT_OWN = new RegExp(
  String.raw`(?:\b(?:(?:wrong|incorrect|previous|your|their|his|her|other|others|agent|agents|whether|if|suppose|assuming|unless)(?:['’]s?)?(?: \d+(?:['’]s)?)?|(?:${SPEAKERS})(?: \d{1,2})?['’]s)|${DISAGREES}|${NOT_SAID})` +
    UP_TO_MARKER,
  "i",
);
/** Before an announcement and behind it: "the claim that the answer is", "12 is wrong". */
const CLAIMED = new RegExp(
  String.raw`\b(?:argument|assertion|claim|idea|statement|suggestion|view) that${UP_TO_MARKER}`,
  "i",
);
const IS_WRONG =
  /^\W{0,6}(?:(?!(?:and|as|because|but|not|since|so|while)\b)[^\s;]{0,30}[^\s,;.:!?] ){1,5}(?:is|was) (?:\w{1,12}ly )?(?:false|incorrect|mistaken|wrong|not (?:correct|right|true))\b/i;
/** "Agent 2 says that", "the critic claims". */
const REPORTS = new RegExp(
  String.raw`\b(?:${SPEAKERS}|agent|side)(?: \d{1,2})? (?:says?|said|claims?|claimed|argues?|argued|thinks?|thought|states?|stated)${UP_TO_MARKER}`,
  "i",
);
/** Makes a report the reply's own word: "…, and I agree", "…, which is correct". */
const CONSENTS =
  /\bI(?: (?:also|completely|do|fully|have to|must|now|therefore|will|would)){0,2} (?:accept|agree|change|concur|revise)\b|\bI was wrong\b|\bmy mistake\b|\bconvince[ds]\b|\b(?:is|are|was|were) (?:\w{1,12}ly )?(?:correct|right)\b/i;

/** What leads up to an explanation, not to the answer: "Here is how I got the answer:", "Let's check the answer:". */
const EXPLAINING =
  /(?:\b(?:how|why|explain|explanation|reasons?|reasoning|justify|justification|verification|steps)\b(?! (?:and|&) )|\blet(?:['’]s| us| me) (?:find|determine|check|verify)\b|(?<![a-z,] )\bto (?:find|determine|check|verify)\b)[^.:?!,;)\n。？]{0,40}$/i;

/** "Here is how the sentence is translated:" leads up to the translation itself; of "each part" it explains. */
const TRANSLATES =
  /\bhow (?:the|this|that) (?:(?:whole|entire|full|given|Chinese) )?(?:sentence|text|passage) (?:is|was|can be|would be) translate[ds](?: (?:in)?to english| as)?$/i;

/** "This answer", "this English translation". */
const THIS = /(?:\bthis (?:(?:final|correct|english) )?|这个?)$/i;
const GIVEN = /^(?:answer|translation|答案|翻译|译文)/i;

/** Whether a marker speaks of an answer that stands before it: "This answer is shorter". It may announce one all the same. */
export function speaksOfGiven({ start }: Marker, plain: string): boolean {
  return GIVEN.test(plain.slice(start, start + 11)) && THIS.test(plain.slice(Math.max(0, start - 30), start));
}

/**
 * Whether an announcement between these texts is not the reply's own answer: it is another's, a wrong one or a condition, or
 * the reply denies it, as in "the claim that the answer is 12 is wrong".
 * @param behind what is announced, with what follows it
 */
export function isNotOwn(before: string, behind: string): boolean {
  return NOT_OWN.test(before) || isDeniedClaim(before, behind);
}

function isDeniedClaim(before: string, behind: string): boolean {
  return CLAIMED.test(before) && IS_WRONG.test(behind);
}

/** Whether an announcement between these texts only reports what another says, without a word that agrees with it. */
export function isReported(before: string, behind: string): boolean {
  if (!REPORTS.test(before)) return false;
  const [sentence = ""] = /[^.!?\n]*$/.exec(before.slice(-MAX_BEFORE)) ?? [];
  return !CONSENTS.test(sentence + behind.slice(0, MAX_CONSENT));
}

/** Whether a marker only reports what another says. It may tell the reply's answer all the same, where no other marker does. */
export function reportsAnother({ start }: Marker, plain: string): boolean {
  return isReported(plain.slice(Math.max(0, start - MAX_BEFORE), start), plain.slice(start));
}

/** Whether what a marker announces is the first item of a list below it: a step, and no answer. */
export function beginsList({ isBelow, content }: Marker): boolean {
  return isBelow && LIST_ITEM.test(content);
}

/** The markers of a plain text (plain.ts) for this type of answer, in their order, at most the last fifty. */
export function findMarkers(plain: string, words: MarkerWords): Marker[] {
  const found: Marker[] = [];
  for (const box of plain.matchAll(BOXED)) {
    found.push({ kind: "boxed", content: clipped(box[1] ?? ""), isBelow: false, start: box.index });
  }
  for (const hashes of plain.matchAll(HASHES)) {
    found.push({ kind: "heading", content: clipped(hashes[1] ?? ""), isBelow: false, start: hashes.index });
  }
  for (const word of patterns(words).flatMap((pattern) => [...plain.matchAll(pattern)])) {
    const marker = announced(plain, word.index, word.index + word[0].length, words);
    if (marker !== null) found.push(marker);
  }
  return found.sort((left, right) => left.start - right.start).slice(-MAX_MARKERS);
}

function patterns(words: MarkerWords): RegExp[] {
  if (words === "choice") return [ANSWER, PICK];
  return words === "translation" ? [ANSWER, TRANSLATION] : [ANSWER];
}

/** The marker made by the word "answer" at `start`…`end`, or null if the word announces nothing. */
function announced(plain: string, start: number, end: number, words: MarkerWords): Marker | null {
  const before = plain.slice(Math.max(0, start - MAX_BEFORE), start);
  if (NOT_OWN.test(before)) return null;
  const explains = EXPLAINING.test(before) && !TRANSLATES.test(before + plain.slice(start, end));
  // A translation may have verbs of its own: its first one announces it.
  const restating = words === "translation" ? [] : [ASKED_WHETHER, ASKED];
  for (const pattern of [COLON, REFUSAL, ...restating, IS]) {
    pattern.lastIndex = end;
    const match = pattern.exec(plain);
    if (match === null) continue;
    const kind = pattern === COLON ? "heading" : "sentence";
    if (kind === "heading" && explains) return null;
    const marker = withContent(plain, kind, start, end + match[0].length);
    return marker === null || isDeniedClaim(before, marker.content) ? null : marker;
  }
  return isHeading(plain, start, end) ? withContent(plain, "heading", start, end) : null;
}

function withContent(plain: string, kind: Marker["kind"], start: number, from: number): Marker | null {
  const following = plain.slice(from, from + MAX_CONTENT);
  for (const [index, line] of following.split("\n").entries()) {
    if (line.lastIndexOf(BOX_START) > line.lastIndexOf(BOX_END)) return null;
    const text = index === 0 ? line : line.replace(LIST_DASH, "");
    const content = trimOf(clipped(text), " *#:：=>");
    if (/[\p{L}\p{N}…_?]/u.test(content)) return { kind, content, isBelow: index > 0, start };
  }
  return null;
}

/** Whether the word stands alone on its line, like "### Final Answer". */
function isHeading(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - 30), start);
  return (
    /(?:^|\n)[#*_\s\d.]*(?:(?:final|correct|best) )?$/i.test(before) &&
    /^[*_]{0,3}\n/.test(plain.slice(end, end + 4))
  );
}

function clipped(content: string): string {
  return withoutBoxes(content.slice(0, MAX_CONTENT));
}
