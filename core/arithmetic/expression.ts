import { roundedHalfEven } from "./rounding.ts";
import { tokensOf, type Token } from "./tokens.ts";
import { asNumber } from "./whole.ts";

/** Brackets, signs and powers inside each other at most. */
const MAX_DEPTH = 50;

type Variables = ReadonlyMap<string, number>;

/**
 * The value of an arithmetic expression with Python's signs and rules: `+ - * / // % **`, brackets, variables, and a few
 * functions (`round`, `int`, `abs`, `min`, `max`, `math.ceil`, …). It is computed here; nothing is executed.
 * @returns null for anything else: an unknown name, a division by zero, a number that is not finite, whole numbers that come
 *   to more digits than a number holds
 */
export function evaluateExpression(expression: string, variables: Variables): number | null {
  const tokens = tokensOf(expression);
  if (tokens === null || tokens.length === 0) return null;
  const reader = new ExpressionReader(tokens, variables);
  const value = reader.sum(0);
  return reader.isAtEnd() && value !== null && Number.isFinite(value) ? value : null;
}

/** Reads tokens from left to right by Python's precedence; each part is null as soon as something in it has no value. */
class ExpressionReader {
  readonly #tokens: readonly Token[];
  readonly #variables: Variables;
  #next = 0;

  constructor(tokens: readonly Token[], variables: Variables) {
    this.#tokens = tokens;
    this.#variables = variables;
  }

  isAtEnd(): boolean {
    return this.#next === this.#tokens.length;
  }

  sum(depth: number): number | null {
    return this.#chain(ADDING, () => this.#product(depth));
  }

  #product(depth: number): number | null {
    return this.#chain(MULTIPLYING, () => this.#signed(depth));
  }

  #chain(operations: Operations, part: () => number | null): number | null {
    let value = part();
    for (let sign = this.#take(operations); sign !== null; sign = this.#take(operations)) {
      const right = part();
      value = value === null || right === null ? null : (operations[sign]?.(value, right) ?? null);
    }
    return value;
  }

  #signed(depth: number): number | null {
    if (depth > MAX_DEPTH) return null;
    const sign = this.#take(SIGNS);
    if (sign === null) return this.#power(depth);
    const value = this.#signed(depth + 1);
    return value === null ? null : (SIGNS[sign]?.(0, value) ?? null);
  }

  #power(depth: number): number | null {
    const base = this.#atom(depth);
    if (this.#take(POWER) === null) return base;
    const exponent = this.#signed(depth + 1);
    return base === null || exponent === null ? null : power(base, exponent);
  }

  #atom(depth: number): number | null {
    const token = this.#tokens[this.#next];
    if (token === undefined) return null;
    this.#next++;
    if (token.kind === "number") return token.value;
    if (token.kind === "sign") return token.sign === "(" ? this.#closed(this.sum(depth + 1)) : null;
    if (!this.#isSign("(")) return this.#variables.get(token.name) ?? null;
    this.#next++;
    const values = this.#arguments(depth + 1);
    const apply = Object.hasOwn(FUNCTIONS, token.name) ? FUNCTIONS[token.name] : undefined;
    return this.#closed(values === null || apply === undefined ? null : apply(values));
  }

  #arguments(depth: number): readonly number[] | null {
    const values: number[] = [];
    do {
      const value = this.sum(depth);
      if (value === null) return null;
      values.push(value);
    } while (this.#take(COMMA) !== null);
    return values;
  }

  #closed(value: number | null): number | null {
    return this.#take(CLOSING) === null ? null : value;
  }

  #take(among: Operations): string | null {
    const token = this.#tokens[this.#next];
    if (token?.kind !== "sign" || !Object.hasOwn(among, token.sign)) return null;
    this.#next++;
    return token.sign;
  }

  #isSign(sign: string): boolean {
    const token = this.#tokens[this.#next];
    return token?.kind === "sign" && token.sign === sign;
  }
}

type Operations = Readonly<Record<string, (left: number, right: number) => number | null>>;

const ADDING: Operations = {
  "+": exact(
    (left, right) => left + right,
    (left, right) => left + right,
  ),
  "-": exact(
    (left, right) => left - right,
    (left, right) => left - right,
  ),
};
const MULTIPLYING: Operations = {
  "*": exact(
    (left, right) => left * right,
    (left, right) => left * right,
  ),
  "/": (left, right) => (right === 0 ? null : left / right),
  "//": exact(
    (left, right) => Math.round((left - remainder(left, right)) / right),
    (left, right) => (left - wholeRemainder(left, right)) / right,
  ),
  "%": exact(remainder, wholeRemainder),
};
const SIGNS: Operations = { "+": (_, value) => value, "-": (_, value) => -value };
const POWER: Operations = { "**": power };
const COMMA: Operations = { ",": () => null };
const CLOSING: Operations = { ")": () => null };

const FUNCTIONS: Readonly<Record<string, (values: readonly number[]) => number | null>> = {
  abs: one(Math.abs),
  float: one((value) => value),
  int: one(Math.trunc),
  round: ([value, places = 0, ...more]) =>
    value === undefined || more.length > 0 || !Number.isInteger(places)
      ? null
      : roundedHalfEven(value, places),
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  "math.ceil": one(Math.ceil),
  "math.floor": one(Math.floor),
  "math.sqrt": one(Math.sqrt),
  ceil: one(Math.ceil),
  floor: one(Math.floor),
  sqrt: one(Math.sqrt),
};

/**
 * An operation that has no value where whole numbers would lose digits: what comes of them later, a remainder for instance,
 * would look like a result and be wrong. Nor has it one where the value is not finite, as beside a division by zero.
 */
function exact(
  onNumbers: (left: number, right: number) => number,
  onWhole: (left: bigint, right: bigint) => bigint,
): (left: number, right: number) => number | null {
  return (left, right) => {
    const value = onNumbers(left, right);
    if (!Number.isFinite(value)) return null;
    const areWhole = Number.isInteger(left) && Number.isInteger(right);
    const areHeld = [left, right, value].every((each) => Number.isSafeInteger(each));
    return !areWhole || areHeld ? value : asNumber(onWhole(BigInt(left), BigInt(right)));
  };
}

function power(base: number, exponent: number): number | null {
  if (exponent >= 0) return wholePower(base, exponent);
  return base === 0 ? null : base ** exponent;
}

const wholePower = exact(
  (base, exponent) => base ** exponent,
  (base, exponent) => base ** exponent,
);

/** Python's remainder has the sign of the divisor. */
function remainder(left: number, right: number): number {
  const rest = left % right;
  return Math.sign(rest) === -Math.sign(right) ? rest + right : rest;
}

function wholeRemainder(left: bigint, right: bigint): bigint {
  const rest = left % right;
  return rest !== 0n && rest < 0n !== right < 0n ? rest + right : rest;
}

function one(apply: (value: number) => number): (values: readonly number[]) => number | null {
  return ([value, ...more]) => (value === undefined || more.length > 0 ? null : apply(value));
}
