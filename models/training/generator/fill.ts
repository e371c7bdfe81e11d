import { reasonOf } from "../../../core/errors.ts";
import { formatNumber } from "./arithmetic.ts";
import { drawCast, type Cast } from "./cast.ts";
import { drawNumbers, VARIABLES } from "./draw-numbers.ts";
import { inOrder, isSum, parseExpression, solve, variablesOf, type Expression } from "./expression.ts";
import { withArticles, withCapitals } from "./grammar.ts";
import type { Step } from "./problem.ts";
import { chance, pick, type Random } from "./random.ts";
import { withSpareNumber } from "./spare-numbers.ts";
import {
  certainSlotsOf,
  chosenPieces,
  parseTemplate,
  slotsOf,
  textOf,
  type Piece,
  type Template,
} from "./template.ts";
import { term, type Usual } from "./usual-numbers.ts";
import type { WordingFamily } from "./wording.ts";

/** A wording with words and numbers in it, and the operations that solve it. */
export interface FilledWording {
  readonly text: string;
  readonly steps: readonly Step[];
  /** The numbers of the text, by their slots. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** What may be different when a family is filled. */
export interface FillOptions {
  /** One of the family's texts; else it is drawn. */
  readonly text?: string;
  /** The number `{v}` of a text that asks to compare the result with it, from the steps that lead to the result. */
  readonly limit?: (steps: readonly Step[]) => number;
  /** Whether the text is to have one number more than it needs, if one fits. */
  readonly spare?: boolean;
  /** How numbers are drawn that are only added and subtracted, and have no table; in the usual way if left out. */
  readonly terms?: Usual;
}

/**
 * Fills a text of a family: chooses alternatives, draws words and numbers.
 * @throws Error that names the family and the text, if the family breaks the rules of wording.ts
 */
export function fillWording(random: Random, family: WordingFamily, options: FillOptions = {}): FilledWording {
  const text = options.text ?? pick(random, family.texts);
  try {
    return filled(random, family, parseTemplate(text), options);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new Error(`The wording family "${family.id}" cannot be filled: ${reason} Its text: "${text}".`, {
      cause,
    });
  }
}

/** Whether the problems of a family may add and subtract decimals: parts of a measure, or cents. */
export function mayHaveDecimals({ expression, money, texts }: WordingFamily): boolean {
  if (!isSum(parseExpression(expression))) return false;
  return (
    money === true || texts.some((text) => measuresOf(chosenPieces(() => 0, parseTemplate(text))).size > 0)
  );
}

/**
 * The texts of a family that only adds and subtracts in which every number is a measure, and one that the expression has;
 * none for a family whose numbers are drawn in a way of its own.
 */
export function measuredTexts({ expression, numbers, texts }: WordingFamily): readonly string[] {
  const parsed = parseExpression(expression);
  if (numbers !== undefined || !isSum(parsed)) return [];
  const used = variablesOf(parsed);
  return texts.filter((text) => {
    const pieces = chosenPieces(() => 0, parseTemplate(text));
    const measures = measuresOf(pieces);
    return (
      measures.size === used.size && givenIn(pieces).every((name) => used.has(name) && measures.has(name))
    );
  });
}

/** A text of a wording with words in it, and with numbers as they are given. */
export function fillText(random: Random, text: string, numbers: Readonly<Record<string, string>>): string {
  const said: Readonly<Record<string, string>> = { ...drawCast(random), ...numbers };
  const words = chosenPieces(random, parseTemplate(text)).map((piece) =>
    "words" in piece ? piece.words : (said[piece.slot] ?? ""),
  );
  return withCapitals(withArticles(words.join("")));
}

function filled(
  random: Random,
  family: WordingFamily,
  template: Template,
  { limit, spare = false, terms = term }: FillOptions,
): FilledWording {
  const expression = parseExpression(family.expression);
  const cast = drawCast(random);
  checkSlots(template, expression, cast);
  const chosen = chosenPieces(random, template);
  const pieces = spare ? withSpare(random, chosen, expression) : chosen;
  const drawn = drawNumbers(random, {
    expression,
    terms: mayBeOfAnySize(family, expression) ? terms : term,
    others: givenIn(pieces).filter((name) => limit === undefined || name !== "v"),
    table: tableOf(family),
    dollars: family.money === true ? dollarsOf(pieces) : new Set(),
    measures: measuresOf(pieces),
  });
  const asSaid = inOrder(expression, placesIn(pieces), !saysUnitsApart(family));
  const steps = withUnits(random, solve(asSaid, drawn) ?? solve(expression, drawn) ?? [], family, cast);
  const numbers = limit === undefined ? drawn : new Map([...drawn, ["v", limit(steps)] as const]);
  return { text: withCapitals(withArticles(wordsOf(pieces, cast, numbers))), steps, numbers };
}

/** Where each number is said first. */
function placesIn(pieces: readonly Piece[]): ReadonlyMap<string, number> {
  const names = givenIn(pieces);
  return new Map(names.map((name) => [name, names.indexOf(name)]));
}

/** Whether the results of steps count different things, so that each has its place. */
function saysUnitsApart({ units = [] }: WordingFamily): boolean {
  return new Set(units).size > 1;
}

/** Whether numbers are only added and subtracted, and none is fixed by the family. */
function mayBeOfAnySize({ numbers, expression: written }: WordingFamily, expression: Expression): boolean {
  return isSum(expression) && numbers === undefined && !/\d/.test(written);
}

function withSpare(random: Random, pieces: readonly Piece[], expression: Expression): readonly Piece[] {
  const used = new Set([...givenIn(pieces), ...variablesOf(expression)]);
  return chosenPieces(random, parseTemplate(withSpareNumber(random, textOf(pieces), used)));
}

function checkSlots(template: Template, expression: Expression, cast: Cast): void {
  const unknown = [...slotsOf(template)].find((slot) => !(slot in cast) && !VARIABLES.has(slot));
  if (unknown !== undefined) throw new Error(`There is no slot {${unknown}}.`);
  const said = certainSlotsOf(template);
  for (const name of variablesOf(expression)) {
    if (!VARIABLES.has(name))
      throw new Error(`The expression has "${name}"; its numbers are x, y, z, w and v.`);
    if (!said.has(name))
      throw new Error(`The expression needs {${name}}, which not every version of the text says.`);
  }
}

function tableOf({ numbers = {} }: WordingFamily): Readonly<Record<string, string>> {
  const unknown = Object.keys(numbers).find((name) => !VARIABLES.has(name));
  if (unknown !== undefined) throw new Error(`The table has "${unknown}"; it may have x, y, z, w and v.`);
  return numbers;
}

function givenIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => ("slot" in piece && VARIABLES.has(piece.slot) ? [piece.slot] : []));
}

