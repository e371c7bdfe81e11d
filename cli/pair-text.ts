import type { PairComparison } from "../core/comparison/comparison.ts";
import { inPoints, pInWords, signed } from "../core/figure-words.ts";
import { LEAST_PAIRS } from "../core/scoring/paired-bootstrap.ts";
import { SIGNIFICANCE } from "../core/scoring/power.ts";
import { intervalInWords } from "./figure-words.ts";
import { table } from "./output.ts";

/** How the runs of a comparison are called in its text, by their ids. */
export type Letters = ReadonlyMap<string, string>;

export interface PairWords {
  readonly letters: Letters;
  /** Number of comparisons that the p-values are corrected for. */
  readonly together: number;
  /** How the first of the two is called, where it is only a part of its run. */
  readonly first?: string;
}

/** Two runs: the four counts, the difference with its tests, and a sentence of what they show. */
export function pairText(pair: PairComparison, words: PairWords): string {
  const names = {
    first: words.first ?? words.letters.get(pair.first) ?? pair.first,
    second: words.letters.get(pair.second) ?? pair.second,
  };
  return [`${names.second} against ${names.first}`, ...figureLines(pair, names, words.together)].join("\n  ");
}

interface Names {
  readonly first: string;
  readonly second: string;
}

function figureLines(pair: PairComparison, names: Names, together: number): readonly string[] {
  const { difference, interval, exact, midP, adjusted, detectable } = pair;
  if (exact === null || midP === null || adjusted === null || detectable === null)
    return scoreLines(pair, names, together);
  const corrected =
    together === 1 ? "" : `; after Holm's correction for ${together} comparisons p ${pInWords(adjusted)}`;
  return [
    ...countsTable(pair, names).split("\n"),
    `difference ${points(difference)} points (${intervalInWords(interval, points)})`,
    `McNemar's test: exact p ${pInWords(exact)}, mid-p ${pInWords(midP)}${corrected}`,
    ...(detectable < 1
      ? [
          `smallest difference that such a sample shows: ${pointsOf(detectable)} (80 % power at 5 %` +
            `${notCorrected(together)})`,
        ]
      : []),
    conclusion({ difference, adjusted, detectable }, names, together),
  ];
}

function countsTable({ bothRight, onlyFirst, onlySecond, bothWrong }: PairComparison, names: Names): string {
  return table([
    ["", `${names.second} right`, `${names.second} wrong`],
    [`${names.first} right`, String(bothRight), String(onlyFirst)],
    [`${names.first} wrong`, String(onlySecond), String(bothWrong)],
  ]);
}

/** One sentence that says no more than the test does. */
function conclusion(
  { difference, adjusted, detectable }: { difference: number; adjusted: number; detectable: number },
  { first, second }: Names,
  together: number,
): string {
  if (adjusted < SIGNIFICANCE) {
    const [better, worse] = difference > 0 ? [second, first] : [first, second];
    return `${better} is right more often than ${worse} here; if they were equally good, this would be rare.`;
  }
  const corrected = together === 1 ? "" : `, corrected for ${together} comparisons`;
  if (detectable >= 1) return tooSmall(corrected);
  const missing = together === 1 ? "it" : "even a single comparison";
  return (
    `This sample cannot tell them apart${corrected}; ${missing} would often miss a difference of less than ` +
    `${pointsOf(detectable)}.`
  );
}

function tooSmall(corrected: string): string {
  return `This sample cannot tell them apart${corrected}; it is too small to show any difference.`;
}

function notCorrected(together: number): string {
  return together === 1 ? "" : `, not corrected for ${together} comparisons`;
}

/** Translations: the difference of their mean scores; nothing is tested. */
function scoreLines(
  { difference, interval, questions, differing }: PairComparison,
  names: Names,
  together: number,
): readonly string[] {
  const words = `${intervalInWords(interval, signed)}${notCorrected(together)}`;
  return [
    `difference ${signed(difference)} chrF (${words})`,
    differing < LEAST_PAIRS
      ? `This sample cannot tell them apart: too few scores differ, ${differing} of ${questions}.`
      : scoreConclusion(difference, interval, names),
  ];
}

function scoreConclusion(
  difference: number,
  [low, high]: PairComparison["interval"],
  { first, second }: Names,
): string {
  const [better, worse] = difference > 0 ? [second, first] : [first, second];
  return low > 0 || high < 0
    ? `${better} scores higher than ${worse} here: the interval leaves out zero.`
    : "This sample cannot tell them apart: the interval holds zero.";
}

/** A difference of shares in percentage points, with its sign. */
function points(difference: number): string {
  return signed(difference * 100);
}

function pointsOf(size: number): string {
  return `${inPoints(size)} points`;
}
