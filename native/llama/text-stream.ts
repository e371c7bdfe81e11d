/** Text of `tokens` where `before` are the tokens that precede them. */
export type Detokenize = (tokens: readonly number[], before: readonly number[]) => string;

/** At the end of a decoded text, what stands for bytes that are no whole character. */
const UNFINISHED = /\uFFFD+$/;
/** A character has at most four bytes, so this many tokens without a whole one are no character at all. */
const MOST_BYTES_PENDING = 4;

/**
 * Turns tokens into text one by one, and waits where a character is spread over several tokens. An unfinished character at
 * the end is left out.
 */
export class TokenDecoder {
  readonly #detokenize: Detokenize;
  #before: readonly number[];
  /** Those since the last one that ended with a whole character: they are decoded together. */
  #pending: readonly number[] = [];
  /** How much of their text is given out, and how many of them that finishes. */
  #given = 0;
  #finished = 0;
  readonly #tokens: number[] = [];

  /** @param before tokens of the text that is continued: at the beginning some vocabularies drop a blank */
  constructor(detokenize: Detokenize, before: readonly number[] = []) {
    this.#detokenize = detokenize;
    this.#before = before.slice(-MOST_BYTES_PENDING);
  }

  /** The tokens of the text so far; those of an unfinished character are none of it. */
  get tokens(): readonly number[] {
    return this.#tokens;
  }

  /** The text that this token completes; empty while a character is unfinished. */
  push(token: number): string {
    this.#pending = [...this.#pending, token];
    const text = this.#detokenize(this.#pending, this.#before);
    const whole = text.replace(UNFINISHED, "");
    if (whole === text) return this.#take(text);
    if (whole.length > this.#given) return this.#takeWhole(whole);
    const waited = this.#pending.length - this.#finished;
    return waited < MOST_BYTES_PENDING ? "" : this.#take(text);
  }

  #take(text: string): string {
    const piece = text.slice(this.#given);
    this.#tokens.push(...this.#pending.slice(this.#finished));
    this.#before = [...this.#before, ...this.#pending].slice(-MOST_BYTES_PENDING);
    this.#pending = [];
    this.#given = 0;
    this.#finished = 0;
    return piece;
  }

  /** The last token also holds the beginning of the next character. */
  #takeWhole(text: string): string {
    const piece = text.slice(this.#given);
    this.#tokens.push(...this.#pending.slice(this.#finished, -1));
    this.#given = text.length;
    this.#finished = this.#pending.length - 1;
    return piece;
  }
}

/**
 * Lets text through up to the first stop string, wherever the pieces are cut: what may be the beginning of a stop
 * string is held back until it is clear.
 */
export class StopFilter {
  readonly #stops: readonly string[];
  #held = "";
  #stopped = false;

  constructor(stops: readonly string[]) {
    this.#stops = stops.filter((stop) => stop !== "");
  }

  /** True once a stop string was seen; nothing comes through any more. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** The text that is now known to belong to the reply. */
  push(piece: string): string {
    if (this.#stopped) return "";
    const text = this.#held + piece;
    const end = beforeFirstWhole(text, this.#stops);
    if (end !== undefined) {
      this.#stopped = true;
      this.#held = "";
      return text.slice(0, end);
    }
    const kept = longestBeginningAtEnd(text, this.#stops);
    this.#held = text.slice(text.length - kept);
    return text.slice(0, text.length - kept);
  }

  /** What was held back, after the last piece. */
  end(): string {
    const rest = this.#held;
    this.#held = "";
    return rest;
  }
}

/** Where the stop string that is the first to be whole begins; of several that end together, the longest. */
function beforeFirstWhole(text: string, stops: readonly string[]): number | undefined {
  return stops
    .map((stop) => ({ start: text.indexOf(stop), end: text.indexOf(stop) + stop.length }))
    .filter(({ start }) => start >= 0)
    .sort((left, right) => left.end - right.end || left.start - right.start)[0]?.start;
}

/** Length of the longest end of `text` that is a proper beginning of one of `stops`. */
function longestBeginningAtEnd(text: string, stops: readonly string[]): number {
  const longest = Math.max(0, ...stops.map((stop) => stop.length - 1));
  for (let length = Math.min(longest, text.length); length > 0; length--) {
    const end = text.slice(text.length - length);
    if (stops.some((stop) => stop.startsWith(end))) return length;
  }
  return 0;
}
