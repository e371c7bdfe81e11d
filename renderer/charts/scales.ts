import type { Estimate, WorthId } from "../../core/analyses/analysis.ts";
import { ticks } from "../../core/ticks.ts";
import { percent } from "../components/numbers.ts";

/** How values are written: shares of 0–1 as percentages. */
export type ValueForm = "share" | "number";

/** What an axis goes from and to, with the round values that are marked on it, ends included. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Shares that lie closer together than this are not drawn further apart: they would look more different than they are. */
const LEAST_SHARES = 0.2;
/** Nothing that is drawn is as small; it keeps steps from vanishing. */
const LEAST_NUMBERS = 1e-6;
const MOST_STEPS = 5;

/** The largest chrF. */
const MOST_CHRF = 100;

/**
 * A scale with round ends that holds all values; of shares it stays within 0–1.
 * @param most the largest value that there can be
 */
export function roundScale(
  values: readonly number[],
  form: ValueForm,
  most = form === "share" ? 1 : Infinity,
): Scale {
  const [low, high] = widened(values, form, most);
  const marks = ticks(low, high, MOST_STEPS);
  return { low: marks[0] ?? low, high: marks.at(-1) ?? high, ticks: marks };
}

/** The largest value of what a chart draws; undefined where that is as of its form. */
export function largestOf({ worth }: { readonly worth?: WorthId | undefined }): number | undefined {
  return worth === "chrf" ? MOST_CHRF : undefined;
}

/** Values of an estimate and the ends of its interval, for a scale that holds them all. */
export function endsOf({ value, interval }: Estimate): readonly number[] {
  return [value, ...(interval ?? [])];
}

/** Where a value stands on a scale, 0–1. */
export function placeOn({ low, high }: Scale, value: number): number {
  return (value - low) / (high - low);
}

/** @param language of people; without it the machine's */
export function valueWords(value: number, form: ValueForm, language?: string): string {
  if (form === "share") return percent(value);
  return new Intl.NumberFormat(
    language,
    Math.abs(value) < 1000 ? { maximumSignificantDigits: 3 } : {},
  ).format(Math.abs(value) < 1000 ? value : Math.round(value));
}

/** A value with its interval, as `74 % (61–84 %)`. */
export function estimateWords({ value, interval }: Estimate, form: ValueForm, language?: string): string {
  const words = valueWords(value, form, language);
  if (interval === null) return words;
  const [low, high] = interval.map((end) => valueWords(end, form, language));
  return form === "share" ? `${words} (${low?.replace(" %", "")}–${high})` : `${words} (${low}–${high})`;
}

function widened(
  values: readonly number[],
  form: ValueForm,
  most: number,
): readonly [low: number, high: number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (values.length === 0 || (low === 0 && high === 0)) return [0, 1];
  const least = form === "share" ? LEAST_SHARES : Math.max(Math.abs(high) / 10, LEAST_NUMBERS);
  const lacking = Math.max(0, least - (high - low)) / 2;
  // Nothing is said below nought of what is never below it.
  const bottom = low >= 0 ? Math.max(0, low - lacking) : low - lacking;
  const lowest = Math.min(bottom, most - least);
  return [lowest, Math.min(most, Math.max(high + lacking, lowest + least))];
}
