import type { AmrGraph } from "../../core/similarity/amr-graph.ts";
import { isAWord } from "./language.ts";
import { createGraphBuilder } from "./meaning/graph-builder.ts";
import { hasTag } from "./tokens.ts";
import type { Token } from "./tokens.ts";

const MAX_CONCEPTS = 60;

/** The stand-in for a text that has no clause to be found: its last distinct words and numbers, side by side, in order. */
export function bagOfConcepts(tokens: readonly Token[]): AmrGraph {
  const graph = createGraphBuilder();
  const telling = tokens.filter((token) => !hasTag(token, "DET", "ADP", "CCONJ", "AUX", "PART"));
  const lemmas = telling
    .filter((token) => isAWord(token) || /\d/u.test(token.form))
    .map(({ lemma }) => lemma);
  const concepts = [...new Set(lemmas)].slice(-MAX_CONCEPTS);
  if (concepts.length === 0) return graph.finish(graph.node("amr-empty"));
  const top = graph.node("and");
  for (const [index, concept] of concepts.entries()) graph.relate(top, `op${index + 1}`, graph.node(concept));
  return graph.finish(top);
}
