import { signedPoints } from "../../../core/advice/gain-words.ts";
import type { MeasuredGain } from "../../../core/advice/measured.ts";
import type { Interval } from "../../../core/analyses/analysis.ts";
import type { OptionValue } from "../../../core/events.ts";
import { pValue as spacedPValue } from "../../../core/figure-words.ts";

const COUNTS = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** A whole number with its thousands apart. */
export function count(value: number): string {
  return COUNTS.format(value);
}

/** A share with its interval, in whole per cent: `54 % (44–63)`. */
export function share(value: number, [low, high]: Interval): string {
  return `${percents(value)} % (${percents(low)}–${percents(high)})`;
}

/** A figure with one digit behind the point; with two below 0.1, which one would round to nothing. */
export function tenths(value: number): string {
  return value.toFixed(value < 0.1 ? 2 : 1);
}

/** A difference of shares with its interval, in points: `+5 (−3 to +13)`. */
export function difference({ difference: value, interval }: MeasuredGain): string {
  return `${signedPoints(value)} (${interval.map(signedPoints).join(" to ")})`;
}

/** A p-value, which has no space in a table: `0.039`, `<0.001`. */
export function pValue(p: number): string {
  return spacedPValue(p).replace(" ", "");
}

/** The smallest difference that a comparison would have shown, in points; a dash where no difference would have been. */
export function detectable({ detectable: value }: MeasuredGain): string {
  return value >= 1 ? "–" : String(percents(value));
}

/** A method with its options: `` `mcf` select=peers ``. */
export function methodName(strategy: string, options: Readonly<Record<string, OptionValue>>): string {
  return [`\`${strategy}\``, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

function percents(value: number): number {
  // 100 × 0.575 is 57.49999999999999.
  return Math.round(Number((100 * value).toFixed(6)));
}
