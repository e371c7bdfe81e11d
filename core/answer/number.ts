/** A rational number; every form in which an answer is written has an exact value. */
interface Exact {
  readonly numerator: bigint;
  /** Positive. */
  readonly denominator: bigint;
}

/** A number found in a text. */
export interface FoundNumber {
  /** Where it starts, sign and currency included. */
  readonly start: number;
  /** Where it ends; a percent sign and a scale word ("million") are included, a unit is not. */
  readonly end: number;
  /** Canonical form, or null if it is part of something else: a time, a ratio, a date, a product, a term such as 3x. */
  readonly value: string | null;
}

/** Numbers with more digits, or with a larger exponent, are not read. */
const MAX_DIGITS = 400;

const WHOLE = String.raw`(?:[1-9]\d{0,2}(?:,\d{3}){1,99}(?!\d)|[1-9]\d{0,2}(?:,\d\d){1,9},\d{3}(?!\d)|[1-9]\d{0,2}(?:[\u00a0\u2009\u202f]\d{3}){1,99}(?!\d)|[1-9]\d{0,2}(?: \d{3}){2,99}(?![\d/])|\d+)`;
const POWER = String.raw`(?:[eE]([-+]?\d{1,4})(?![\dA-Za-z])|[ \u2009]?[×x*][ \u2009]?10 ?\^ ?\(?([-+]?\d{1,4})(?!\d)\)?)`;
const NUMBER = new RegExp(
  String.raw`(?:(?:(\d+) )?(\d+) ?/ ?(\d+)(?![\d.,]*\d)|((?:${WHOLE}(?:\.\d+)?|\.\d+))${POWER}?)`,
  "g",
);
const SCALES: Readonly<Record<string, bigint>> = {
  百: 10n ** 2n,
  千: 10n ** 3n,
  hundred: 10n ** 2n,
  thousand: 10n ** 3n,
  lakh: 10n ** 5n,
  million: 10n ** 6n,
  crore: 10n ** 7n,
  billion: 10n ** 9n,
  trillion: 10n ** 12n,
  万: 10n ** 4n,
  亿: 10n ** 8n,
};
/** Letters of a cut scale word that no unit is likely to begin with. */
const SCALE_LETTERS = 3;

