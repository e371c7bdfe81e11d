import { ContractError } from "../../core/errors.ts";
import type { TaskEncoder, TaskEncoding } from "../../core/experience/repository.ts";
import { formatPenman } from "../../core/similarity/penman.ts";
import { cosine } from "../../core/similarity/similarity.ts";
import { matchedTriples, smatch } from "../../core/similarity/smatch.ts";
import { compileTriples, createLabels } from "../../core/similarity/triples.ts";
import type { ShownTriple } from "../../core/similarity/matched-triples.ts";
import type { ShownGraph, TextComparison } from "../contract/experience.ts";

/** The search takes a second or two at this length, and nobody compares longer texts by eye. */
const MOST_CHARACTERS = 4000;

/**
 * Takes the similarity of two texts apart: eq. 7's cosine, and the Smatch of their meaning graphs by exact search (MCF, §3.2).
 * @throws ContractError for an empty or very long text; EmbedderError
 */
export async function compareTexts(
  left: string,
  right: string,
  encoder: TaskEncoder,
): Promise<TextComparison> {
  requireComparable(left);
  requireComparable(right);
  const encodings = await encoder.encode([left, right]);
  const [first, second] = encodings;
  if (first === undefined || second === undefined)
    throw new RangeError(`Two texts have ${encodings.length} encodings.`);
  const labels = createLabels();
  const result = smatch(compileTriples(first.graph, labels), compileTriples(second.graph, labels), {
    search: "exact",
  });
  const triples = matchedTriples(first.graph, second.graph, result);
  const { matched, left: ofLeft, right: ofRight, f1, exact, bound } = result;
  return {
    embedder: encoder.embedder,
    parser: encoder.parser,
    cosine: cosine(first.embedding, second.embedding),
    smatch: { matched, left: ofLeft, right: ofRight, f1, exact, bound },
    left: shownGraph(first, triples.left),
    right: shownGraph(second, triples.right),
  };
}

function shownGraph({ graph, graphFailed }: TaskEncoding, triples: readonly ShownTriple[]): ShownGraph {
  return { penman: formatPenman(graph), triples, failed: graphFailed };
}

function requireComparable(text: string): void {
  if (text.trim() === "")
    throw new ContractError("A text to compare is empty; write at least a word on each side.");
  if (text.length > MOST_CHARACTERS) {
    throw new ContractError(
      `A text to compare has ${text.length} characters; at most ${MOST_CHARACTERS} can be compared.`,
      { characters: text.length },
    );
  }
}
