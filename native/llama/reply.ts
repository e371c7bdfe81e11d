import { StopFilter, TokenDecoder, type Detokenize } from "./text-stream.ts";

/** How one reply turns tokens into text and notices its end. */
export interface ReplyOptions {
  readonly detokenize: Detokenize;
  /** Tokens of the text that it continues; none if it begins a text of its own. */
  readonly before?: readonly number[];
  /** What the prompt holds of it already: it counts as its beginning, and is given out with its first piece. */
  readonly opening?: string;
  readonly stop: readonly string[];
  /** The reply is one JSON document and ends with it. */
  readonly json: boolean;
  /** Stop strings in the blanks, colons and opening signs of formulas that it begins with do not count. */
  readonly stopsBehindWord?: boolean;
  readonly onText?: (text: string) => void;
}

/** Anything but blanks, colons and what opens a formula, such as `\[`, or type in bold. */
export const SAYS_SOMETHING = /[^\s:：\\[($*_]/;

/** The text of one reply as it grows. */
export class Reply {
  readonly #options: ReplyOptions;
  readonly #decoder: TokenDecoder;
  readonly #filter: StopFilter;
  /** What of the opening is not given out yet. */
  #unsaid: string;
  #text = "";
  #mayStop: boolean;

  constructor(options: ReplyOptions) {
    this.#options = options;
    this.#decoder = new TokenDecoder(options.detokenize, options.before);
    this.#filter = new StopFilter(options.stop);
    this.#unsaid = options.opening ?? "";
    this.#mayStop = options.stopsBehindWord !== true;
  }

  get text(): string {
    return `${this.#options.opening ?? ""}${this.written}`;
  }

  /** What was generated of it: the text without the opening. */
  get written(): string {
    return this.#options.json ? this.#text.trimEnd() : this.#text;
  }

  /** The tokens of what was generated; those of an unfinished character at its end are left out. */
  get tokens(): readonly number[] {
    return this.#decoder.tokens;
  }

  /** True once a stop string was seen. */
  get stopped(): boolean {
    return this.#filter.stopped;
  }

  /** Takes the next token; true if the reply ends with it. */
  push(token: number): boolean {
    this.#take(this.#decoder.push(token));
    return this.stopped || (this.#options.json && isWholeJson(this.#text));
  }

  /** Lets out what was held back, when no token follows. */
  end(): void {
    if (this.stopped) return;
    this.#emit(this.#filter.end());
  }

  #take(piece: string): void {
    const word = this.#mayStop ? 0 : piece.search(SAYS_SOMETHING);
    const before = word === -1 ? piece.length : word;
    this.#mayStop ||= word !== -1;
    this.#emit(piece.slice(0, before));
    this.#emit(this.#filter.push(piece.slice(before)));
  }

  #emit(piece: string): void {
    if (piece === "") return;
    this.#text += piece;
    this.#options.onText?.(this.#unsaid + piece);
    this.#unsaid = "";
  }
}

/**
 * Whether a text that may still grow is a finished JSON document. The grammar of the library asks for four line
 * breaks after it, which need not be waited for; a number or a word is finished by the first of them.
 */
export function isWholeJson(text: string): boolean {
  const closers: Readonly<Record<string, string>> = { "{": "}", "[": "]", '"': '"' };
  const closer = closers[text.trimStart().charAt(0)];
  const mayBeWhole = closer === undefined ? text.endsWith("\n") : text.trimEnd().endsWith(closer);
  if (!mayBeWhole) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