/** What stands before an amount of money; part of a pattern. */
export const CURRENCY = String.raw`(?:(?:US|A|C|HK)?\$|[€£¥₹]|(?<![A-Za-z])(?:Rs\.?|USD|EUR|GBP|INR|RMB|CNY)) ?`;
const SIGNS = new RegExp(`(?:(?<sign>[-+])?${CURRENCY}(?<inner>[-+])?|(?<alone>[-+]))$`);
const OPERAND_BEFORE = /[\dA-Za-z)%]$|[\d)%] $/;
const PART_BEFORE = /\d[.:,]$|[\dA-Za-z)]\/ ?$|[\w)]-$|[√§π^±]$/;
/** "2 and a half", "2h30", "2个半小时" are not 2; "2个半圆" are. */
const PART_AFTER =
  /^(?:[.,:/_'’~-]\d|[⁰¹²³⁴-⁹]|[eE][-+]?\d|[.,]? ?[√π§^]|[xyznXYZN](?![A-Za-z])| ?[ap]\.?m(?![A-Za-z])|\/[A-Za-z](?![A-Za-z])|h\d| and (?:a|one)[- ](?:half|third|quarter)| ?个?(?:小时|[年月天点块元倍米斤])?半(?![径圆球场价岛成导决]))/;
/** "10k", "5.5M": thousands or millions, or a unit such as kelvin; neither is computed without a currency. */
const SCALE_OR_UNIT = /^(?:[kKM]|[bB]n)(?![A-Za-z])/;
/** "5 hundred-dollar bills" are five; 千克 and 千米 are units, not thousands. */
const SCALE_WORD = String.raw`(?:((?:hundred|thousand)(?=s?(?![A-Za-z]|-(?:dollar|euro|pound|rupee|yuan)\b))|(?:lakh|million|crore|billion|trillion)(?=s?(?![A-Za-z])))s?|([万亿]|千(?![克米瓦卡帕焦伏赫字])|百(?![分帕])))`;
const AFTER = new RegExp(`^ ?%|^ ?${SCALE_WORD}`, "i");
/** "hundred thousand": what two scales come to is not computed. */
const ANOTHER_SCALE = new RegExp(`^ ?${SCALE_WORD}`, "i");
/** "$5k", "$1.5M": behind a currency no unit, but a scale. */
const MONEY_SCALE = /^(?:[kK]|M|[bB][nN]?|m)(?![A-Za-z])/;
/** Metres where a formula ends, and the signs where it began. */
const METRES = /^m[^\s$]{0,8} ?(\${1,2})(?!\.?\d)/;
const DOLLARS = /(\$*) ?[-+]?$/;
const MONEY_SCALES: Readonly<Record<string, bigint>> = {
  k: 10n ** 3n,
  m: 10n ** 6n,
  b: 10n ** 9n,
  bn: 10n ** 9n,
};

/** Signs and digits of other scripts in their ASCII forms; `½` becomes ` 1/2`, `3⁄4` and `4分之3` `3/4`, `10³` `10^3`. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(/(?<=\d)[\u066B\u066C](?=\d)/g, (mark) => (mark === "\u066B" ? "." : ","))
    .replaceAll("\u066A", "%")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[\u2010-\u2013\u2212\uFE63]/g, "-")
    .replace(/(?<=10)[⁻⁰¹²³⁴-⁹]{1,4}/g, (power) => `^${power.replace("⁻", "-").normalize("NFKD")}`)
    .replace(/[¼½¾⅐-⅞]/g, (fraction, at: number, whole: string) => {
      const parts = fraction.normalize("NFKD").replace("\u2044", "/");
      return /\d/.test(whole.charAt(at - 1)) ? ` ${parts}` : parts;
    })
    .replace(/(?<![\d.,/])(\d{1,9}) ?分之 ?(\d{1,9})(?!\d|[.,/]\d)/g, "$2/$1");
}

/** A decimal digit of any script in ASCII: the ten of each script stand one behind another, from its zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

const APART = String.raw`[ \u2009]?(?:-|minus|negative)[ \u2009](?=(?:${CURRENCY})?[\d.])`;
const APART_FIRST = new RegExp(`^${APART}`, "i");
const APART_LATER = new RegExp(
  String.raw`(^${CURRENCY}|(?:[=≈(]|\b(?:is|are|was|be|equals?|about|approximately|exactly) )(?: ?${CURRENCY})?)${APART}`,
  "gi",
);

/**
 * A text whose signs stand at their numbers, where they stood apart or were words: `= - 5`, `$ - 5`, `is negative 5`. Elsewhere
 * something is taken away, or a list has its dashes.
 * @param first whether the text's first dash is a sign too, and begins no item of a list
 */
export function joinedSigns(text: string, first: boolean): string {
  const later = text.replace(APART_LATER, "$1-");
  return first ? later.replace(APART_FIRST, "-") : later;
}

/** All numbers of a text, after `plainDigits`. Digits that belong to a word or an exponent (`B12`, `cm^2`) are none. */
export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const signs = signsOf(before);
    const start = match.index - signs.length;
    const last = match.index + match[0].length;
    const earlier = text.slice(Math.max(0, start - 3), start);
    if (signs.length === 0 && /[A-Za-z_]\^?$/.test(earlier)) continue;
    const after = text.slice(last, last + 24);
    const scale = scaleOf(before, after, signs.money);
    const isPart =
      scale.isOneOfTwo ||
      PART_BEFORE.test(earlier) ||
      PART_AFTER.test(after) ||
      (scale.length === 0 && SCALE_OR_UNIT.test(after));
    const exact = isPart ? null : exactOf(match, scale.factor);
    const value = exact && canonical(signs.negative ? { ...exact, numerator: -exact.numerator } : exact);
    found.push({ start, end: last + scale.length, value });
  }
  return found;
}

/** A percent sign or a scale word behind a number. */
function scaleOf(
  before: string,
  after: string,
  isMoney: boolean,
): { length: number; factor: bigint; isOneOfTwo: boolean } {
  const letters = (isMoney && !isMetres(before, after) ? MONEY_SCALE.exec(after)?.[0] : undefined) ?? "";
  const money = MONEY_SCALES[letters.toLowerCase()];
  if (money !== undefined) return { length: letters.length, factor: money, isOneOfTwo: false };
  const [{ length } = "", word, sign] = AFTER.exec(after) ?? [];
  const factor = SCALES[(word ?? sign ?? "").toLowerCase()];
  const isOneOfTwo = factor !== undefined && ANOTHER_SCALE.test(after.slice(length));
  return { length, factor: factor ?? 1n, isOneOfTwo };
}

