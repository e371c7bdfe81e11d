import type { AmrParser, ParsedText } from "./similarity.ts";

/** Texts whose graphs are kept unless it is said otherwise; a question's texts are some dozens. */
const MOST_TEXTS = 512;

/**
 * A parser that parses each distinct text once, also where it is asked again before the first parse has ended.
 * @param limit texts whose graphs are kept; those asked for longest ago are forgotten first
 */
export function rememberParses(parser: AmrParser, limit = MOST_TEXTS): AmrParser {
  const known = new Map<string, Promise<ParsedText>>();
  return {
    name: parser.name,
    parse(text) {
      const parsed = known.get(text) ?? parser.parse(text);
      known.delete(text);
      known.set(text, parsed);
      for (const oldest of [...known.keys()].slice(0, -limit)) known.delete(oldest);
      return parsed;
    },
  };
}
