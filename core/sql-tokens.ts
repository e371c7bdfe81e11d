/** A piece of SQL text. Texts, names in quotes and comments stand whole, so that nothing in them is read as SQL. */
export interface SqlToken {
  readonly kind: "blank" | "comment" | "quoted" | "word" | "sign";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Where a quotation that began with this sign ends. A doubled sign within one makes two quotations side by side. */
const CLOSING: Readonly<Record<string, string>> = { "'": "'", '"': '"', "`": "`", "[": "]" };

const BLANK = /[\s\uFEFF]+/y;
const WORD = /[\p{L}\p{N}_$]+/uy;

/** The pieces of a text in SQLite's way of writing, in order and without gaps. Takes time linear in its length. */
export function* sqlTokens(text: string): Generator<SqlToken> {
  let start = 0;
  while (start < text.length) {
    const [kind, end] = tokenAt(text, start);
    yield { kind, text: text.slice(start, end), start, end };
    start = end;
  }
}

/** The pieces that SQLite acts on: without blanks and comments. */
export function* significantTokens(text: string): Generator<SqlToken> {
  for (const token of sqlTokens(text)) {
    if (token.kind !== "blank" && token.kind !== "comment") yield token;
  }
}

function tokenAt(text: string, start: number): readonly [SqlToken["kind"], number] {
  const first = text.charAt(start);
  const closing = CLOSING[first];
  if (closing !== undefined) return ["quoted", endAfter(text, closing, start + 1)];
  if (text.startsWith("--", start)) return ["comment", endAfter(text, "\n", start)];
  if (text.startsWith("/*", start)) return ["comment", endAfter(text, "*/", start + 2)];
  for (const [kind, pattern] of [
    ["blank", BLANK],
    ["word", WORD],
  ] as const) {
    pattern.lastIndex = start;
    if (pattern.test(text)) return [kind, pattern.lastIndex];
  }
  return ["sign", start + 1];
}

function endAfter(text: string, closing: string, from: number): number {
  const index = text.indexOf(closing, from);
  return index < 0 ? text.length : index + closing.length;
}
