import { percent } from "../core/figure-words.ts";

/** Counts by what is counted, none left out but zeros: `7 easy, 2 hard`. */
export function countsInWords(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([name, count]) => `${count} ${name}`).join(", ");
}

/** The 95 % interval of a share, or of another figure whose bounds are `written` otherwise. */
export function intervalInWords(bounds: readonly [number, number], written = percent): string {
  return `95 % interval ${bounds.map((bound) => written(bound)).join(" to ")}`;
}

/** Mean chrF with its 95 % interval: `chrF 41.0 (95 % interval 36.2 to 45.9)`. */
export function scoreInWords(score: number, interval: readonly [number, number] | null): string {
  const written = (value: number) => value.toFixed(1);
  const range = interval === null ? "" : ` (${intervalInWords(interval, written)})`;
  return `chrF ${written(score)}${range}`;
}

/** Minutes and seconds, or hours and minutes from an hour on: `4:05`, `2 h 10 min`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
}

/** The minute of a time in ISO 8601, on the clock of this machine: `2026-11-22 11:30`. */
export function minute(iso: string): string {
  const time = new Date(iso);
  const date = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join("-");
  return `${date} ${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
