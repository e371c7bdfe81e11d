import { conceptInName, knownPlace } from "../words/places.ts";
import type { Meaning } from "./context.ts";
import type { NameUse } from "./name-use.ts";

const UNTOLD: Readonly<Record<NameUse, string>> = { person: "person", place: "city", modifier: "company" };

/**
 * The node of what has a name, e.g. `(c / city :name (n / name :op1 "London"))`; the same one each time.
 *
 * @param concept what it is said to be (`the book …`), if that is said
 */
export function namedNode(
  meaning: Meaning,
  words: readonly string[],
  use: NameUse,
  concept?: string,
): string {
  const known = meaning.references.known(words);
  if (known !== undefined) return known;
  const place = knownPlace(words);
  const told = concept ?? place?.concept ?? conceptInName(words) ?? UNTOLD[use];
  const node = addNamed(meaning, told, place?.name ?? words);
  meaning.references.remember(words, node, told === "person");
  return node;
}

function addNamed({ graph }: Meaning, concept: string, words: readonly string[]): string {
  const node = graph.node(concept);
  const name = graph.node("name");
  graph.relate(node, "name", name);
  for (const [index, word] of words.entries()) graph.quote(name, `op${index + 1}`, word);
  return node;
}
