import type { TFunction } from "i18next";

/** Seconds for people: `0.8 s`, `12 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(seconds: number, t: TFunction): string {
  if (seconds < 9.95) return t("common.seconds", { value: seconds.toFixed(1) });
  const whole = Math.round(seconds);
  if (whole < 60) return t("common.seconds", { value: whole });
  if (whole < 3600) return t("common.minutes", { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  return t("common.hours", { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) });
}

/** A count with separators of the language. */
export function count(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** What binary fractions leave of a sum. */
const DUST = 1e-9;

/** A share of 0–1 in per cent, without a fraction; with one where it would read as none or all and is not. */
export function inPercent(share: number): string {
  // 100 × 0.575 is 57.49999999999999.
  const whole = Math.round(Number((100 * share).toFixed(6)));
  if (whole === 0 && share > DUST) return Math.max(0.1, 100 * share).toFixed(1);
  if (whole === 100 && share < 1 - DUST) return Math.min(99.9, 100 * share).toFixed(1);
  return String(whole);
}

/** The same with its sign; `–` where there is none. */
export function percent(share: number | null): string {
  return share === null ? "–" : `${inPercent(share)} %`;
}
