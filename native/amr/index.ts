import type { AmrParser, ParsedText } from "../../core/similarity/similarity.ts";
import { parseSentences } from "./parse.ts";
import { loadTagger } from "./tagger.ts";
import { readLines } from "./text.ts";

/**
 * A shallow semantic parser for English that needs no model of its own: parts of speech and lemmas are mapped by rules to
 * graphs in the manner of AMR. Text in, text of any kind, never throws; the same text always gives the same graph. Of a text
 * longer than 4,000 characters only its end is read. The tagger is loaded at the first text.
 */
export function createAmrLite(): AmrParser {
  return {
    name: "AMR-lite 3",
    async parse(text): Promise<ParsedText> {
      const tag = await loadTagger();
      return parseSentences(readLines(text).flatMap(tag));
    },
  };
}
