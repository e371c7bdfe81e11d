import { hasTag, isWord } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import type { Cursor } from "./cursor.ts";
import type { Quantity } from "./syntax.ts";

const BOUNDS: readonly (readonly [words: readonly string[], kind: Quantity["kind"]])[] = [
  [["more", "than"], "more-than"],
  [["less", "than"], "less-than"],
  [["fewer", "than"], "less-than"],
  [["at", "least"], "at-least"],
  [["at", "most"], "at-most"],
  [["over"], "more-than"],
  [["about"], "about"],
  [["exactly"], "exact"],
  [["only"], "exact"],
];

/** Reads how many: `5`, `more than 10`, `3 more`, `twice as many`; null, with nothing taken, for anything else. */
export function readQuantity(tokens: Cursor<Token>): Quantity | null {
  return readBound(tokens) ?? readFactor(tokens) ?? readNumber(tokens) ?? readDifference(tokens, null);
}

/** Reads `more`, `fewer` or `less` before a noun, as a difference of `value`. */
export function readDifference(tokens: Cursor<Token>, value: Quantity["value"]): Quantity | null {
  const word = tokens.peek()?.form.toLowerCase() ?? "";
  const before = hasTag(tokens.peek(1), "NOUN", "PROPN");
  const kinds = new Map<string, Quantity["kind"]>([
    ["more", "more"],
    ["additional", "more"],
    ["fewer", "less"],
    ["less", "less"],
    ["most", "most"],
  ]);
  const kind = kinds.get(word);
  if (kind === undefined || (!before && value === null)) return null;
  tokens.skip();
  return { value, kind };
}

function readBound(tokens: Cursor<Token>): Quantity | null {
  for (const [words, kind] of BOUNDS) {
    const number = tokens.peek(words.length)?.value ?? null;
    const fits = words.every((word, index) => tokens.peek(index)?.form.toLowerCase() === word);
    if (!fits || number === null) continue;
    tokens.skip(words.length + 1);
    return { value: number, kind };
  }
  return null;
}

/** `twice as many`, `3 times as much`, `half that much`, `as many`. */
function readFactor(tokens: Cursor<Token>): Quantity | null {
  const first = tokens.peek();
  const times = isWord(tokens.peek(1), "time", "times") ? 1 : 0;
  const factor = isWord(first, "twice") ? 2 : (first?.value ?? null);
  const words = factor === null ? 0 : 1 + times;
  const as = tokens.peek(words);
  if (
    !(isWord(as, "as") || (factor !== null && isWord(as, "that"))) ||
    !isWord(tokens.peek(words + 1), "many", "much")
  )
    return null;
  tokens.skip(words + 2);
  return { value: factor ?? 1, kind: "times" };
}

function readNumber(tokens: Cursor<Token>): Quantity | null {
  const value = tokens.peek()?.value ?? null;
  if (value === null) return null;
  tokens.skip();
  return readDifference(tokens, value) ?? { value, kind: "exact" };
}
