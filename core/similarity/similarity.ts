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

/**
 * Matching degree of two meaning graphs, the last term of MCF's similarity (000, eq. 9). `undefined` for a text
 * whose graph failed; the term is then left out for the whole step.
 */
export interface GraphMatcher {
  /** Parser and version, for manifests. */
  readonly name: string;
  /** @returns Smatch F1 in 0–1 of each text against the reference, or `undefined` if any graph failed */
  match(texts: readonly string[], reference: string): Promise<readonly number[] | undefined>;
}

/** Cosine of two vectors of length one (000, eq. 7). */
export function cosine(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}