/** Whether the signs around "$15m$" set a formula, and m is metres; in `$\$15m$`, here "$$15m$", one is the currency's. */
function isMetres(before: string, after: string): boolean {
  return METRES.exec(after)?.[1] === DOLLARS.exec(before)?.[1];
}

/** Whether a word that may be cut off makes, with the number before it, another number: "million", "mill", "1/2", "500". */
export function goesOnWithNumber(word: string): boolean {
  if (/^\d/.test(word)) return true;
  const scale = word.toLowerCase();
  return scale.length >= SCALE_LETTERS && Object.keys(SCALES).some((name) => `${name}s`.startsWith(scale));
}

/** The sign and the currency in front of a number. A minus after a number or a word is an operator or a hyphen. */
function signsOf(before: string): { length: number; negative: boolean; money: boolean } {
  const match = SIGNS.exec(before);
  if (match === null) return { length: 0, negative: false, money: false };
  const { sign = "", inner = "", alone = "" } = match.groups ?? {};
  const outer = sign + alone;
  const isOperator = outer !== "" && OPERAND_BEFORE.test(before.slice(0, match.index));
  const length = match[0].length - (isOperator ? outer.length : 0);
  return { length, negative: inner === "-" || (outer === "-" && !isOperator), money: alone === "" };
}

function exactOf(match: RegExpExecArray, scale: bigint): Exact | null {
  const [all, whole, top, bottom, decimal, scientific, power] = match;
  if (all.length > MAX_DIGITS) return null;
  if (top !== undefined && bottom !== undefined) {
    const denominator = BigInt(bottom);
    const numerator = BigInt(whole ?? 0) * denominator + BigInt(top);
    return denominator === 0n ? null : { numerator: numerator * scale, denominator };
  }
  const exponent = Number(scientific ?? power ?? 0);
  if (decimal === undefined || Math.abs(exponent) > MAX_DIGITS) return null;
  const [digits = "", fraction = ""] = decimal.replace(/[, \u00a0\u2009\u202f]/g, "").split(".");
  const shift = exponent - fraction.length;
  return {
    numerator: BigInt(digits + fraction) * scale * 10n ** BigInt(Math.max(shift, 0)),
    denominator: 10n ** BigInt(Math.max(-shift, 0)),
  };
}

/** Decimals that canonical numbers keep, and significant digits of those too small for them. */
const DECIMALS = 6;
const TINY_DIGITS = 6;

/**
 * A decimal with at most six places, rounded half away from zero, without trailing zeros; below 0.001 six significant
 * digits. Whole numbers keep every digit. Null if that takes more than MAX_DIGITS characters.
 */
function canonical({ numerator, denominator }: Exact): string | null {
  const size = numerator < 0n ? -numerator : numerator;
  let places = DECIMALS;
  if (size !== 0n && size * 1000n < denominator) {
    const floor = 10n ** BigInt(TINY_DIGITS - 1);
    while (size * 10n ** BigInt(places) < floor * denominator) places++;
  }
  return decimal({ numerator, denominator }, places);
}

/** A decimal with at most so many places, rounded half away from zero, without trailing zeros; null if it is too long. */
function decimal({ numerator, denominator }: Exact, places: number): string | null {
  const size = numerator < 0n ? -numerator : numerator;
  const scaled = (2n * size * 10n ** BigInt(places) + denominator) / (2n * denominator);
  const digits = String(scaled).padStart(places + 1, "0");
  const cut = digits.length - places;
  const fraction = digits.slice(cut).replace(/0{1,500}$/, "");
  const text = fraction === "" ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${fraction}`;
  if (text.length > MAX_DIGITS) return null;
  return numerator < 0n && scaled !== 0n ? `-${text}` : text;
}

/** With one decimal a canonical number may have been written with two: $12.50, which 12.46 is not. */
const LEAST_ROUNDED_PLACES = 2;

/**
 * Whether a number, rounded half away from zero to the decimals of another one that has at least two, is that one: 33.333333
 * and 33.33. Both in canonical form.
 */
export function roundsTo(number: string, rounded: string): boolean {
  const places = decimalsOf(rounded).length;
  const numerator = BigInt(number.replace(".", ""));
  const denominator = 10n ** BigInt(decimalsOf(number).length);
  return places >= LEAST_ROUNDED_PLACES && decimal({ numerator, denominator }, places) === rounded;
}

function decimalsOf(number: string): string {
  return number.split(".")[1] ?? "";
}
