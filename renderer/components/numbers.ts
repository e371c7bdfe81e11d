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

/** A share of 0–1 in per cent, without a fraction; `–` where there is none. */
export function percent(share: number | null): string {
  return share === null ? "–" : `${Math.round(100 * share)} %`;
}

/** Bytes in decimal units, as files are sold and downloaded: `491 MB`, `1.1 GB`. */
export function bytes(value: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"] as const;
  let amount = value;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${amount < 9.95 && unit > 0 ? amount.toFixed(1) : Math.round(amount)} ${units[unit] ?? "B"}`;
}
