import type { ScoredCandidate } from "../../events.ts";
import { cosine, type AmrParser, type Embedder } from "../../similarity/similarity.ts";
import { smatch } from "../../similarity/smatch.ts";
import { compileTriples, createLabels } from "../../similarity/triples.ts";

/** Which terms of D are switched on (MCF, table 2). */
export interface Terms {
  readonly semantic: boolean;
  readonly historical: boolean;
  readonly amr: boolean;
}

export type TermName = keyof ScoredCandidate["terms"];

/** How alike two of the texts are that it was made for; 1 for a text and itself. */
export type Similarity = (left: string, right: string) => number;

/** Two texts that are compared. */
export type TextPair = readonly [left: string, right: string];

/** What makes vectors and graphs of texts. */
export interface SimilarityMeans {
  readonly embedder: Embedder;
  readonly parser: AmrParser;
}

/** The terms that a step is scored by (MCF, eq. 10). */
export interface StepTerms {
  readonly similarities: readonly (readonly [TermName, Similarity])[];
  /** The graph of some text failed, so the graph term is left out for all of them. */
  readonly graphsFailed: boolean;
}

/**
 * The similarities by which texts are compared in one step.
 * @param texts without repetition
 * @param history what stands before each of them in the historical term
 * @param pairs those that will be asked for: matching their graphs takes up to a tenth of a second each, so other work gets
 *   its turn between them
 */
export async function termsOf(
  texts: readonly string[],
  history: string,
  { semantic, historical, amr }: Terms,
  { embedder, parser }: SimilarityMeans,
  pairs: readonly TextPair[] = [],
): Promise<StepTerms> {
  const similarities: [TermName, Similarity][] = [];
  if (semantic) similarities.push(["semantic", await cosines(texts, "", embedder)]);
  if (historical) similarities.push(["historical", await cosines(texts, history, embedder)]);
  const graph = amr ? await graphMatches(texts, parser, pairs) : null;
  if (graph !== null) similarities.push(["graph", graph]);
  return { similarities, graphsFailed: amr && graph === null };
}

/** Cosines of the texts' vectors (MCF, eq. 7). A text too long for the embedder loses its beginning. */
async function cosines(texts: readonly string[], before: string, embedder: Embedder): Promise<Similarity> {
  const vectors = await embedder.embed(
    texts.map((text) => before + text),
    "end",
  );
  const places = placesOf(texts);
  const vectorOf = (text: string): Float32Array => vectors[places.get(text) ?? -1] ?? new Float32Array();
  // Rounding leaves a vector's cosine with itself a little off 1.
  return (left, right) => (left === right ? 1 : cosine(vectorOf(left), vectorOf(right)));
}

/** Partial alignments that the exact search of a pair looks at: long replies would hold up the run with more. */
const NODE_LIMIT = 2000;

/** Smatch F1 of the texts' meaning graphs (MCF, eq. 9); each pair is matched once. Null if the graph of any text fails. */
async function graphMatches(
  texts: readonly string[],
  parser: AmrParser,
  pairs: readonly TextPair[],
): Promise<Similarity | null> {
  const parses = await Promise.all(texts.map((text) => parser.parse(text)));
  if (parses.some(({ failed }) => failed)) return null;
  const labels = createLabels();
  const triples = parses.map(({ graph }) => compileTriples(graph, labels));
  const places = placesOf(texts);
  const known = new Map<string, number>();
  const match: Similarity = (left, right) => {
    const pair = [places.get(left) ?? -1, places.get(right) ?? -1].sort((a, b) => a - b);
    const [first, second] = pair.map((place) => triples[place]);
    if (first === undefined || second === undefined) return 0;
    const key = pair.join(" ");
    const f1 = known.get(key) ?? smatch(first, second, { search: "exact", nodeLimit: NODE_LIMIT }).f1;
    known.set(key, f1);
    return f1;
  };
  for (const [left, right] of pairs) {
    const before = known.size;
    match(left, right);
    if (known.size > before) await othersTurn();
  }
  return match;
}

/** Lets timers, messages and other runs have their turn of the event loop. */
function othersTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function placesOf(texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map(texts.map((text, place) => [text, place]));
}
