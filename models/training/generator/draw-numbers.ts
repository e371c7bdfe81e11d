import { evaluate } from "./arithmetic.ts";
import { isSum, parseExpression, solve, variablesOf, type Expression, type Operation } from "./expression.ts";
import type { Operator } from "./problem.ts";
import { between, chance, type Random } from "./random.ts";
import { cents, factor, fraction, spare, term, type Usual } from "./usual-numbers.ts";

/** The names of the numbers that a text can say. */
export const VARIABLES: ReadonlySet<string> = new Set(["x", "y", "z", "w", "v"]);

/** Given numbers and results are at most this. */
export const LARGEST = 100_000;

const TRIES = 200;

/** Of problems that may have decimals, so many have them: of those that only add and subtract, and of the others. */
const WITH_DECIMALS = { sums: 0.75, others: 0.2 };

/** A measure with decimals is often less than one. */
const LESS_THAN_ONE = 0.2;

/** What numbers are to be drawn for. */
export interface NumbersWanted {
  readonly expression: Expression;
  /** How the numbers of sums and differences are drawn; others that nothing is calculated with are of everyday size. */
  readonly terms: Usual;
  /** Variables that are given in the text, though nothing is calculated with them. */
  readonly others: readonly string[];
  /** How to draw what is not drawn in the usual way (`WordingFamily.numbers`). */
  readonly table: Readonly<Record<string, string>>;
  /** Variables that are amounts of dollars: they may have cents. */
  readonly dollars: ReadonlySet<string>;
  /** Variables that count miles, pounds, …: they may have decimals where they are only added and subtracted. */
  readonly measures: ReadonlySet<string>;
}

/**
 * Draws numbers with which each step of the expression gives a positive number of at most `LARGEST`: a whole one, or
 * one with at most two decimals where there are cents or parts of a measure.
 * @throws Error if 200 tries found none, or the table cannot be read
 */
export function drawNumbers(random: Random, wanted: NumbersWanted): ReadonlyMap<string, number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const values = new Draw(random, wanted).values();
    if (isGood(wanted, values)) return values;
  }
  throw new Error(
    `${TRIES} tries found no numbers that give positive whole results; give it a table of numbers.`,
  );
}

function isGood(wanted: NumbersWanted, values: ReadonlyMap<string, number>): boolean {
  const hasDecimals = [...values.values()].some((value) => !Number.isInteger(value));
  const isNumber = (value: number) =>
    value > 0 && value <= LARGEST && (hasDecimals || Number.isInteger(value));
  return (
    [...values].every(([name, value]) => isNumber(value) && isGiven(wanted, name, value)) &&
    (solve(wanted.expression, values)?.every(({ result }) => isNumber(result)) ?? false)
  );
}

/** Whether a number can stand in a text: one thing has no plural, and only dollars and measures have decimals. */
function isGiven({ table, dollars, measures }: NumbersWanted, name: string, value: number): boolean {
  if (!Number.isInteger(value)) return measures.has(name) || (dollars.has(name) && value >= 2);
  return value >= 2 || name in table;
}

const RANGE = /^(\d+)\.\.(\d+)(?: by (\d+))?$/;

/** Names that tables use for draws of their own. */
const FRESH: readonly string[] = ["i", "j"];

/** One try. Its numbers need not fit: they are checked as a whole. */
class Draw {
  readonly #random: Random;
  readonly #wanted: NumbersWanted;
  readonly #hasDecimals: boolean;
  readonly #values = new Map<string, number>();
  /** Variables of the table whose numbers are being drawn. */
  readonly #open = new Set<string>();

  constructor(random: Random, wanted: NumbersWanted) {
    this.#random = random;
    this.#wanted = wanted;
    const { dollars, measures, expression } = wanted;
    const sums = isSum(expression);
    const may = dollars.size > 0 || (sums && measures.size > 0);
    this.#hasDecimals = may && chance(random, sums ? WITH_DECIMALS.sums : WITH_DECIMALS.others);
  }

