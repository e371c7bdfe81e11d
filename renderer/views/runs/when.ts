/** What `longAgo` says changes no more often. */
export const MINUTE_MILLISECONDS = 60_000;

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/**
 * How long ago something was, in words: "3 min. ago", "1 day ago". Not "yesterday": a day and a half ago may be the day before.
 * @param moment ISO 8601
 * @param now milliseconds since 1970
 */
export function longAgo(moment: string, now: number, language: string): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  const unit = UNITS.find(([, length]) => seconds >= length);
  const words = new Intl.RelativeTimeFormat(language, {
    // "now" is the word for no seconds.
    numeric: unit === undefined ? "auto" : "always",
    style: "short",
  });
  return unit === undefined
    ? words.format(0, "second")
    : words.format(-Math.floor(seconds / unit[1]), unit[0]);
}

/** The full date and time. @param moment ISO 8601 */
export function fullDate(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "medium" }).format(
    new Date(moment),
  );
}
