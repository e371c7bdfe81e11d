import { hasTag, isWord } from "../tokens.ts";
import type { Token } from "../tokens.ts";
import type { Cursor } from "./cursor.ts";

export type Operation = "add" | "subtract" | "multiply" | "divide";

/** A calculation written in signs or in the words for them (`5 times 3`). */
export type Expression =
  | { readonly kind: "number"; readonly value: number; readonly unit: string | null }
  | { readonly kind: "variable"; readonly name: string }
  | {
      readonly kind: "operation";
      readonly operation: Operation;
      readonly operands: readonly [Expression, Expression];
    }
  | { readonly kind: "equation"; readonly sides: readonly Expression[] };

const SIGNS = new Map<string, Operation>([
  ["+", "add"],
  ["plus", "add"],
  ["-", "subtract"],
  ["–", "subtract"],
  ["minus", "subtract"],
  ["*", "multiply"],
  ["×", "multiply"],
  ["x", "multiply"],
  ["times", "multiply"],
  ["/", "divide"],
  ["÷", "divide"],
]);
const SUMS: readonly Operation[] = ["add", "subtract"];
const PRODUCTS: readonly Operation[] = ["multiply", "divide"];

/** Reads a calculation with at least one sign in it; null, with nothing taken, where there is none. */
export function readExpression(tokens: Cursor<Token>): Expression | null {
  const start = tokens.position;
  const expression = readEquation(tokens);
  if (expression?.kind === "operation" || expression?.kind === "equation") return expression;
  tokens.returnTo(start);
  return null;
}

function readEquation(tokens: Cursor<Token>): Expression | null {
  const first = readSum(tokens);
  if (first === null) return null;
  const sides = [first];
  while (isWord(tokens.peek(), "=", "==")) {
    const side = afterSign(tokens, 1, readSum);
    if (side === null) break;
    sides.push(side);
  }
  return sides.length > 1 ? { kind: "equation", sides } : first;
}

function readSum(tokens: Cursor<Token>): Expression | null {
  return readOperations(tokens, SUMS, readProduct);
}

function readProduct(tokens: Cursor<Token>): Expression | null {
  return readOperations(tokens, PRODUCTS, readOperand);
}

function readOperations(
  tokens: Cursor<Token>,
  accepted: readonly Operation[],
  readNext: (tokens: Cursor<Token>) => Expression | null,
): Expression | null {
  let left = readNext(tokens);
  while (left !== null) {
    const sign = signAt(tokens);
    if (sign === null || !accepted.includes(sign.operation)) break;
    const right = afterSign(tokens, sign.words, readNext);
    if (right === null) break;
    left = { kind: "operation", operation: sign.operation, operands: [left, right] };
  }
  return left;
}

function signAt(tokens: Cursor<Token>): { operation: Operation; words: number } | null {
  const token = tokens.peek();
  if (isWord(token, "divide", "multiply") && isWord(tokens.peek(1), "by")) {
    return { operation: token.lemma === "divide" ? "divide" : "multiply", words: 2 };
  }
  const operation = SIGNS.get(token?.form.toLowerCase() ?? "");
  return operation === undefined ? null : { operation, words: 1 };
}

/** What follows a sign; where nothing fitting does, the sign stays. */
function afterSign(
  tokens: Cursor<Token>,
  words: number,
  read: (tokens: Cursor<Token>) => Expression | null,
): Expression | null {
  const start = tokens.position;
  tokens.skip(words);
  const expression = read(tokens);
  if (expression === null) tokens.returnTo(start);
  return expression;
}

function readOperand(tokens: Cursor<Token>): Expression | null {
  const token = tokens.peek();
  if (token === undefined) return null;
  if (token.form === "(") return readParenthesis(tokens);
  if (token.value !== null) return readNumber(tokens, token.value);
  if (!/^[a-z]$/iu.test(token.form) || /^[ai]$/iu.test(token.form)) return null;
  tokens.skip();
  return { kind: "variable", name: token.form.toLowerCase() };
}

function readParenthesis(tokens: Cursor<Token>): Expression | null {
  const start = tokens.position;
  tokens.skip();
  const inner = readSum(tokens);
  if (inner !== null && tokens.take()?.form === ")") return inner;
  tokens.returnTo(start);
  return null;
}

function readNumber(tokens: Cursor<Token>, value: number): Expression {
  tokens.skip();
  let unit: string | null = null;
  for (let noun = tokens.peek(); isUnit(noun); noun = tokens.peek()) {
    unit = noun.lemma;
    tokens.skip();
  }
  return { kind: "number", value, unit };
}

function isUnit(token: Token | undefined): token is Token {
  return hasTag(token, "NOUN") && !SIGNS.has(token.form.toLowerCase());
}
