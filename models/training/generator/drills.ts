import { calculated, equation, formatNumber } from "./arithmetic.ts";
import { drawFractionEquation } from "./kinds/fractions.ts";
import { searchLine } from "./kinds/multiple-choice.ts";
import { sizeLine } from "./kinds/relations.ts";
import type { Operator, Step } from "./problem.ts";
import { between, chance, pick, pickWeighted, shuffled, type Random } from "./random.ts";
import { drawWord, spelled } from "./spelling.ts";
import { fraction } from "./usual-numbers.ts";

/** Practice of one skill that solutions are made of. It is no problem: nobody discusses it. */
export interface Drill {
  readonly prompt: string;
  readonly reply: string;
}

/** Draws equations, differences, comparisons, words to spell, or numbers to find among options. */
export function drawDrill(random: Random): Drill {
  return pickWeighted(random, DRILLS).draw(random);
}

const DRILLS: readonly { readonly weight: number; readonly draw: (random: Random) => Drill }[] = [
  { weight: 38, draw: equationDrill },
  { weight: 12, draw: differenceDrill },
  { weight: 8, draw: fractionDrill },
  { weight: 18, draw: samenessDrill },
  { weight: 8, draw: sizeDrill },
  { weight: 20, draw: spellingDrill },
  { weight: 9, draw: searchDrill },
];

function equationDrill(random: Random): Drill {
  const steps = several(random, 4, 9, () => drawPractice(random));
  const asked = steps.map(
    ({ left, operator, right }) => `${formatNumber(left)}${operator}${formatNumber(right)}`,
  );
  return { prompt: `Compute: ${asked.join("; ")}`, reply: steps.map(equation).join("\n") };
}

/** Decimals without end are fractions. */
function fractionDrill(random: Random): Drill {
  const equations = several(random, 3, 6, () => drawFractionEquation(random));
  return {
    prompt: `Compute as fractions: ${equations.map(({ asked }) => asked).join("; ")}`,
    reply: equations.map(({ line }) => line).join("\n"),
  };
}

/** Of two numbers in any order, the larger is what the smaller is taken from: texts seldom say the larger first. */
function differenceDrill(random: Random): Drill {
  const steps = several(random, 3, 7, () => drawDifference(random));
  const pairs = steps.map(({ left, right }) =>
    shuffled(random, [left, right]).map(formatNumber).join(" and "),
  );
  return { prompt: `Differences: ${pairs.join("; ")}`, reply: steps.map(equation).join("\n") };
}

function drawDifference(random: Random): Step {
  const [one, other] = [drawAmount(random), drawAmount(random)];
  const step = one === other ? null : calculated(Math.max(one, other), "-", Math.min(one, other));
  return step ?? drawDifference(random);
}

function drawAmount(random: Random): number {
  return chance(random, WITH_DECIMALS) ? drawDecimal(random) : drawNumber(random);
}

function samenessDrill(random: Random): Drill {
  const pairs = several(random, 3, 8, () => drawPair(random));
  return {
    prompt: `Same or different? ${pairs.map(([one, other]) => `${one} vs ${other}`).join("; ")}`,
    reply: pairs
      .map(([one, other]) => `${one} vs ${other}: ${one === other ? "same" : "different"}.`)
      .join("\n"),
  };
}

function sizeDrill(random: Random): Drill {
  const pairs = several(random, 3, 8, () => drawPair(random));
  return {
    prompt: `More or less? ${pairs.map(([one, other]) => `${one} vs ${other}`).join("; ")}`,
    reply: pairs.map(([one, other]) => sizeLine(one, other)).join("\n"),
  };
}

function spellingDrill(random: Random): Drill {
  const words = several(random, 3, 8, () => drawWord(random));
  return {
    prompt: `Spell: ${words.join(" ")}`,
    reply: words.map((word) => `${spelled(word)}: ${word.slice(-1)}`).join("\n"),
  };
}

/** Of searches, so many find nothing: then the nearest number is named. */
const WITHOUT_WANTED = 0.2;

function searchDrill(random: Random): Drill {
  const wanted = drawNumber(random);
  const options = new Set(chance(random, WITHOUT_WANTED) ? [] : [wanted]);
  while (options.size < 5) options.add(chance(random, 0.6) ? nearby(random, wanted) : drawNumber(random));
  const values = shuffled(random, [...options].map(String));
  const listed = values.map((value, index) => `(${"ABCDE".charAt(index)}) ${value}`);
  return {
    prompt: `Which option is ${wanted}? ${listed.join(" ")}`,
    reply: searchLine(String(wanted), values),
  };
}

/** Of the operations to practise, so many add or subtract decimals. */
const WITH_DECIMALS = 0.2;

function drawPractice(random: Random): Step {
  return chance(random, WITH_DECIMALS) ? drawDecimals(random) : drawOperation(random);
}

function drawDecimals(random: Random): Step {
  const [one, other] = [drawDecimal(random), drawDecimal(random)];
  const step =
    one === other || chance(random, 0.5)
      ? calculated(one, "+", other)
      : calculated(Math.max(one, other), "-", Math.min(one, other));
  return step ?? drawDecimals(random);
}

function drawDecimal(random: Random): number {
  const whole = chance(random, 0.15) ? 0 : upTo(random, [9, 20, 99]);
  const part = chance(random, 0.2) ? 0 : fraction(random);
  return whole + part === 0 ? 1 : Number((whole + part).toFixed(2));
}

/** Up to which the numbers of drills are; the largest are there for their length. */
const SIZES: readonly number[] = [99, 99, 99, 999, 999, 9999, 60_000];

/** One operation on whole numbers with a whole positive result. */
export function drawOperation(random: Random): Step {
  const step = drawStep(random, pick(random, ["+", "+", "+", "-", "-", "-", "*", "*", "/"]));
  return step ?? drawOperation(random);
}

function drawStep(random: Random, operator: Operator): Step | null {
  switch (operator) {
    case "+":
      return calculated(upTo(random, SIZES), "+", upTo(random, [20, 99, 999, 9999, 60_000]));
    case "-": {
      const left = upTo(random, [30, ...SIZES]);
      return calculated(left, "-", between(random, 1, left - 1));
    }
    case "*":
      return chance(random, 0.4)
        ? calculated(between(random, 2, 12), "*", between(random, 2, 12))
        : calculated(upTo(random, [60, 60, 400]), "*", upTo(random, [9, 9, 60]));
    case "/": {
      const divisor = upTo(random, [9, 9, 25]);
      return calculated(divisor * upTo(random, [12, 40, 99]), "/", divisor);
    }
  }
}

/** Two numbers that are equal, near each other, each other backwards, or just two numbers. */
function drawPair(random: Random): [number, number] {
  const one = drawNumber(random);
  if (chance(random, 0.4)) return [one, one];
  const backwards = Number(Array.from(String(one)).reverse().join(""));
  return [one, pick(random, [nearby(random, one), nearby(random, one), drawNumber(random), backwards])];
}

function drawNumber(random: Random): number {
  return upTo(random, [20, ...SIZES]);
}

function nearby(random: Random, number: number): number {
  const other = number + pick(random, [1, 2, 5, 10, 20, 100]) * pick(random, [1, -1]);
  return other > 0 ? other : number + 1;
}

/** From 2 up to one of the bounds. */
function upTo(random: Random, bounds: readonly number[]): number {
  return between(random, 2, pick(random, bounds));
}

function several<Item>(random: Random, fewest: number, most: number, draw: () => Item): Item[] {
  return Array.from({ length: between(random, fewest, most) }, draw);
}
