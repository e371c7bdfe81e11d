import { beginsList, type Marker } from "./markers.ts";
import { findNumbers, joinedSigns, plainDigits, type FoundNumber } from "./number.ts";
import { bare, conclusionOf, denies, firstSentence, sentences, speakingLines, trimOf } from "./prose.ts";
import { MAX_LOOK, type AnswerReader } from "./reader.ts";

/** The longest text that may be one number with its unit. */
const MAX_BARE = 500;

/** What a claim says that its number is: "a profit of $50". "The sum of 3 numbers" says nothing of the kind. */
const QUANTITY =
  "(?:an?|the) (?:(?:net|total|average) )?(?:profit|loss|gain|increase|decrease|discount|rise|drop|saving)s? of |an? (?:total|sum|average|difference) of ";

/** What may stand before a number without changing it. A `$` before another sets a formula: "$$42$$", "$ $18 $". */
const LEAD = new RegExp(
  String.raw`^(?:[("'“[]|\$ ?(?=\$)|that |indeed |therefore |about |approximately |approx\.? |around |roughly |exactly |only |just |simply |equal to |${QUANTITY}|[A-Za-z](?:\w{0,20})? ?= ?|[~≈=:] ?){0,6}`,
  "i",
);
/** The last equals sign. */
const EQUALS = /[=≈](?!.*[=≈])/s;
/** Where a claim ends and its reason begins. */
const EXPLAINS =
  /[,\s(](?:because|since|as|so|where|which)\b|,? ?(?<=\d[^,;。]{0,20},? ?)(?:因为|由于|而不是)/i;
/**
 * Where a claim that has said its number goes on: with what it holds for, "12 when x = 3", a check, "9, and 9 × 4 = 36", or what
 * follows from it. In "3 shirts at cost = 30" it has not said it yet: behind these words only one letter is a variable.
 */
const GOES_ON = new RegExp(
  [
    String.raw`,? (?:(?:if|given|assuming)(?: that)?|(?:when|for|with|at)(?= [A-Za-z] ?=)) [A-Za-z]\w{0,20} ?= ?[-$]{0,2}[\d.]`,
    String.raw`(?:; ?|[;,] (?:and|check):? )(?=\$?\d[\d.,]{0,15} ?(?:[-+×÷*/]|x(?= ?\d))[^=≈]{1,60}[=≈])`,
    ",? ?所以",
  ].join("|"),
  "i",
);
/** Where a claim ends and what it is set against begins: "15, not 20 - 4 = 16". */
const CONTRASTS = /,? (?:not|rather than|instead of) [^\p{L}\d]{0,4}\d/iu;
/**
 * What explains a claim in brackets at its end: "180 minutes (1 hour = 60 minutes)". In "5 + 3 (= 8)" it is the result, in
 * "12 (or 13)" another answer.
 */
const IN_BRACKETS = /(?<=[\p{L}\d%]) \((?! ?[=≈]|(?:or|and) \d{1,9}\))[^()]*\)[\s.]*$/u;
/** A product that a claim comes to, "3 dozen (3 * 12 = 36)"; one with a unit converts it, "3 hours (3 * 60 = 180 minutes)". */
const PRODUCT = /^ \(\$?\d[\d.,]* ?[×x*] ?\$?\d/;
const PLAIN_RESULT = /[=≈] ?\$?[\d.,]+\)/;
/** An equation that has its plain result already: brackets behind it only check or explain it, "36 ÷ 4 = 9 (9 × 4 = 36)". */
const SAID = /[=≈] ?[-+]?\$?\d[\d.,]*%?$/;
/** Two answers: "X = 6 and X = 37". In "if x = 5 and y = 7, x + y = 12" they are given. */
const TWO_EQUATIONS =
  /[A-Za-z]\w{0,20} ?= ?\S{1,20},? (?:and|or) [A-Za-z]\w{0,20} ?=(?:[^A-Za-z,=≈]*[=≈])*[^=≈]*$/;
