import type { AdjectivePhrase } from "../reading/syntax.ts";
import type { Meaning } from "./context.ts";
import { compareWith } from "./quantities.ts";

/**
 * The node of an adjective that is said of `subject`: `(t / tall :domain …)`, or with a degree have-degree-91 over who it is
 * said of (ARG1), what (ARG2), how far (ARG3) and compared with whom (ARG4).
 */
export function degreeNode(
  meaning: Meaning,
  phrase: Omit<AdjectivePhrase, "kind">,
  subject: string | undefined,
): string {
  const { graph } = meaning;
  const adjective = graph.node(phrase.adjective);
  if (phrase.measure === "unknown") graph.relate(adjective, "degree", graph.node("amr-unknown"));
  else if (phrase.measure !== null) graph.fill(adjective, "quant", meaning.phrase(phrase.measure));
  if (phrase.degree === null) {
    if (subject !== undefined) graph.relate(adjective, "domain", subject);
    return adjective;
  }
  const comparison = graph.node("have-degree-91");
  if (subject !== undefined) graph.relate(comparison, "ARG1", subject);
  graph.relate(comparison, "ARG2", adjective);
  graph.relate(comparison, "ARG3", graph.node(phrase.degree.degree));
  compareWith(meaning, comparison, phrase);
  return comparison;
}
