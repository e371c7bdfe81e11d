import { PenmanError } from "../errors.ts";

/** A piece of PENMAN text. Roles keep their colon, strings their quotes. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Offset of its first character. */
  readonly position: number;
}

export type TokenKind = "open" | "close" | "slash" | "role" | "symbol" | "string" | "end";

/** Reads tokens one after another. */
export interface TokenCursor {
  peek(): Token;
  /** @throws PenmanError that says what was expected */
  take(kind: TokenKind, expected: string): Token;
  takeIf(...kinds: readonly TokenKind[]): Token | undefined;
}

const SIGNS: Readonly<Record<string, TokenKind>> = { "(": "open", ")": "close", "/": "slash" };

// Every pattern is anchored where the reading stands and can match in one way only, so reading takes linear time.
const SPACE = /\s*/y;
const COMMENT = /[^\n]*/y;
const STRING = /"[^"\\]*(?:\\[^][^"\\]*)*"/y;
const SYMBOL_PART = /[^\s()"~]*/y;
/** A variable ends before a slash, as in `(b/boy)`; other symbols may hold one. */
const VARIABLE_PART = /[^\s()"~/]*/y;
/** Says from which words of a sentence something comes, e.g. `~e.4,5`. It is no part of the meaning. */
const ALIGNMENT = /~[a-z]?\.?\d[^\s()"/]*/y;

/** What an alignment may stand behind; elsewhere a `~` begins a symbol. */
const ALIGNED: ReadonlySet<TokenKind> = new Set<TokenKind>(["symbol", "string", "role"]);

const SHOWN_CHARACTERS = 40;

/** The tokens of a text, the last of kind `end`; a string without an end throws a PenmanError when it is reached. */
export function readTokens(text: string): TokenCursor {
  let token = tokenAt(text, afterSpace(text, 0), false);
  const takeIf = (...kinds: readonly TokenKind[]): Token | undefined => {
    if (!kinds.includes(token.kind)) return undefined;
    const taken = token;
    const written = taken.position + taken.text.length;
    const end = ALIGNED.has(taken.kind) ? endOf(ALIGNMENT, text, written) : written;
    token = tokenAt(text, afterSpace(text, end), taken.kind === "open");
    return taken;
  };
  return {
    peek: () => token,
    takeIf,
    take(kind, expected) {
      const taken = takeIf(kind);
      if (taken === undefined) throw penmanError(text, token.position, `${expected} was expected`);
      return taken;
    },
  };
}

/** The kind of token as which a text is read from its start to its end; null if it would not be one token. */
export function kindOfWhole(text: string, place: "variable" | "elsewhere" = "elsewhere"): TokenKind | null {
  if (text.startsWith('"')) return endOf(STRING, text, 0) === text.length ? "string" : null;
  const token = tokenAt(text, 0, place === "variable");
  return token.text.length === text.length ? token.kind : null;
}

/** An error that says where the reading stopped, and at what. */
export function penmanError(text: string, position: number, problem: string): PenmanError {
  const before = text.slice(0, position);
  const line = before.split("\n").length;
  const column = position - before.lastIndexOf("\n");
  const [there = ""] = text.slice(position, position + SHOWN_CHARACTERS).split("\n", 1);
  return new PenmanError(
    `The meaning graph cannot be read at line ${line}, column ${column}: ${problem}. ` +
      `Correct the text ${there === "" ? "there" : `at ${JSON.stringify(there)}`}.`,
    { position, line, column },
  );
}

function tokenAt(text: string, position: number, variable: boolean): Token {
  const first = text.charAt(position);
  if (first === "") return { kind: "end", text: "", position };
  const sign = SIGNS[first];
  if (sign !== undefined) return { kind: sign, text: first, position };
  if (first === '"') return { kind: "string", text: stringAt(text, position), position };
  const end = endOfSymbol(text, position, variable ? VARIABLE_PART : SYMBOL_PART);
  return { kind: first === ":" ? "role" : "symbol", text: text.slice(position, end), position };
}

function stringAt(text: string, position: number): string {
  const end = endOf(STRING, text, position);
  if (end === position) throw penmanError(text, position, "a string has no closing quote");
  return text.slice(position, end);
}

/** A `~` is part of the symbol unless it starts the symbol's alignment. */
function endOfSymbol(text: string, position: number, part: RegExp): number {
  let end = endOf(part, text, position);
  while (text.charAt(end) === "~" && (end === position || endOf(ALIGNMENT, text, end) === end))
    end = endOf(part, text, end + 1);
  return end;
}

/** Where the next token starts, past spaces and comments: lines whose first sign is `#`. */
function afterSpace(text: string, position: number): number {
  let start = position;
  for (;;) {
    const end = endOf(SPACE, text, start);
    const startsLine = start === 0 || text.slice(start, end).includes("\n");
    if (!startsLine || text.charAt(end) !== "#") return end;
    start = endOf(COMMENT, text, end);
  }
}

/** Where the match that starts at `position` ends; `position` if there is none. */
function endOf(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : position;
}
