/** Tokens of a prompt, as vocabulary ids. */
export type Tokens = readonly number[];

/** A sequence that holds the first `length` tokens of a prompt. */
export interface PrefixSource {
  readonly sequence: number;
  readonly length: number;
}

/** A sequence that should take over `prompt`, the reusable part of one that is about to be overwritten. */
export interface Refuge {
  readonly sequence: number;
  readonly prompt: Tokens;
}

interface Holding {
  readonly prompt: Tokens;
  lastUsed: number;
}

/**
 * At least this many tokens of a prompt are evaluated for each reply. The first token of a reply needs the last one's
 * logits; and a token alone goes through other arithmetic than two together (a vector's instead of a matrix's).
 */
export const LEAST_EVALUATED = 2;

/** A copy of a sequence costs about as much as evaluating this many tokens of a small model. */
const LEAST_WORTH_KEEPING = 16;

/**
 * Remembers which prompt each sequence of a context holds, so that the next prompt with the same beginning need
 * not compute it again. Together the held prompts are a tree of prefixes. Pure bookkeeping: it moves no data.
 *
 * `grain` says where a prompt may be cut for reuse. It is 1 where a token's numbers are the same in a batch of any
 * shape. Elsewhere prompts are computed in chunks cut at its multiples and only whole chunks are reused, so that a
 * chunk's numbers come from the same computation whether or not its beginning was reused. Either way replies do not
 * depend on what was asked before.
 */
export class Prefixes {
  readonly #grain: number;
  readonly #kept: readonly number[];
  readonly #holdings = new Map<number, Holding>();
  #clock = 0;

  /** @param kept ids of the sequences that run no replies and only keep prompts */
  constructor(grain: number, kept: readonly number[]) {
    this.#grain = grain;
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

  /** How many tokens of `prompt` some sequence holds, as far as they can be reused. */
  reusable(prompt: Tokens): number {
    const limit = prompt.length - LEAST_EVALUATED;
    const common = [...this.#holdings.values()].map((holding) => commonPrefix(holding.prompt, prompt));
    return Math.max(0, this.#whole(Math.min(limit, Math.max(0, ...common))));
  }

  /** The sequence that holds the longest usable beginning of `prompt`; `preferred` wins a tie. */
  longest(prompt: Tokens, preferred: number): PrefixSource | undefined {
    const limit = prompt.length - LEAST_EVALUATED;
    let best: PrefixSource | undefined;
    for (const [sequence, holding] of this.#holdings) {
      const length = this.#whole(Math.min(commonPrefix(holding.prompt, prompt), limit));
      if (length <= 0 || length < (best?.length ?? 0)) continue;
      if (length === best?.length && sequence !== preferred) continue;
      best = { sequence, length };
    }
    const used = best && this.#holdings.get(best.sequence);
    if (used) used.lastUsed = this.#tick();
    return best;
  }

  /**
   * Where the reusable part of the prompt in `sequence` should be kept before `sequence` is overwritten with
   * `next`: a sequence that keeps prompts, or undefined if nearly all of it will still be held elsewhere. A kept
   * prompt that is a beginning of this one is replaced first, then the least recently used; `spared`, from which
   * `next` is about to be copied, never is.
   */
  refuge(sequence: number, next: Tokens, spared?: number): Refuge | undefined {
    const held = this.held(sequence);
    const prompt = held.slice(0, this.#whole(held.length));
    if (prompt.length - this.#longestElsewhere(prompt, sequence, next) < this.#leastWorthKeeping)
      return undefined;
    const target = this.#kept
      .filter((kept) => kept !== spared)
      .sort((left, right) => this.#worth(left, prompt) - this.#worth(right, prompt))[0];
    return target === undefined ? undefined : { sequence: target, prompt };
  }

  /** How much of `prompt` will still be there once `sequence` holds `next` instead. */
  #longestElsewhere(prompt: Tokens, sequence: number, next: Tokens): number {
    let longest = commonPrefix(prompt, next);
    for (const [other, holding] of this.#holdings) {
      if (other !== sequence) longest = Math.max(longest, commonPrefix(holding.prompt, prompt));
    }
    return this.#whole(longest);
  }

  get #leastWorthKeeping(): number {
    return this.#grain === 1 ? LEAST_WORTH_KEEPING : 1;
  }

  /** Least for the kept sequence that should give way to `prompt`. */
  #worth(sequence: number, prompt: Tokens): number {
    const holding = this.#holdings.get(sequence);
    if (!holding) return -1;
    return commonPrefix(holding.prompt, prompt) === holding.prompt.length ? 0 : holding.lastUsed;
  }

  #whole(length: number): number {
    return Math.floor(length / this.#grain) * this.#grain;
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
