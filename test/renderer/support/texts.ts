/** A group of texts of one language. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** All texts by their keys, such as `frame.views.ask`. */
export function flatTexts(texts: Texts, prefix = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): (readonly [string, string])[] =>
      typeof value === "string" ? [[prefix + key, value]] : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
}

/** The key by which a text is asked for: forms of plurals have one. */
export function askedKey(key: string): string {
  return key.replace(/_(one|other)$/, "");
}

/** Names of what is filled in, by the key that is asked for, sorted. */
export function filledIn(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const known = names.get(askedKey(key)) ?? new Set();
    for (const [, name = ""] of text.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)) known.add(name);
    names.set(askedKey(key), known);
  }
  return new Map([...names].map(([key, found]) => [key, [...found].sort()]));
}
