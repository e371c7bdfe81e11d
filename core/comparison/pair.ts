import { holm } from "../scoring/holm.ts";
import { mcnemar } from "../scoring/mcnemar.ts";
import { mean } from "../scoring/mean.ts";
import { pairedBootstrap } from "../scoring/paired-bootstrap.ts";
import { smallestDetectable } from "../scoring/power.ts";
import { isCompared, isScored } from "../scoring/score.ts";
import { tangoInterval } from "../scoring/tango.ts";
import type { PairComparison, PairOutcome } from "./comparison.ts";
import { outcomeOf, type Judged, type JudgedRun } from "./judged.ts";

/** One question, answered twice. */
interface JudgedPair {
  readonly left: Judged;
  readonly right: Judged;
}

/**
 * Compares runs two by two; the adjusted p-values are corrected over all of these pairs.
 * @returns a comparison for each pair whose answers are right or wrong, or else have scores; none for free prose
 */
export function comparePairs(
  pairs: readonly (readonly [first: JudgedRun, second: JudgedRun])[],
): readonly PairComparison[] {
  const comparisons = pairs.flatMap(([first, second]) => comparePair(first, second) ?? []);
  const adjusted = holm(comparisons.flatMap(({ exact }) => exact ?? []));
  // Either all pairs have p-values or none has: they are on the same questions.
  return comparisons.map((pair, index) => ({ ...pair, adjusted: adjusted[index] ?? null }));
}

function comparePair(first: JudgedRun, second: JudgedRun): PairComparison | null {
  const answers = second.rows.flatMap((right, index) => {
    const left = first.rows[index];
    return left === undefined ? [] : { left, right };
  });
  const names = { first: first.run, second: second.run };
  const compared = answers.filter(({ left }) => isCompared(left.answerType));
  if (compared.length > 0) return { ...names, ...compareAccuracy(compared) };
  const scored = answers.filter(({ left }) => isScored(left.answerType));
  return scored.length > 0 ? { ...names, ...compareScores(scored) } : null;
}

type Figures = Omit<PairComparison, "first" | "second">;

function compareAccuracy(answers: readonly JudgedPair[]): Figures {
  const count = (outcome: PairOutcome) =>
    answers.filter(({ left, right }) => outcomeOf(left, right) === outcome).length;
  const [onlyFirst, onlySecond] = [count("only-first"), count("only-second")];
  const questions = answers.length;
  return {
    questions,
    bothRight: count("both-right"),
    onlyFirst,
    onlySecond,
    bothWrong: count("both-wrong"),
    differing: onlyFirst + onlySecond,
    difference: (onlySecond - onlyFirst) / questions,
    interval: tangoInterval(onlyFirst, onlySecond, questions),
    ...mcnemar(onlyFirst, onlySecond),
    adjusted: null,
    detectable: smallestDetectable(questions, (onlyFirst + onlySecond) / questions),
  };
}

/** Translations are neither right nor wrong, so no outcome can be counted. */
const NOT_COUNTED = {
  ...{ bothRight: 0, onlyFirst: 0, onlySecond: 0, bothWrong: 0 },
  ...{ exact: null, midP: null, adjusted: null, detectable: null },
};

function compareScores(answers: readonly JudgedPair[]): Figures {
  const left = answers.map((pair) => pair.left.score ?? 0);
  const right = answers.map((pair) => pair.right.score ?? 0);
  return {
    ...NOT_COUNTED,
    questions: answers.length,
    differing: left.filter((score, index) => score !== right[index]).length,
    difference: mean(right) - mean(left),
    // A single question says nothing of others: it leaves the whole range.
    interval: answers.length === 1 ? [-100, 100] : pairedBootstrap(left, right),
  };
}
