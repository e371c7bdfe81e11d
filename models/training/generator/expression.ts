import { calculated } from "./arithmetic.ts";
import type { Operator, Step } from "./problem.ts";

/** A small expression of a wording, such as `(x-y)/z`. */
export type Expression =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "variable"; readonly name: string }
  | Operation;

/** Two expressions with an operator between them. */
export interface Operation {
  readonly kind: "operation";
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

const TOKEN = /\s*(?:(\d+)|([a-z])|([-+*/()]))/y;

/**
 * Reads variables of one letter, whole numbers, `+ - * /` and parentheses; products bind tighter than sums, and equals
 * go from left to right.
 * @throws Error that names the expression, for anything else
 */
export function parseExpression(text: string): Expression {
  const tokens = tokensOf(text);
  let next = 0;

  function sum(): Expression {
    return chain(["+", "-"], product);
  }
  function product(): Expression {
    return chain(["*", "/"], operand);
  }
  function chain(operators: readonly Operator[], part: () => Expression): Expression {
    let left = part();
    for (;;) {
      const operator = operators.find((each) => each === tokens[next]);
      if (operator === undefined) return left;
      next += 1;
      left = { kind: "operation", operator, left, right: part() };
    }
  }
  function operand(): Expression {
    const token = tokens[next++] ?? "";
    if (/^\d/.test(token)) return { kind: "number", value: Number(token) };
    if (/^[a-z]/.test(token)) return { kind: "variable", name: token };
    if (token !== "(") throw unreadable(text, token);
    const inner = sum();
    if (tokens[next++] !== ")") throw new Error(`The expression "${text}" has a ( without its ).`);
    return inner;
  }

  const whole = sum();
  const rest = tokens[next];
  if (rest !== undefined) throw unreadable(text, rest);
  return whole;
}

/** The names of the variables of an expression. */
export function variablesOf(expression: Expression): Set<string> {
  if (expression.kind === "number") return new Set();
  if (expression.kind === "variable") return new Set([expression.name]);
  return new Set([expression.left, expression.right].flatMap((part) => [...variablesOf(part)]));
}

/**
 * The same sums and products, with what was calculated first, then the numbers in the order of their places, then those that stand
 * nowhere. A step that may be written in two ways would be half as probable in each.
 * @param places where the variables are first said
 * @param freely whether the terms of a longer sum or product may change places too, and so the results of its steps
 */
export function inOrder(
  expression: Expression,
  places: ReadonlyMap<string, number>,
  freely: boolean,
): Expression {
  if (expression.kind !== "operation") return expression;
  const { operator } = expression;
  const isEither = operator === "+" || operator === "*";
  const terms = isEither && freely ? termsOf(expression, operator) : [expression.left, expression.right];
  const ordered = terms.map((term) => inOrder(term, places, freely));
  const place = (term: Expression): number => placeOf(term, places);
  const operations = ordered.filter(({ kind }) => kind === "operation").length;
  if (isEither && operations < 2) ordered.sort((one, other) => place(one) - place(other));
  return ordered.reduce((left, right) => ({ kind: "operation", operator, left, right }));
}

/** The terms of a sum of several, or of a product, from left to right. */
function termsOf(expression: Expression, operator: Operator): Expression[] {
  return expression.kind === "operation" && expression.operator === operator
    ? [...termsOf(expression.left, operator), ...termsOf(expression.right, operator)]
    : [expression];
}

function placeOf(term: Expression, places: ReadonlyMap<string, number>): number {
  if (term.kind === "operation") return -1;
  return term.kind === "variable" ? (places.get(term.name) ?? Infinity) : Infinity;
}

/**
 * The operations of an expression, innermost and leftmost first.
 * @param values of its variables; one that is missing is an Error
 * @returns null if an operation has no exact result (`evaluate`)
 */
export function solve(expression: Expression, values: ReadonlyMap<string, number>): Step[] | null {
  const steps: Step[] = [];

  function value(part: Expression): number | null {
    if (part.kind === "number") return part.value;
    if (part.kind === "variable") return valueOf(part.name, values);
    const left = value(part.left);
    const right = value(part.right);
    const step = left === null || right === null ? null : calculated(left, part.operator, right);
    if (step !== null) steps.push(step);
    return step?.result ?? null;
  }

  return value(expression) === null ? null : steps;
}

function valueOf(name: string, values: ReadonlyMap<string, number>): number {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The variable "${name}" has no value; give it one.`);
  return value;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) throw unreadable(text, text.slice(from).trim());
    tokens.push(found[0].trim());
  }
  return tokens;
}

function unreadable(text: string, at: string): Error {
  const where = at === "" ? "at its end" : `at "${at}"`;
  return new Error(`The expression "${text}" cannot be read ${where}; it may hold x, 12, + - * / and ( ).`);
}

/** Whether nothing is multiplied or divided. */
export function isSum(expression: Expression): boolean {
  if (expression.kind !== "operation") return true;
  const { operator, left, right } = expression;
  return (operator === "+" || operator === "-") && isSum(left) && isSum(right);
}
