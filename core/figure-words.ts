import type { KnownAnswer, OptionValue } from "./events.ts";
import { SIGNIFICANCE } from "./scoring/power.ts";

/** The largest p-value below the level of significance that three places can tell. */
const LARGEST_BELOW = SIGNIFICANCE - 0.001;

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${inPoints(share)} %`;
}

/** A share in percentage points with one decimal and without a unit: `12.5`. */
export function inPoints(share: number): string {
  return (100 * share).toFixed(1);
}

/** A number with its sign and one decimal: `+5.0`, `−3.1`, `0.0`. */
export function signed(value: number): string {
  const size = Math.abs(value).toFixed(1);
  if (Number(size) === 0) return size;
  return value > 0 ? `+${size}` : `−${size}`;
}

/** A p-value: `0.039`, `< 0.001`. One below the level of significance is not rounded up to that level. */
export function pValue(p: number): string {
  if (p < 0.001) return "< 0.001";
  return (p < SIGNIFICANCE ? Math.min(p, LARGEST_BELOW) : p).toFixed(3);
}

/** A p-value as it follows the letter: `= 0.039`, `< 0.001`. */
export function pInWords(p: number): string {
  return p < 0.001 ? pValue(p) : `= ${pValue(p)}`;
}

/** A number of things: `1 call`, `3 calls`. @param written how the number is to be read, e.g. `at most 3` */
export function counted(count: number, noun: string, written: number | string = count): string {
  return `${written} ${count === 1 ? noun : `${noun}s`}`;
}

/** Options of a method or settings of a run by their names: `agents 3, temperature 0.8`. */
export function settingsInWords(settings: Readonly<Record<string, OptionValue>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

/** What would have been right, where the data tells it: `right is 37`. @param shown how an answer is written */
export function rightAnswer(
  known: KnownAnswer | undefined,
  shown: (answer: string) => string,
): readonly string[] {
  return known?.gold === undefined ? [] : [`right is ${shown(known.gold)}`];
}

const BYTE_UNITS = [
  ["TB", 1e12],
  ["GB", 1e9],
  ["MB", 1e6],
  ["kB", 1e3],
] as const;

/** Bytes in decimal units, as files are sold and downloaded: `512 B`, `2.0 MB`, `491 MB`, `16.8 GB`. */
export function bytesInWords(bytes: number): string {
  // What would be rounded to 1000 of a unit is 1.0 of the next.
  const [unit, size] = BYTE_UNITS.find(([, each]) => bytes >= 0.9995 * each) ?? ["B", 1];
  const amount = bytes / size;
  const hasTenths = size >= 1e9 || (size > 1 && amount < 9.95);
  return `${amount.toFixed(hasTenths ? 1 : 0)} ${unit}`;
}
