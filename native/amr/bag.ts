import type { AmrGraph } from "../../core/similarity/amr-graph.ts";
import { bagOfConcepts } from "../../core/similarity/bag-of-concepts.ts";
import { isAWord } from "./language.ts";
import { symbolOf } from "./meaning/graph-builder.ts";
import { hasTag } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** The stand-in for a text in which nothing can be read: the lemmas of its telling words and numbers. */
export function bagOfTokens(tokens: readonly Token[]): AmrGraph {
  const telling = tokens.filter((token) => !hasTag(token, "DET", "ADP", "CCONJ", "AUX", "PART"));
  const named = telling.filter((token) => isAWord(token) || /\d/u.test(token.form));
  return bagOfConcepts(named.map(({ lemma }) => symbolOf(lemma)));
}
