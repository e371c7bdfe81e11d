import { parts, sumsByPlace } from "./places.ts";
import type { Operator, Step } from "./problem.ts";

/**
 * The exact value of one operation on numbers of at most two decimals.
 * @returns null if the result has more decimals, or for a division by zero
 * @throws RangeError if an operand has more than two decimals
 */
export function evaluate(left: number, operator: Operator, right: number): number | null {
  const [one, other] = [hundredths(left), hundredths(right)];
  switch (operator) {
    case "+":
      return (one + other) / 100;
    case "-":
      return (one - other) / 100;
    case "*":
      return (one * other) % 100 === 0 ? (one * other) / 10_000 : null;
    case "/":
      return other !== 0 && (one * 100) % other === 0 ? one / other : null;
  }
}

/** One operation with its exact result, or null where `evaluate` has none. */
export function calculated(left: number, operator: Operator, right: number, unit = ""): Step | null {
  const result = evaluate(left, operator, right);
  return result === null ? null : { left, operator, right, result, unit };
}

/** A number as solutions write it: `12`, `3.5`, without separators. At most four decimals, which products of parts may have. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(4)));
}

/**
 * A step as a chain of equal terms, so that each piece can be done in the head: `58+67=110+15=125`. Only the last number
 * is the step's own result: where that is wrong, the way to it is still right.
 */
export function equation({ left, operator, right, result }: Step): string {
  return [`${formatNumber(left)}${operator}${formatNumber(right)}`, ...WAYS[operator](left, right)]
    .concat(formatNumber(result))
    .join("=");
}

/** The products and quotients up to this number are known by heart. */
const TABLE = 12;

/** The terms between an operation and its result; none where it is done in one go. */
const WAYS: Readonly<Record<Operator, (left: number, right: number) => string[]>> = {
  "+": (left, right) => (isShort(left) || isShort(right) ? [] : runningSums(sumsByPlace(left, right))),
  "-": runningDifferences,
  "*": productWay,
  "/": quotientWay,
};

/** `345-178`: `345-100-70-8`, `245-70-8`, `175-8`. */
function runningDifferences(left: number, right: number): string[] {
  const taken = parts(right);
  if (taken.length < 2) return [];
  let rest = left;
  return taken.map((part, index) => {
    const term = [rest, ...taken.slice(index)].map(formatNumber).join("-");
    rest -= part;
    return term;
  });
}

function productWay(left: number, right: number): string[] {
  const [lefts, rights] = [parts(left), parts(right)];
  const inTable = [left, right].every((factor) => Number.isInteger(factor) && factor <= TABLE);
  if (inTable) return [];
  if (rights.length === 1) return runningSums(lefts.map((part) => part * right));
  if (lefts.length === 1) return runningSums(rights.map((part) => left * part));
  const pairs = factorPairs(left, right);
  return [
    pairs.map(([one, other]) => `${formatNumber(one)}*${formatNumber(other)}`).join("+"),
    ...runningSums(pairs.map(([one, other]) => one * other)),
  ];
}

/**
 * The products that a product of two longer numbers is the sum of. The smaller factor stays whole if it has two digits:
 * `12*52` is `12*50+12*2`.
 */
function factorPairs(left: number, right: number): [number, number][] {
  const [canKeepLeft, canKeepRight] = [left, right].map((factor) => Number.isInteger(factor) && factor < 100);
  if (canKeepLeft === true && (left <= right || canKeepRight !== true)) {
    return parts(right).map((part) => [left, part]);
  }
  const rights = canKeepRight === true ? [right] : parts(right);
  return parts(left).flatMap((one) => rights.map((other): [number, number] => [one, other]));
}

/** `624/12`: `600/12+24/12`, `50+2`. */
function quotientWay(left: number, right: number): string[] {
  const quotient = evaluate(left, "/", right);
  if (quotient === null || (Number.isInteger(quotient) && quotient <= TABLE)) return [];
  const quotients = parts(quotient);
  if (quotients.length < 2) return [];
  return [
    quotients.map((part) => `${formatNumber(part * right)}/${formatNumber(right)}`).join("+"),
    quotients.map(formatNumber).join("+"),
  ];
}

/** `100+120+15`, `220+15`: the sum, and what is left of it as its first two terms are added; nothing for one term. */
function runningSums(terms: readonly number[]): string[] {
  const [first, second, ...others] = terms;
  if (first === undefined || second === undefined) return [];
  return [terms.map(formatNumber).join("+"), ...runningSums([first + second, ...others])];
}

/** Whether a number is one digit: 7, 0.5. */
function isShort(value: number): boolean {
  return value < 10 && parts(value).length === 1;
}

function hundredths(value: number): number {
  const whole = Math.round(value * 100);
  if (Math.abs(whole / 100 - value) > 1e-9) {
    throw new RangeError(`${value} has more than two decimals; steps are made of numbers with at most two.`);
  }
  return whole;
}
