import { asNumber } from "./whole.ts";

/** A piece of an arithmetic expression. */
export type Token =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "sign"; readonly sign: string };

const TOKEN =
  /\s*(?:(?<number>(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d+)?)|(?<name>[\p{L}_][\p{L}\p{N}_.]*)|(?<sign>\*\*|\/\/|[-+*/%(),]))/uy;

/**
 * The tokens of an expression as Python writes it; names may hold dots (`math.ceil`).
 * @returns null if a character belongs to nothing that is known, or a whole number has more digits than a number holds
 */
export function tokensOf(expression: string): readonly Token[] | null {
  const text = expression.trimEnd();
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text)?.groups;
    if (found === undefined) return null;
    const { number, name, sign = "" } = found;
    if (number !== undefined) {
      const value = valueOf(number.replaceAll("_", ""));
      if (value === null) return null;
      tokens.push({ kind: "number", value });
    } else tokens.push(name === undefined ? { kind: "sign", sign } : { kind: "name", name });
  }
  return tokens;
}

function valueOf(number: string): number | null {
  return /^\d+$/.test(number) ? asNumber(BigInt(number)) : Number(number);
}
