import { tokensOf, type Token } from "../../../../core/arithmetic/tokens.ts";
import type { Operator } from "../problem.ts";

/** An expression of numbers and binary operations. */
export type Expression = number | Operation;

export interface Operation {
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

const SUMS: readonly string[] = ["+", "-"];
const PRODUCTS: readonly string[] = ["*", "/"];

/**
 * Reads a calculation as people write it: `$1,200 x 20%`, `(3+.5)×4`. A percentage is a division by 100.
 * @returns null for a number alone, and if there is anything but non-negative numbers, brackets and `+ - * /`
 */
export function parseCalculation(text: string): Operation | null {
  const tokens = tokensOf(asProgrammed(text));
  const expression = tokens === null ? null : new Reader(tokens).whole();
  return typeof expression === "number" ? null : expression;
}

function asProgrammed(text: string): string {
  return text
    .replace(/[$,]/g, "")
    .replace(/[xX×]/g, "*")
    .replaceAll("÷", "/")
    .replace(/(\d+(?:\.\d+)?|\.\d+)%/g, "($1/100)");
}

/** Reads tokens from left to right; each part is null if something in it is not an expression. */
class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Expression | null {
    const expression = this.#sum();
    return this.#next === this.#tokens.length ? expression : null;
  }

  #sum(): Expression | null {
    return this.#chain(SUMS, () => this.#chain(PRODUCTS, () => this.#atom()));
  }

  #chain(operators: readonly string[], part: () => Expression | null): Expression | null {
    let left = part();
    for (let operator = this.#take(operators); operator !== null; operator = this.#take(operators)) {
      const right = part();
      left = left === null || right === null ? null : { operator: operator as Operator, left, right };
    }
    return left;
  }

  #atom(): Expression | null {
    const token = this.#tokens[this.#next];
    this.#next++;
    if (token?.kind === "number") return token.value;
    if (token?.kind !== "sign" || token.sign !== "(") return null;
    const inner = this.#sum();
    return this.#take([")"]) === null ? null : inner;
  }

  #take(signs: readonly string[]): string | null {
    const token = this.#tokens[this.#next];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return null;
    this.#next++;
    return token.sign;
  }
}

/**
 * The same operation with fractions that stand for percentages written as such: `0.2*50` becomes `20/100*50`.
 * @param percents the percentages that may be meant
 */
export function percentsAsQuotients(operation: Operation, percents: ReadonlySet<number>): Operation {
  const rewritten = (part: Expression): Expression => {
    if (typeof part !== "number") return percentsAsQuotients(part, percents);
    const hundredfold = Number((part * 100).toFixed(4));
    const isMeant = !Number.isInteger(part) && percents.has(hundredfold);
    return isMeant ? { operator: "/", left: hundredfold, right: 100 } : part;
  };
  const { operator, left, right } = operation;
  return { operator, left: rewritten(left), right: rewritten(right) };
}

/**
 * The same operation with fractions multiplied first and divided last, so that whole numbers stay whole: `20/100*50` becomes
 * `20*50/100`, `1/4*20` becomes `20/4`.
 */
export function dividingLast(operation: Operation): Operation {
  const rewritten = (part: Expression) => (typeof part === "number" ? part : dividingLast(part));
  const { operator } = operation;
  const left = rewritten(operation.left);
  const right = rewritten(operation.right);
  if (operator === "*" && isFraction(left)) return dividedProduct(left, right);
  if (operator === "*" && isFraction(right)) return dividedProduct(right, left);
  return { operator, left, right };
}

/** Something divided by a plain number. */
interface Fraction extends Operation {
  readonly right: number;
}

function isFraction(part: Expression): part is Fraction {
  return typeof part !== "number" && part.operator === "/" && typeof part.right === "number";
}

function dividedProduct({ left, right: divisor }: Fraction, factor: Expression): Operation {
  const product: Expression = left === 1 ? factor : { operator: "*", left, right: factor };
  return { operator: "/", left: product, right: divisor };
}
