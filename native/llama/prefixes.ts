/** Tokens of a prompt, as vocabulary ids. */
export type Tokens = readonly number[];

/** A sequence that holds the first `length` tokens of a prompt. */
export interface PrefixSource {
  readonly sequence: number;
  readonly length: number;
}

/** A sequence that should take over `prompt`, the whole chunks of one that is about to be overwritten. */
export interface Refuge {
  readonly sequence: number;
  readonly prompt: Tokens;
}

interface Holding {
  readonly prompt: Tokens;
  lastUsed: number;
}

/**
 * Remembers which prompt each sequence of a context holds, so that the next prompt with the same beginning need
 * not compute it again. Pure bookkeeping: it moves no data.
 *
 * Prompts are computed in chunks cut at multiples of `chunkTokens`, and only whole chunks are reused. A chunk's
 * values then come from the same computation whether or not its beginning was reused, and replies do not depend
 * on what was asked before.
 */
export class Prefixes {
  readonly #chunk: number;
  readonly #kept: readonly number[];
  readonly #holdings = new Map<number, Holding>();
  #clock = 0;

  /** @param kept ids of the sequences that run no replies and only keep prompts */
  constructor(chunkTokens: number, kept: readonly number[]) {
    this.#chunk = chunkTokens;
    this.#kept = kept;
  }

  /** Notes that `sequence` now holds these prompt tokens; tokens generated after them do not count. */
  hold(sequence: number, prompt: Tokens): void {
    this.#holdings.set(sequence, { prompt, lastUsed: this.#tick() });
  }

  /** The prompt that `sequence` holds; empty if none. */
  held(sequence: number): Tokens {
    return this.#holdings.get(sequence)?.prompt ?? [];
  }

  forget(sequence: number): void {
    this.#holdings.delete(sequence);
  }

  forgetAll(): void {
    this.#holdings.clear();
  }

  /**
   * The sequence that holds the longest usable beginning of `prompt`; `preferred` wins a tie. The last token is
   * never part of it, because the first reply token needs its logits.
   */
  longest(prompt: Tokens, preferred: number): PrefixSource | undefined {
    const limit = this.#wholeChunks(prompt.length - 1);
    let best: PrefixSource | undefined;
    for (const [sequence, holding] of this.#holdings) {
      const length = this.#wholeChunks(Math.min(commonPrefix(holding.prompt, prompt), limit));
      if (length === 0 || length < (best?.length ?? 0)) continue;
      if (length === best?.length && sequence !== preferred) continue;
      best = { sequence, length };
    }
    const used = best && this.#holdings.get(best.sequence);
    if (used) used.lastUsed = this.#tick();
    return best;
  }

  /**
   * Where the whole chunks of the prompt in `sequence` should be kept before `sequence` is overwritten with
   * `next`: a sequence that keeps prompts, or undefined if they are not worth keeping or will still be held
   * elsewhere. A kept prompt that is a beginning of this one is replaced first, then the least recently used;
   * `spared`, from which `next` is about to be copied, never is.
   */
  refuge(sequence: number, next: Tokens, spared?: number): Refuge | undefined {
    const prompt = this.held(sequence);
    const length = this.#wholeChunks(prompt.length);
    if (length === 0 || this.#isHeldElsewhere(prompt, length, sequence, next)) return undefined;
    const target = this.#kept
      .filter((kept) => kept !== spared)
      .sort((left, right) => this.#worth(left, prompt) - this.#worth(right, prompt))[0];
    return target === undefined ? undefined : { sequence: target, prompt: prompt.slice(0, length) };
  }

  #isHeldElsewhere(prompt: Tokens, length: number, sequence: number, next: Tokens): boolean {
    if (commonPrefix(prompt, next) >= length) return true;
    return [...this.#holdings].some(
      ([other, holding]) => other !== sequence && commonPrefix(holding.prompt, prompt) >= length,
    );
  }

  /** Least for the kept sequence that should give way to `prompt`. */
  #worth(sequence: number, prompt: Tokens): number {
    const holding = this.#holdings.get(sequence);
    if (!holding) return -1;
    return commonPrefix(holding.prompt, prompt) === holding.prompt.length ? 0 : holding.lastUsed;
  }

  #wholeChunks(length: number): number {
    return Math.floor(length / this.#chunk) * this.#chunk;
  }

  #tick(): number {
    return ++this.#clock;
  }
}

/** Number of equal tokens at the beginning of both. */
export function commonPrefix(left: Tokens, right: Tokens): number {
  const limit = Math.min(left.length, right.length);
  let length = 0;
  while (length < limit && left[length] === right[length]) length++;
  return length;
}