/** Between two numbers: the first is a term, a bound or an item of a list, not the whole answer. */
const OPERATOR =
  /(?:^|[\s\d)])(?:(?:or|and)(?: (?:also|even|maybe|perhaps|possibly|about))?|to|plus|minus|times|over|by|x|[-+×÷*/·±,;\u060C])\s*[($]?\s*$|^\(|[+×÷*±]/i;
/** Between two answers, the second alone in its brackets: "12 (or 13)". */
const OR_IN_BRACKETS = /^ \((?:or|and) $/;
/** Between two numbers: both together are one quantity, "5 hours and 30 minutes", "1 in 10". */
const SUBUNIT =
  /^ ?(?:in|out of|(?:more|less|fewer) than|hours?|hrs?|h|minutes?|mins?|feet|foot|ft|years?|weeks?|days?|months?|pounds?|lbs?|dollars?),?(?: and)? ?\$?$/i;
/** Two of these units, the second with the second number, make one quantity as well: "2 kg 500 g", "1 m 75 cm". */
const UNIT = String.raw`^ ?([kcm]?m|[km]?g|m?l|(?:kilo|centi|milli)?(?:met(?:er|re)|gram|lit(?:er|re))s?|miles?|yards?|gallons?|quarts?|pints?|ounces?|oz|inch(?:es)?)`;
const UNIT_BETWEEN = new RegExp(`${UNIT},? $`, "i");
const UNIT_BEHIND = new RegExp(`${UNIT}(?![A-Za-z])`, "i");
/** Either of these in Chinese, within one clause: "5或6", "3加4", "5小时30分钟", "3块5"; no verb: "30人参加2场", "40人乘2辆车". */
const CHINESE_OPERATOR =
  /^[^,;:。]{0,8}(?:分之|[或和又、]|(?<!参)与|(?<![涉提普])及|(?<![参增添])加|加上|减去?|(?<![人客生员共搭])乘|乘以|除以?)\s*$/;
/** A range, "5到10", or a change, "12人增加到20人"; with another unit behind it a verb: "12人得到3个". */
const CHINESE_RANGE = /^ ?([^\s,;:。]{0,8}?) ?(?:增加|增长|减少|上升|下降|提高|[增减升涨降])?[到至]\s*$/;
const CHINESE_SUBUNIT =
  /^ ?(?:个?(?:小时|钟头|月|星期)|分钟?|秒钟?|[天周年日点元块角毛米斤两克升吨]|[千厘毫分公]米|公里|[千毫]克|公斤|毫升)[零又]? ?$/;
const JOINS = [OPERATOR, SUBUNIT, CHINESE_OPERATOR, CHINESE_SUBUNIT];
/** Between a share and the number that it is a share of: "25% of 80" is neither. */
const SHARE_OF = /^ ?of \$?$/;
/** What a claim comes to, in the same sentence: "25% of 80, which is 20", "had 20 and gave away 5, so she has 15". */
const COMES_TO =
  /,? (?:so\b|which (?:is|equals)\b(?!.*\b(?:more|less|fewer|greater|higher|lower|longer|shorter|older|younger|times)\b))(.*)/i;
const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
/** "thirty", "sixteenths", "twenty-five"; "three twenty-dollar bills" are three. */
const LARGER =
  "(?:(?:thir|four|fif|six|seven|eigh|nine)teen(?:ths?)?|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ieths?))" +
  `(?!-(?!${[...WORDS, ...ORDINALS].join("|")}))`;
/** After a number in words: what makes it another number, "two hundred", "three and a half", "six feet five". */
const MORE = `${WORDS.join("|")}|${LARGER}|hundred|thousand|[mb]illion|trillion|dozen|half|halves|quarters?|(?:${ORDINALS.slice(3).join("|")})s?|and|point`;
const NUMBER_WORD = new RegExp(
  `^(?:the )?(?:(${WORDS.join("|")})(?! of\\b)(?: (?!(?:${MORE})\\b)[a-z-]{1,20}){0,3}|(${ORDINALS.join("|")})(?: [a-z]{1,20})?)$`,
  "i",
);
/** What stands before the number that a sentence is about. */
const VERB =
  /(?:\b(?:is|are|was|were|be|has|have|had|get|gets|got|need|needs|needed|costs?|makes?|made|spends?|spent|pays?|paid|saves?|saved|earns?|earned|takes?|took|receives?|received|remain|remains|left|equals?|total of|comes? to|up to|amounts? to|(?:can|could|will|would|should|must|did) [a-z]{1,20})|:|是|有|为|剩|共|要|需)(?: (?:a total of|about|approximately|only|exactly|still|now|equal to|also|left|another))* ?$/i;

/** A number after these words measures something else: "in 3 bags", "after 3 days". */
const ASIDE =
  /\b(?:in|of|for|by|after|before|per|every|each|from|to|with|at|on|than|those|these|all|the|his|her|their) $/i;

/** Reads numbers. They compare as decimals; currency, percent sign and unit do not count. */
export const numberReader: AnswerReader = {
  canonical: (raw) => (raw.length > MAX_BARE ? null : bareNumber(joinedSigns(plainDigits(raw), true))),
  announced,
  concluded,
};

/** One number with at most a currency and a unit; null for anything else. */
function bareNumber(raw: string): string | null {
  if (raw.length > MAX_BARE) return null;
  const text = bare(plainDigits(raw));
  const [first, ...others] = findNumbers(text);
  if (first?.start !== (LEAD.exec(text)?.[0].length ?? 0) || others.length > 0) return null;
  return isUnit(text.slice(first.end)) ? first.value : null;
}

/** A letter that is taken away or multiplied: "26 - N". */
const TERM = /^ ?[-*] ?(?![AaI] )[A-Za-z](?![A-Za-z*])/;

function isUnit(rest: string): boolean {
  return (
    rest.length <= 40 &&
    !TERM.test(rest) &&
    !/[=<>+×÷√§?≤≥≠±π∞⇒]|\/$|\b(?:or|and|then|but|plus|minus|times)\b/.test(rest) &&
    !denies(rest)
  );
}

function announced(marker: Marker): string | null {
  if (beginsList(marker)) return null;
  const content = joinedSigns(plainDigits(marker.content), true);
  const sentence = firstSentence(content);
  const simple = bareNumber(content) ?? bareNumber(sentence) ?? numberWord(sentence);
  if (simple !== null) return simple;
  if (marker.kind === "heading") return null;
  const claim = sentence.split(EXPLAINS)[0] ?? "";
  const affirmed = saidAtFirst(claim.split(CONTRASTS)[0] ?? "");
  const outside = outsideOf(affirmed);
  const comesTo = COMES_TO.exec(sentence)?.[1];
  return (
    named(outside) ??
    (TWO_EQUATIONS.test(outside) ? null : named(affirmed)) ??
    (comesTo === undefined ? null : stated(comesTo)) ??
    stated(claim)
  );
}

/** A claim up to where it goes on, if it has said its number by then. */
function saidAtFirst(claim: string): string {
  const said = claim.split(GOES_ON)[0] ?? "";
  return leading(said) === null ? claim : said;
}

/** A claim without what explains it in brackets at its end, unless they hold what it comes to. */
function outsideOf(claim: string): string {
  const outside = claim.replace(IN_BRACKETS, "");
  return isResult(claim.slice(outside.length), outside) ? claim : outside;
}

/** Whether brackets behind a claim hold what it comes to: its numbers multiplied, as "5 boxes of 4 pens (5 × 4 = 20 pens)". */
function isResult(brackets: string, claim: string): boolean {
  const isProduct = !SAID.test(claim) && PRODUCT.test(brackets);
  return isProduct && (PLAIN_RESULT.test(brackets) || findNumbers(claim).length > 1);
}

function numberWord(sentence: string): string | null {
  const [, word, ordinal] = NUMBER_WORD.exec(bare(sentence).toLowerCase()) ?? [];
  const value = Math.max(WORDS.indexOf(word ?? ""), ORDINALS.indexOf(ordinal ?? ""));
  return value < 0 ? null : String(value);
}

/** The number that a claim comes to, or begins with. */
function named(claim: string): string | null {
  return result(claim) ?? leading(claim);
}

/** The right-hand side of "5 + 3 = 8 apples". */
function result(claim: string): string | null {
  const side = rightSide(claim);
  return side === null ? null : leading(side);
}

/** The right-hand side of an equation; where that has its result, brackets behind it only check or explain it. */
function rightSide(claim: string): string | null {
  const outside = outsideOf(claim);
  const side = lastSide(outside);
  const isSaid = TWO_EQUATIONS.test(outside) || (side !== null && leading(side) !== null);
  return isSaid ? side : lastSide(claim);
}

/** What stands behind the last equals sign, unless there are two answers. */
function lastSide(claim: string): string | null {
  const equals = EQUALS.exec(claim);
  return equals === null || TWO_EQUATIONS.test(claim) ? null : claim.slice(equals.index + 1);
}

/** The number that a claim begins with, unless it is only part of a sum, a range or a list. */
function leading(claim: string): string | null {
  const text = trimOf(claim, " *_\"'“");
  if (EQUALS.test(text)) return null;
  const [first, second] = findNumbers(text);
  if (first?.start !== (LEAD.exec(text)?.[0].length ?? 0)) return null;
  return isJoined(text, first, second) ? null : first.value;
}

function isJoined(text: string, first: FoundNumber, second: FoundNumber | undefined): boolean {
  const gap = text.slice(first.end, second?.start);
  if (second === undefined) return /^ ?[-+×÷*/]/.test(gap);
  if (gap.trim() === "" || JOINS.some((pattern) => pattern.test(gap))) return true;
  const isShare = /[%/]/.test(text.slice(first.start, first.end)) && SHARE_OF.test(gap);
  const behind = text.slice(second.end);
  const isOther = OR_IN_BRACKETS.test(gap) && behind.startsWith(")") && isOtherWhole(first, second);
  return isShare || isOther || isCompound(gap, behind) || isChineseRange(gap, behind);
}

/** Whether two numbers are whole and not the same: in "0.5 (or 50%)" they are one. */
function isOtherWhole(first: FoundNumber, second: FoundNumber): boolean {
  return first.value !== second.value && [first, second].every(({ value }) => /^-?\d+$/.test(value ?? ""));
}

/** Whether 到 or 至 stands between two numbers of one quantity. @param behind what follows the second */
function isChineseRange(gap: string, behind: string): boolean {
  const unit = CHINESE_RANGE.exec(gap)?.[1];
  if (unit === undefined) return false;
  return behind.trimStart().startsWith(unit) || unit === "个" || CHINESE_SUBUNIT.test(unit);
}

/** Whether two numbers have different units of one quantity. @param behind what follows the second */
function isCompound(gap: string, behind: string): boolean {
  const unit = UNIT_BETWEEN.exec(gap)?.[1];
  const other = UNIT_BEHIND.exec(behind)?.[1];
  return unit !== undefined && other !== undefined && unit !== other;
}

/** The one number that a sentence states: "she has 12 apples left after 3 days" states 12. */
function stated(sentence: string): string | null {
  if (denies(sentence) || sentence.endsWith("?")) return null;
  const numbers = findNumbers(sentence);
  const before = ({ start }: FoundNumber) => sentence.slice(Math.max(0, start - 60), start);
  const claimed = numbers.filter((number) => VERB.test(before(number)));
  const [only, ...others] =
    claimed.length > 0 ? claimed : numbers.filter((number) => !ASIDE.test(before(number)));
  if (only === undefined || others.some(({ value }) => value !== only.value)) return null;
  if (claimed.length === 0 && numbers.length > 1) return null;
  return isJoined(sentence, only, numbers[numbers.indexOf(only) + 1]) ? null : only.value;
}

function concluded(plain: string, complete: boolean): string | null {
  const lines = speakingLines(plain.slice(-MAX_LOOK));
  const line = joinedSigns(plainDigits(lines.at(-1) ?? ""), false);
  if (lines.length === 1 && plain.length <= MAX_LOOK) {
    const whole = bareNumber(line);
    if (whole !== null) return whole;
  }
  if (!complete) return null;
  return lastLine(line) ?? lastSentence(line, lines);
}

/** A last line that is only a number, or an equation with its result. */
function lastLine(line: string): string | null {
  if (/^[-+$€£¥\d.,/ %\u2009]+$/.test(line) && !line.endsWith(".")) return bareNumber(line);
  const side = rightSide(line);
  return side === null ? null : bareNumber(side);
}

/** A last sentence that says that it concludes, or that repeats the result of the last equation before it. */
function lastSentence(line: string, lines: readonly string[]): string | null {
  const all = sentences(line);
  const last = all.at(-1) ?? "";
  if (!/[.!。！]["'”’)*]*$/.test(last)) return null;
  const isAll = lines.length === 1 && all.length === 1 && !/^[\W_]*(?:step|\d+[.)])/i.test(last);
  const conclusion = conclusionOf(last) ?? (isAll ? last : null);
  if (conclusion !== null) return result(conclusion) ?? stated(conclusion);
  const equation = lines.findLast((earlier) => EQUALS.test(earlier)) ?? "";
  const computed = result(joinedSigns(plainDigits(equation), false));
  return computed !== null && stated(last) === computed ? computed : null;
}
