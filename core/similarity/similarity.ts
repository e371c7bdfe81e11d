import type { AmrGraph } from "./amr-graph.ts";

/** Maps texts to vectors of length one, so that their dot product is the cosine. */
export interface Embedder {
  /** Name and version, for manifests. */
  readonly name: string;
  /**
   * @param texts any strings; a text longer than the model's input loses its beginning or its end as `keep` says
   * @returns one L2-normalised vector per text, in order
   */
  embed(texts: readonly string[], keep: "start" | "end"): Promise<readonly Float32Array[]>;
}

/** AMR-lite, which needs no model, or the model that is loaded. */
export const PARSER_KINDS = ["amr-lite", "model"] as const;
export type ParserKind = (typeof PARSER_KINDS)[number];

/** Maps texts to meaning graphs. Graphs of different parsers are never compared. */
export interface AmrParser {
  /** Name and version, for manifests and for what is stored, e.g. `AMR-lite 3`. */
  readonly name: string;
  /** Never throws for a text: where the parse fails, a stand-in says so. Several sentences are one graph. */
  parse(text: string): Promise<ParsedText>;
}

/** What a parser made of a text. */
export interface ParsedText {
  readonly graph: AmrGraph;
  /** The graph is a stand-in, a mere bag of the text's concepts. */
  readonly failed: boolean;
}

/** Cosine of two vectors of length one (MCF, eq. 7). */
export function cosine(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}