/** The numbers that a text says in dollars: `${x}`, `{x} dollars`. */
function dollarsOf(pieces: readonly Piece[]): Set<string> {
  return numbersAt(
    pieces,
    (index) => /^ dollars?\b/.test(wordsAt(pieces, index + 1)) || isAfterSign(pieces, index),
  );
}

const MEASURE = new RegExp(
  "^ (?:more |extra |further |other )?(?:miles?|kilometers?|meters?|centimeters?|inch(?:es)?|feet|foot|yards?|pounds?|ounces?|" +
    "kilograms?|grams?|tons?|liters?|gallons?|quarts?|pints?|hours?|acres?)\\b",
);

/** The numbers that a text says of a measure: `{x} miles`, `{x} {length}`. */
function measuresOf(pieces: readonly Piece[]): Set<string> {
  return numbersAt(pieces, (index) => {
    const next = pieces[index + 2];
    const isLength = next !== undefined && "slot" in next && next.slot === "length";
    return isLength || MEASURE.test(wordsAt(pieces, index + 1));
  });
}

/** The numbers whose places in a text are such. */
function numbersAt(pieces: readonly Piece[], isSuch: (index: number) => boolean): Set<string> {
  return new Set(givenIn(pieces.filter((_, index) => isSuch(index))));
}

function isAfterSign(pieces: readonly Piece[], index: number): boolean {
  return wordsAt(pieces, index - 1).endsWith("$");
}

function wordsAt(pieces: readonly Piece[], index: number): string {
  const piece = pieces[index];
  return piece !== undefined && "words" in piece ? piece.words : "";
}

function wordsOf(pieces: readonly Piece[], cast: Cast, numbers: ReadonlyMap<string, number>): string {
  const words = pieces.map((piece, index) => {
    if ("words" in piece) return piece.words;
    const number = numbers.get(piece.slot);
    if (number === undefined) return cast[piece.slot] ?? "";
    return isAfterSign(pieces, index) ? amountOf(number) : formatNumber(number);
  });
  return words.join("");
}

/** Cents have two digits after a dollar sign: $3.50. */
function amountOf(number: number): string {
  return Number.isInteger(number) ? formatNumber(number) : number.toFixed(2);
}

/** In half of the problems it is known what their results count: choices made of them may say it. */
function withUnits(
  random: Random,
  steps: readonly Step[],
  family: WordingFamily,
  cast: Cast,
): readonly Step[] {
  const { units } = family;
  if (units === undefined) return steps;
  if (units.length !== steps.length) {
    throw new Error(`There are ${units.length} units for ${steps.length} steps.`);
  }
  const names = units.map((unit) => unitOf(unit, cast));
  return chance(random, 0.5) ? steps.map((step, index) => ({ ...step, unit: names[index] ?? "" })) : steps;
}

function unitOf(unit: string, cast: Cast): string {
  return unit.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = cast[slot];
    if (word === undefined) throw new Error(`The unit "${unit}" has no slot {${slot}} to take words from.`);
    return word;
  });
}