  values(): ReadonlyMap<string, number> {
    const { expression, terms, others } = this.#wanted;
    this.#value(expression, terms);
    for (const name of others) this.#variable(name, spare);
    return new Map([...this.#values].filter(([name]) => !FRESH.includes(name)));
  }

  /** The value of an expression, whose variables are drawn where they have none yet. */
  #value(expression: Expression, usual: Usual): number {
    if (expression.kind === "number") return expression.value;
    if (expression.kind === "variable") return this.#variable(expression.name, usual);
    const { operator, left, right } = expression;
    const inside = operator === "*" || operator === "/" ? factor : usual;
    if (operator === "-" || operator === "/") return this.#backwards(expression, inside);
    const first = this.#value(left, inside);
    return exactly(first, operator, this.#value(right, inside));
  }

  /** A difference or quotient is one of the usual numbers: what it is taken from, or divided, follows from it. */
  #backwards({ operator, left, right }: Operation, usual: Usual): number {
    const second = this.#value(right, usual);
    const result = this.#fresh(usual, left.kind === "variable" ? left.name : "");
    const target = exactly(result, operator === "-" ? "+" : "*", second);
    return exactly(this.#reaching(left, target, operator === "/" ? term : usual), operator, second);
  }

  /** The value of an expression that is `target` if a number of a sum or difference is still free to make it so. */
  #reaching(expression: Expression, target: number, usual: Usual): number {
    if (expression.kind === "variable" && this.#isFree(expression)) {
      this.#values.set(expression.name, target);
      return target;
    }
    if (expression.kind !== "operation") return this.#value(expression, usual);
    const { operator, left, right } = expression;
    if (operator === "-") {
      const second = this.#value(right, usual);
      return exactly(this.#reaching(left, exactly(target, "+", second), usual), "-", second);
    }
    if (operator !== "+") return this.#value(expression, usual);
    const [drawn, reached] = this.#isFree(right) ? [left, right] : [right, left];
    const first = this.#value(drawn, usual);
    return exactly(first, "+", this.#reaching(reached, exactly(target, "-", first), usual));
  }

  /** Whether an expression has a number that is neither drawn nor in the table. */
  #isFree(expression: Expression): boolean {
    return [...variablesOf(expression)].some(
      (name) => !this.#values.has(name) && !(name in this.#wanted.table),
    );
  }

  #variable(name: string, usual: Usual): number {
    const value = this.#values.get(name) ?? this.#drawn(name, usual);
    this.#values.set(name, value);
    return value;
  }

  #drawn(name: string, usual: Usual): number {
    const entry = this.#wanted.table[name];
    if (entry !== undefined) return this.#fromTable(name, entry);
    if (FRESH.includes(name)) return between(this.#random, 2, 12);
    if (!VARIABLES.has(name)) throw new Error(`The table has "${name}"; it may have x, y, z, w, v, i and j.`);
    return this.#fresh(usual, name);
  }

  #fromTable(name: string, entry: string): number {
    const [, low, high, by = "1"] = RANGE.exec(entry) ?? [];
    if (low !== undefined && high !== undefined) return this.#inRange(Number(low), Number(high), Number(by));
    if (this.#open.has(name)) {
      throw new Error(`The table's number ${name} is "${entry}", which needs ${name} itself.`);
    }
    this.#open.add(name);
    return this.#value(parseExpression(entry), factor);
  }

  #inRange(low: number, high: number, by: number): number {
    if (high < low) throw new Error(`The table's range ${low}..${high} ends before it begins.`);
    return low + between(this.#random, 0, Math.floor((high - low) / by)) * by;
  }

  /** One of the usual numbers; with decimals, if they are to be had and it is an amount of dollars or a measure. */
  #fresh(usual: Usual, name: string): number {
    const whole = usual(this.#random);
    if (!this.#hasDecimals || !chance(this.#random, 0.7)) return whole;
    if (this.#wanted.dollars.has(name)) return exactly(whole, "+", cents(this.#random));
    if (!this.#wanted.measures.has(name)) return whole;
    const part = fraction(this.#random);
    return chance(this.#random, LESS_THAN_ONE) ? part : exactly(whole, "+", part);
  }
}

/** The exact value of an operation, or 0, which no number may be, if it has none. */
function exactly(left: number, operator: Operator, right: number): number {
  return evaluate(left, operator, right) ?? 0;
}
