import { resampledInterval } from "./bootstrap.ts";
import { countsDrawnFrom } from "./multinomial.ts";

/** A question with two possible answers: the right one, and what was answered; null for no answer. */
export interface LabelPair {
  readonly gold: string;
  readonly answer: string | null;
}

/** Equal pairs, and how many of them there are. */
interface CountedPair extends LabelPair {
  count: number;
}

/**
 * Macro-F1: the plain mean of each class's F1 = 2·hits / (2·hits + misses + false alarms). A question without an answer
 * is a miss of its right class and a false alarm of none. A class that is neither right nor answered anywhere is left
 * out, as scikit-learn does.
 * @returns 0–1; null without questions
 */
export function macroF1(pairs: readonly LabelPair[]): number | null {
  return pairs.length === 0 ? null : macroF1OfCounts(countPairs(pairs));
}

/**
 * The 95 % bootstrap interval of macro-F1, questions drawn with replacement; a class that a resample does not hold is left
 * out of its mean. The draws are always the same.
 * @returns lower and upper bound, 0–1; null without questions
 */
export function macroF1Interval(pairs: readonly LabelPair[]): readonly [low: number, high: number] | null {
  if (pairs.length === 0) return null;
  const counted = countPairs(pairs);
  const draw = countsDrawnFrom(counted.map(({ count }) => count));
  return resampledInterval((random) => {
    const counts = draw(random);
    return macroF1OfCounts(counted.map((pair, kind) => ({ ...pair, count: counts[kind] ?? 0 })));
  });
}

/** The different pairs. */
function countPairs(pairs: readonly LabelPair[]): readonly CountedPair[] {
  const counted = new Map<string, CountedPair>();
  for (const { gold, answer } of pairs) {
    const key = JSON.stringify([gold, answer]);
    const pair = counted.get(key) ?? { gold, answer, count: 0 };
    pair.count++;
    counted.set(key, pair);
  }
  return [...counted.values()];
}

function macroF1OfCounts(pairs: readonly CountedPair[]): number {
  const present = pairs.filter((pair) => pair.count > 0);
  const classes = new Set(present.flatMap(({ gold, answer }) => (answer === null ? [gold] : [gold, answer])));
  return [...classes].reduce((sum, label) => sum + f1Of(label, present), 0) / classes.size;
}

function f1Of(label: string, pairs: readonly CountedPair[]): number {
  const sum = (those: readonly CountedPair[]) => those.reduce((total, pair) => total + pair.count, 0);
  const right = pairs.filter(({ gold }) => gold === label);
  const answered = pairs.filter(({ answer }) => answer === label);
  const hits = right.filter(({ answer }) => answer === label);
  // Misses and hits make up `right`, false alarms and hits `answered`.
  return (2 * sum(hits)) / (sum(right) + sum(answered));
}
