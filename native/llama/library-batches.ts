/**
 * Keeps segments of prompts out of other batches, although the library puts together whatever is asked for at the same
 * time: llama.cpp splits a batch so that all its sequences have as many tokens, and beside a single token of another
 * sequence the first token of a segment is evaluated alone, which gives it slightly other numbers.
 */
export class LibraryBatches {
  #segment: Promise<unknown> = Promise.resolve();
  readonly #tokens = new Set<Promise<unknown>>();

  /** Evaluates tokens of one sequence in a batch of their own, after everything that was asked for before. */
  segment<T>(evaluate: () => Promise<T>): Promise<T> {
    const result = Promise.allSettled([this.#segment, ...this.#tokens]).then(evaluate);
    this.#segment = result.catch(() => undefined);
    return result;
  }

  /** Evaluates one token, together with those of other sequences, after the segments that were asked for before. */
  async token<T>(evaluate: () => Promise<T>): Promise<T> {
    const result = this.#segment.then(evaluate);
    this.#tokens.add(result);
    try {
      return await result;
    } finally {
      this.#tokens.delete(result);
    }
  }
}
