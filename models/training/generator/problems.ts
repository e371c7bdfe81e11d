import { randomNumbers } from "../../../core/random.ts";
import { deriveSeed } from "../../../core/seed.ts";
import { arithmeticProblem } from "./arithmetic-problem.ts";
import { fillWording, mayHaveDecimals, type FillOptions } from "./fill.ts";
import { familiesOf, isHeldOut, type Split } from "./hold-out.ts";
import { bareSumProblem, SUM_FAMILIES } from "./kinds/bare-sum.ts";
import { coinFlipProblem } from "./kinds/coin-flip.ts";
import { FACT_FAMILIES, SIZE_FAMILIES } from "./kinds/fact-families.ts";
import { factsProblem, sizesProblem } from "./kinds/facts.ts";
import { FRACTION_FAMILIES } from "./kinds/fraction-families.ts";
import { fractionsProblem } from "./kinds/fractions.ts";
import { lastLettersProblem } from "./kinds/last-letters.ts";
import { LETTERS_FAMILIES } from "./kinds/letters-families.ts";
import { multipleChoiceProblem, nearestChoiceProblem } from "./kinds/multiple-choice.ts";
import { SWITCH_FAMILIES } from "./kinds/switch-families.ts";
import { YES_NO_FAMILIES } from "./kinds/yes-no-families.ts";
import { canFollowUp, withFollowUp, yesNoProblem } from "./kinds/yes-no.ts";
import type { Problem } from "./problem.ts";
import { chance, pick, pickWeighted, type Random } from "./random.ts";
import { variedText } from "./surface.ts";
import { longTerm } from "./usual-numbers.ts";
import type { WordingFamily } from "./wording.ts";
import { WORDINGS } from "./wordings/index.ts";

/** Draws a problem of some kind. */
export type ProblemSource = (random: Random) => Problem;

/** A kind of problem with its share among the kinds. */
export interface WeightedSource {
  readonly weight: number;
  readonly draw: ProblemSource;
}

/**
 * How often a problem for training is of which families. Most people ask for one step or two, though families of three are as
 * many as those of one; and they often add and subtract decimals, which few families have.
 */
const CLASSES: readonly { readonly weight: number; readonly has: (family: WordingFamily) => boolean }[] = [
  { weight: 35, has: (family) => stepsOf(family) === 1 },
  { weight: 35, has: (family) => stepsOf(family) === 2 },
  { weight: 10, has: (family) => stepsOf(family) > 2 },
  { weight: 20, has: mayHaveDecimals },
];

/** What a mix of problems is made of. */
export interface MixSettings {
  readonly split: Split;
  /** Arithmetic problems that do not come from our wordings, and their share among arithmetic problems. */
  readonly further?: { readonly share: number; readonly draw: ProblemSource };
  /** How often a family of wordings is drawn beside the others of its kind; 1 for each if left out. */
  readonly weightOf?: ((family: string) => number) | undefined;
  /** Whether our wordings now and then have a number more than they need, or longer numbers. */
  readonly harder?: boolean | undefined;
}

/** How often they have. */
const HARDER = { spare: 0.25, long: 0.15 };

interface Named {
  readonly id: string;
}

/** A family, and how often it is drawn beside others. */
interface Weighted<Family> {
  readonly weight: number;
  readonly family: Family;
}

function weighted<Family extends Named>(
  families: readonly Family[],
  weightOf: MixSettings["weightOf"] = () => 1,
): readonly Weighted<Family>[] {
  return families.map((family) => ({ weight: weightOf(family.id), family }));
}

/** The problem of a seed: the same seed and mix give the same problem. */
export function drawProblem(seed: number, mix: readonly WeightedSource[]): Problem {
  const random = randomNumbers(deriveSeed(seed, "problem"));
  return pickWeighted(random, mix).draw(random);
}

/**
 * All kinds of problems, of families of one split only; kinds that have none in it are left out. Three in four are
 * arithmetic ones, from which choices and some questions for yes or no are made.
 */
export function problemMix(settings: MixSettings): readonly WeightedSource[] {
  const { split, weightOf } = settings;
  const arithmetic = arithmeticSource(settings);
  const families = <Family extends Named>(all: readonly Family[]) =>
    weighted(familiesOf(split, all), weightOf);
  return [
    { weight: 80, draw: arithmetic },
    ...kind(3, families(FRACTION_FAMILIES), fractionsProblem),
    { weight: 4, draw: (random) => multipleChoiceProblem(random, arithmetic(random)) },
    ...(split === "training"
      ? [{ weight: 1, draw: (random: Random) => nearestChoiceProblem(random, arithmetic(random)) }]
      : []),
    { weight: 1.5, draw: (random) => withFollowUp(random, drawUntil(random, arithmetic, canFollowUp)) },
    ...kind(2.5, families(YES_NO_FAMILIES), yesNoProblem),
    ...kind(2, families(SWITCH_FAMILIES), coinFlipProblem),
    ...kind(7, families(LETTERS_FAMILIES), lastLettersProblem),
    ...kind(2, families(FACT_FAMILIES), factsProblem),
    ...kind(1, families(SIZE_FAMILIES), sizesProblem),
    ...kind(1, families(SUM_FAMILIES), bareSumProblem),
  ];
}

/** A problem from a family of wordings. */
function wordedProblem(random: Random, family: WordingFamily, harder = false): Problem {
  const { text, steps } = fillWording(random, family, harder ? drawHarder(random) : {});
  return arithmeticProblem(family.id, variedText(random, text), steps);
}

function drawHarder(random: Random): FillOptions {
  const spare = chance(random, HARDER.spare);
  return chance(random, HARDER.long) ? { spare, terms: longTerm } : { spare };
}

function arithmeticSource(settings: MixSettings): ProblemSource {
  const { split, further } = settings;
  const worded = wordedSource(settings);
  const isInSplit = ({ family }: Problem) => isHeldOut(family) === (split === "held-out");
  return (random) =>
    further !== undefined && chance(random, further.share)
      ? drawUntil(random, further.draw, isInSplit)
      : worded(random);
}

/** Problems of our wordings. Those that are held out are drawn evenly, so that figures of one training can be set beside another's. */
function wordedSource({ split, weightOf, harder }: MixSettings): ProblemSource {
  const families = familiesOf(split, WORDINGS);
  if (split === "held-out") return (random) => wordedProblem(random, pick(random, families), harder);
  const classes = CLASSES.map(({ weight, has }) => ({
    weight,
    families: weighted(families.filter(has), weightOf),
  }));
  return (random) =>
    wordedProblem(random, pickWeighted(random, pickWeighted(random, classes).families).family, harder);
}

function stepsOf({ expression }: WordingFamily): number {
  return expression.match(/[-+*/]/g)?.length ?? 0;
}

function kind<Family extends Named>(
  weight: number,
  families: readonly Weighted<Family>[],
  make: (random: Random, family: Family) => Problem,
): WeightedSource[] {
  if (families.length === 0) return [];
  return [{ weight, draw: (random) => make(random, pickWeighted(random, families).family) }];
}

/** So many problems of a source are looked at before it is said to have no good one. */
const TRIES = 1000;

function drawUntil(random: Random, draw: ProblemSource, isGood: (problem: Problem) => boolean): Problem {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const problem = draw(random);
    if (isGood(problem)) return problem;
  }
  throw new Error(`None of ${TRIES} problems drawn could be used; check the families of the source.`);
}
