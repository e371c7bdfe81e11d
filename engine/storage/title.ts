const LENGTH = 200;
/** No character of a language takes more units; a text may be very long. */
const MOST_UNITS = 16 * LENGTH;

/** The names of several methods, or models, as one: each once. */
export function namesOf(names: readonly string[]): string {
  return [...new Set(names)].join(", ");
}

/** The beginning of a text on one line, at most 200 characters long: by this a person recognises a run. */
export function titleOf(text: string): string {
  const line = text.trimStart().slice(0, MOST_UNITS).replaceAll(/\s+/g, " ").trim();
  if (line.length <= LENGTH) return line;
  return Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
    .slice(0, LENGTH)
    .join("");
}
