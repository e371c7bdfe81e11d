import { parseExpression, solve, variablesOf, type Expression } from "../expression.ts";
import { fillText } from "../fill.ts";
import { misledSteps, mistakenSteps } from "../mistakes.ts";
import type { Problem, Step, Worked } from "../problem.ts";
import { named } from "../problem-id.ts";
import { between, chance, pick, type Random } from "../random.ts";
import { variedText } from "../surface.ts";
import type { FractionFamily } from "./fraction-families.ts";

/** Numbers with one denominator: the number of a name is its numerator. */
interface Parts {
  readonly denominator: number;
  readonly numerators: ReadonlyMap<string, number>;
  /** The steps over the numerators. */
  readonly steps: readonly Step[];
}

/** The numbers of a problem are multiples of one of these parts of a whole. */
const DENOMINATORS: readonly number[] = [3, 3, 6, 6, 8, 8, 9, 12, 12];

/** Of problems that may, so many have numbers above one, and of their numbers so many are. */
const ABOVE_ONE = { problems: 0.3, numbers: 0.7 };

/** Numbers above one are at most this and a part. */
const MOST_WHOLES = 12;

/** So many draws may give nothing that can be asked. */
const TRIES = 500;

/**
 * Adds or takes away parts of a whole that a text gives as decimals without end, as some sets of problems do:
 * 0.16666666666666666 mile. Solutions write them as fractions.
 * @throws Error if the family does more than add and subtract
 */
export function fractionsProblem(
  random: Random,
  { id, expression, texts, aboveOne, ofOneWhole }: FractionFamily,
): Problem {
  const above = aboveOne === true && chance(random, ABOVE_ONE.problems) ? ABOVE_ONE.numbers : 0;
  const { denominator, numerators, steps } = drawParts(
    random,
    parseExpression(expression),
    above,
    ofOneWhole === true,
  );
  const numbers = [...numerators].map(
    ([name, numerator]) => [name, String(numerator / denominator)] as const,
  );
  const text = fillText(random, pick(random, texts), Object.fromEntries(numbers));
  const worked = (some: readonly Step[]) => workedParts(some, denominator);
  return named({
    family: id,
    question: { text: variedText(random, text), answerType: "number", choices: [] },
    right: worked(steps),
    steps: [],
    instructions: linesOf(steps, denominator).map((line) => `Compute ${line.split("=")[0] ?? ""}.`),
    misled: worked(misledSteps(steps)),
    mistaken: (again) => worked(mistakenSum(again, steps)),
  });
}

/** One sum or difference of parts of a whole, as a text says it and as a solution writes it. */
export interface FractionEquation {
  /** `0.16666666666666666+0.5` */
  readonly asked: string;
  /** `1/6+1/2=1/6+3/6=4/6` */
  readonly line: string;
}

/** Draws two parts of a whole, some of them above one, to add or to take away. */
export function drawFractionEquation(random: Random): FractionEquation {
  const expression = parseExpression(pick(random, ["x+y", "x-y"]));
  const above = chance(random, ABOVE_ONE.problems) ? ABOVE_ONE.numbers : 0;
  const { denominator, steps } = drawParts(random, expression, above);
  const asked = steps.map(
    ({ left, operator, right }) => `${left / denominator}${operator}${right / denominator}`,
  );
  return { asked: asked.join(), line: linesOf(steps, denominator).join() };
}

/**
 * @param above share of the numbers that are above one
 * @param ofOneWhole whether they are together at most one
 */
function drawParts(random: Random, expression: Expression, above: number, ofOneWhole = false): Parts {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const parts = inLowestTerms(random, expression, above);
    if (parts !== null && isGood(parts) && (!ofOneWhole || isWithinOne(parts))) return parts;
  }
  throw new Error(`${TRIES} tries found no parts of a whole; the expression may only add and subtract.`);
}

/** One try: numbers that are multiples of a part, over the smallest denominator that they have in common. */
function inLowestTerms(random: Random, expression: Expression, above: number): Parts | null {
  const part = pick(random, DENOMINATORS);
  const drawn = [...variablesOf(expression)].map((name) => {
    const wholes = chance(random, above) ? between(random, 1, MOST_WHOLES) : 0;
    return [name, wholes * part + between(random, wholes === 0 ? 1 : 0, part - 1)] as const;
  });
  const shared = drawn.reduce((divisor, [, numerator]) => commonDivisor(divisor, numerator), part);
  const numerators = new Map(drawn.map(([name, numerator]) => [name, numerator / shared]));
  const steps = solve(expression, numerators);
  return steps === null ? null : { denominator: part / shared, numerators, steps };
}

/** Whether no decimal of at most two places says all numbers, and who errs can err by adding for taking away. */
function isGood({ denominator, numerators, steps }: Parts): boolean {
  const isShort = (numerator: number) => (numerator * 100) % denominator === 0;
  return (
    [...numerators.values()].some((numerator) => !isShort(numerator)) &&
    steps.every(({ result }) => result > 0) &&
    isSumOfParts(misledSteps(steps))
  );
}

function isWithinOne({ denominator, numerators }: Parts): boolean {
  return [...numerators.values()].reduce((sum, numerator) => sum + numerator, 0) <= denominator;
}

function mistakenSum(random: Random, steps: readonly Step[]): readonly Step[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const wrong = mistakenSteps(random, steps);
    if (isSumOfParts(wrong)) return wrong;
  }
  return misledSteps(steps);
}

/** The product of two numerators is no product of their parts. */
function isSumOfParts(steps: readonly Step[]): boolean {
  return steps.every(({ operator }) => operator === "+" || operator === "-");
}

function workedParts(steps: readonly Step[], denominator: number): Worked {
  return { lines: linesOf(steps, denominator), answer: saidResult(steps.at(-1)?.result ?? 0, denominator) };
}

/** `1/6+1/2=1/6+3/6=4/6`: given numbers are reduced, results stay as they are. */
function linesOf(steps: readonly Step[], denominator: number): string[] {
  const results = new Set<number>();
  return steps.map(({ left, operator, right, result }) => {
    const said = (number: number) =>
      results.has(number) ? saidResult(number, denominator) : reduced(number, denominator);
    const terms = [
      `${said(left)}${operator}${said(right)}`,
      `${left}/${denominator}${operator}${right}/${denominator}`,
      `${result}/${denominator}`,
      saidResult(result, denominator),
    ];
    results.add(result);
    return [...new Set(terms)].join("=");
  });
}

function saidResult(numerator: number, denominator: number): string {
  return numerator % denominator === 0 ? String(numerator / denominator) : `${numerator}/${denominator}`;
}

function reduced(numerator: number, denominator: number): string {
  const shared = commonDivisor(numerator, denominator);
  return saidResult(numerator / shared, denominator / shared);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
