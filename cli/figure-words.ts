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

/** Bytes as people say them: `491 MB`. */
export function megabytes(bytes: number): string {
  if (bytes < 1e5) return `${(bytes / 1e3).toFixed(1)} kB`;
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(2)} GB` : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}

/** Minutes and seconds, or hours and minutes from an hour on: `4:05`, `2 h 10 min`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The minute of a time in ISO 8601, without its zone: `2026-11-22 11:30`. */
export function minute(iso: string): string {
  return iso.slice(0, 16).replace("T", " ");
}
