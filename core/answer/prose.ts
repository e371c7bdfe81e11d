/** Signs that stand around an answer and are no part of it. */
const QUOTES = "\"'“”‘’«»「」『』`";

/** `text` without the given characters at its ends. (A regular expression would take quadratic time here.) */
export function trimOf(text: string, characters: string, ends: "both" | "start" | "end" = "both"): string {
  let start = 0;
  let end = text.length;
  if (ends !== "end") while (start < end && characters.includes(text.charAt(start))) start++;
  if (ends !== "start") while (end > start && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** `text` without quotes, emphasis and spaces around it, and without full stops at its end. */
export function bare(text: string): string {
  let rest = text;
  for (;;) {
    const next = trimOf(trimOf(rest.trim(), `${QUOTES}*_`), ".。", "end").trim();
    if (next === rest) return rest;
    rest = next;
  }
}

/** One line, single spaces. */
export function collapsed(text: string): string {
  return text.trim().split(/\s+/).join(" ");
}

const ABBREVIATION =
  /(?:^|[\s(])(?:(?:[A-Z]\.){0,4}[A-Z]|Mr|Mrs|Ms|Dr|St|Mt|Ft|Prof|Gen|Gov|Lt|Sgt|Capt|Col|Maj|Rev|Sen|Rep|Jr|Sr|Bros|Vol|Op|Pt|Rs|No|vs|approx|e\.g|i\.e|[ap]\.m)$/;
/** Words that begin a sentence, as alternatives of a pattern. */
export const OPENERS =
  "It|Its|This|That|The|These|There|He|His|She|Her|They|Their|We|You|In|On|At|As|An?|And|But|So|Since|For|Based|Because|Both|However|When|While|After|Although|With|According|Among|Note|If|Therefore|Thus|Hence";
/** Initials, "the U.S.", and words that end a name, "Warner Bros.", end their sentence all the same if another begins behind them. */
const MAY_END = /(?:[A-Z]\.[A-Z]|\b(?:Bros|Col|Maj|Op|Pt|Rep|Sen|Vol))$/;
const NEXT_BEGINS = new RegExp(String.raw`\.\s+(?:${OPENERS})\b`, "y");
const SENTENCE_END = /[.!?]["'”’)*]*(?=\s|$)|[。！？]["”’）]*/g;

/** The sentences of one line, each with its closing sign. A full stop within a number or abbreviation ends none. */
export function sentences(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const end of line.matchAll(SENTENCE_END)) {
    if (line.charAt(end.index) === "." && isAbbreviation(line, from, end.index)) continue;
    const to = end.index + end[0].length;
    found.push(line.slice(from, to).trim());
    from = to;
  }
  found.push(line.slice(from).trim());
  return found.filter((sentence) => sentence !== "");
}

/** Whether the full stop at `at` belongs to an abbreviation. @param from where the sentence begins */
function isAbbreviation(line: string, from: number, at: number): boolean {
  const before = line.slice(Math.max(from, at - 12), at);
  if (!ABBREVIATION.test(before)) return false;
  NEXT_BEGINS.lastIndex = at;
  return !(MAY_END.test(before) && NEXT_BEGINS.test(line));
}

/** The first sentence of a text, or "". */
export function firstSentence(text: string): string {
  return sentences(text)[0] ?? "";
}

/** Lines that say something: with a letter or a digit in them. */
export function speakingLines(text: string): string[] {
  return text.split("\n").filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** What may stand before an answer of one word without changing it, with its space; an alternative of a pattern. */
export const ADVERB =
  "(?:still|therefore|thus|indeed|actually|simply|also|now|definitely|(?:(?:most|very) )?(?:likely|probably|certainly|clearly)) ";

const CONCLUDES =
  /^[\W_]*(?:so|therefore|thus|hence|in total|in conclusion|in summary|to conclude|conclusion|finally|altogether|overall|as a result|consequently|this means|that means|total|in the end|所以|因此|总共|一共|综上|故)(?![a-z])[,:，：]?\s*/i;

/** What a concluding sentence says after its "so", "therefore", …; null if it has no such word. */
export function conclusionOf(sentence: string): string | null {
  const cue = CONCLUDES.exec(sentence);
  return cue === null ? null : sentence.slice(cue[0].length);
}

/** With whom or what, "with Agent 2's claim"; a new clause is no part of it. Part of a pattern. */
export const WITH = String.raw`(?: with(?: (?!(?:and|as|because|but|more|since|so)\b)[^\s.,:;]{1,20}){1,5})?`;
/** What denies without a negation, "I disagree with Agent 2 that …"; part of a pattern. */
export const DISAGREES = String.raw`\b(?:I|we)(?: (?:also|do|have to|must|really|respectfully|still|strongly)){0,2} (?:disagree${WITH} that|doubt(?: that|(?= the )))`;
const NEGATION = new RegExp(
  String.raw`\b(?:not|never|neither|nor|cannot|incorrect|wrong|except|unlike)\b|n['’]t\b|不|${DISAGREES}`,
  "i",
);

/** Whether a sentence denies something, so that what it names may be just what it rules out. */
export function denies(sentence: string): boolean {
  return NEGATION.test(sentence);
}

const CANNOT = String.raw`(?:cannot|can['’]t|can not|could not|couldn['’]t)`;
/** Titles that begin in these words go on: "I Don't Know How She Does It". */
const ENDS_THERE = String.raw`(?=["'”’*_)]*(?:[.,;!。]|\s*$| (?:because|since)\b))`;
/** Chinese nouns begin like refusals: "不可知论", "不确定性原理". */
const NOUN = String.raw`[\u4e00-\u9fff]{0,2}(?:[论性]|主义|原理|抗力)者?(?![\u4e00-\u9fff])`;
const DECLINES = new RegExp(
  String.raw`^[\s"'“*_(:]*(?:not\b|cannot\b|can['’]t\b|can not\b|could\b|unknown|undefined|undetermined|unclear|uncertain|unavailable|unanswerable|missing|impossible|indeterminate|inconclusive|none\b|n/a\b|无法|不[能可确知清存](?!${NOUN})|我们?(?:无法|不(?:知道|确定|清楚|能(?:判断|回答|确定|说)))` +
    String.raw`|(?:that )?(?:(?:(?:it|this) )?${CANNOT} be (?:\w{1,20}ly )?(?:determined|known|answered|said|found)\b` +
    String.raw`|unable to (?:be )?(?:determined?|known?|answer(?:ed)?|say|said|tell|find|found)\b|(?:there is )?(?:not enough|insufficient) information\b` +
    String.raw`|I(?: do not know| don['’]t know| am not sure|['’]m not sure| ${CANNOT} say)${ENDS_THERE}))`,
  "i",
);

/** Whether an announced answer says that there is none: "not given", "that it cannot be determined", "I don't know". */
export function declines(content: string): boolean {
  return DECLINES.test(content);
}

const REMARKS =
  /^\W{0,6}(?:not|can(?:not|['’]t| not) be) (?:negative|positive|an? (?:negative|positive|fraction|decimal|whole)|more|less|greater|smaller)\b/i;

/** Whether an announced answer is only a remark on a number that was given before: "can't be negative", "not more than 20". */
export function remarksOnNumber(content: string): boolean {
  return REMARKS.test(content);
}

const COMMENTS =
  /^\W{0,6}(?:not (?:wrong|incorrect|mistaken|in doubt|changed|affected|altered|different)|missing (?:an?|the|its|any|one))\b/i;

/** Whether what seems to decline only comments on an answer that was given before: "not wrong", "missing its unit". */
export function commentsOnAnswer(content: string): boolean {
  return COMMENTS.test(content);
}

const UNTRANSLATED =
  /^[\s"'“*_(:]*(?:(?:cannot\b|can(?:'|’)t\b|can not\b|could not\b|couldn(?:'|’)t\b|not\b)[^\n]{0,60}\b(?:translat|determin|provid|given?\b|available|possible)|n\/a\b|无法|不能)/i;

/** Whether an announced translation says that there is none. A sentence may begin with "Not", "None" or "Could". */
export function declinesToTranslate(content: string): boolean {
  return UNTRANSLATED.test(content);
}

/** Wordings with which instruct models decline; English only. */
const REFUSAL =
  /^\W*(i['’]?m sorry|i am sorry|sorry,|i (can(not|['’]t)|won['’]t|am unable|am not able) |as an ai\b)/i;

/** Whether a reply declines to do what it was asked, as far as its wording shows. */
export function isRefusal(text: string): boolean {
  return REFUSAL.test(text);
}

const REFUSES_TO_TRANSLATE =
  /^\W{0,6}(?:I(?:['’]m| am) sorry, (?:but )?)?I (?:cannot|can['’]t|am unable to|am not able to) translate\b/i;

/** Whether a reply without a marker is no translation: "I cannot translate this." */
export function refusesToTranslate(reply: string): boolean {
  return REFUSES_TO_TRANSLATE.test(reply);
}

const PLACEHOLDER = /^(?:X(?: \([^()]*\)?)?|\?+|_+|…|\.{2,}|\[[^\]]*\]|<[^>]*>)$/;
/** In brackets an answer begins with a number, or is one of four words: "[18]", "[x = 5]", "[Yes]". */
const BRACKETED_ANSWER = /^\[(?:(?:yes|no|true|false)\]$|(?:\p{L} ?[=≈])?[^\p{L}]*\p{N})/iu;
/** What a blank with a number asks for: "[3-digit number]", "[1 word]". */
const ASKED_FOR = /\p{N}-\p{L}|\b(?:answer|decimal|digit|integer|number|sentence|word)/iu;

/** Whether an announced answer is only the blank of the wording that asked for it: "X", "…", "[answer]". */
export function isPlaceholder(content: string): boolean {
  const text = trimOf(content.trim(), `${QUOTES}*().`, content.includes("...") ? "start" : "both");
  return PLACEHOLDER.test(text) && (!BRACKETED_ANSWER.test(text) || ASKED_FOR.test(text));
}

/** `text` without a pair of brackets around all of it, "[1912]"; a list keeps its own, "[-2,7]". */
export function withoutBrackets(text: string): string {
  return /^\[([^[\],]+)\]$/.exec(text)?.[1] ?? text;
}
