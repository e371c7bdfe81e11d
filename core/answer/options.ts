import type { Choice } from "../question.ts";
import { plainDigits } from "./number.ts";
import { OPAQUE, plainText, withoutBoxes } from "./plain.ts";
import { bare, trimOf } from "./prose.ts";
import { numberReader } from "./read-number.ts";
import { MAX_LOOK } from "./reader.ts";

/** One option, in the forms in which replies name it. */
export interface Option {
  readonly label: string;
  /** The text's words and numbers, with spaces between and around them. */
  readonly words: string;
  /** The same without spaces: "ca n't" and "can't", "2.6 m" and "2.6m" are equal. */
  readonly key: string;
  /** The text's value if it is a number with a unit, else null. */
  readonly value: string | null;
}

/** An option's forms; some data sets repeat the label in the text ("A)59"). */
export function optionOf({ label, text }: Choice): Option {
  const own = text.toUpperCase().startsWith(`${label.toUpperCase()})`) ? text.slice(label.length + 1) : text;
  // As replies are read: an option may be written in LaTeX, of which not all signs are known.
  const read = withoutBoxes(plainText(own));
  const plain = read.includes(OPAQUE) ? own : read;
  return { label, words: wordsOf(plain), key: keyOf(plain), value: numberReader.canonical(plain) };
}

const TOKEN = /-?\d+(?:[.,:/]\d+)*|(?<![\p{L}\p{N}])-(?=\p{L})|[\p{L}\p{M}]+|[√§%°^+<>=≠≤≥]/gu;

/** The words, numbers and relation signs of a text in lower case, `π` as "pi", with spaces between and around them. */
export function wordsOf(text: string): string {
  const plain = plainDigits(text).normalize("NFKC").toLowerCase().replaceAll("π", " pi ");
  return ` ${(plain.replace(/(?<=\d),(?=\d{3})/g, "").match(TOKEN) ?? []).join(" ")} `;
}

function keyOf(text: string): string {
  return wordsOf(text).replaceAll(" ", "");
}

/** The label of the one option that fits, or null for none or several. */
export function single(options: readonly Option[], fits: (option: Option) => boolean): string | null {
  const [first, ...others] = options.filter(fits);
  return first !== undefined && others.length === 0 ? first.label : null;
}

/** A label, an option's text, or a label with its text, and nothing else. */
export function whole(raw: string, options: readonly Option[]): string | null {
  const text = bare(raw.slice(0, MAX_LOOK));
  const lone = bare(trimOf(text, "()[].:, （）【】：，"));
  const exact = single(options, ({ label }) => label === lone) ?? sameLabel(lone, options);
  if (exact !== null) return exact;
  return sameText(text, options) ?? sameText(text.replace(ARTICLE, ""), options);
}

/** "a", "an", "the" or "to" in front of an option's text; `to` for the infinitive. */
export const ARTICLE = /^(?:the|a|an|to) /i;

/** "None of the above", "none of these options": the one option that says so is meant, whatever its words. */
const NONE_OF_THEM = /^ none of (?:the above|these)(?: (?:answer|choice|option)s?)? $/;

function sameText(text: string, options: readonly Option[]): string | null {
  const key = keyOf(text);
  if (key === "") return null;
  const words = wordsOf(text);
  return (
    single(options, (option) => option.words === words) ??
    single(options, (option) => option.key === key) ??
    single(options, ({ label, key: own }) => keyOf(label) + own === key) ??
    (NONE_OF_THEM.test(words) ? single(options, (option) => NONE_OF_THEM.test(option.words)) : null)
  );
}

const RISES = / (?:profit|gain|increase)s? /;
const FALLS = / (?:loss(?:es)?|decreases?) /;

/** Whether of two texts, here their words, one speaks of a gain and the other of a loss: "4% profit" is no "4% loss". */
export function areOpposed(left: string, right: string): boolean {
  const directions = [directionOf(left), directionOf(right)];
  return directions.includes("up") && directions.includes("down");
}

/** What a text speaks of; null for neither or both. */
function directionOf(words: string): "up" | "down" | null {
  const rises = RISES.test(words);
  if (rises === FALLS.test(words)) return null;
  return rises ? "up" : "down";
}

/** The label that a word is, in any case. @param word narrowed already */
export function sameLabel(word: string, options: readonly Option[]): string | null {
  return single(options, ({ label }) => narrow(label).toLowerCase() === word.toLowerCase());
}

/** `text` with letters and digits of full width, "Ｂ", in their usual form; its other signs stay. */
export function narrow(text: string): string {
  return text.replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g, (wide) => wide.normalize("NFKC"));
}

/** The option whose text contains those of all others that fit ("bank account", "bank"); null if there is none. */
export function widest(options: readonly Option[]): string | null {
  return single(options, ({ words, label }) =>
    options.every((other) => other.label === label || (words.includes(other.words) && words !== other.words)),
  );
}
