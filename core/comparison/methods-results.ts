import { counted, inPoints, percent, pInWords, signed } from "../figure-words.ts";
import { letterOf } from "../letters.ts";
import { LEAST_PAIRS } from "../scoring/paired-bootstrap.ts";
import { questionsNeeded, SIGNIFICANCE } from "../scoring/power.ts";
import type { ComparedRun, Comparison, EqualBudget, PairComparison } from "./comparison.ts";
import type { ReportedRun } from "./reported-run.ts";

/** Two runs by what they are called, and how many comparisons they are among. */
interface Named {
  readonly first: string;
  readonly second: string;
  readonly together: number;
}

/** What came of a comparison, in sentences: every run, every pair, and the pairs at equal budgets. */
export function resultSentences(comparison: Comparison, runs: readonly ReportedRun[]): readonly string[] {
  const called = (run: string) => letterOf(runs.findIndex(({ figures }) => figures.run === run));
  const { pairs, budget } = comparison;
  const together = pairs.length;
  return [
    ...runs.flatMap(({ letter, figures }) => worthSentence(letter, figures)),
    ...pairs.flatMap((pair) =>
      pairSentences(pair, { first: called(pair.first), second: called(pair.second), together }),
    ),
    ...(together === 0 ? ["The answers are free prose, neither right nor wrong: nothing was tested."] : []),
    ...budgetSentences(budget ?? [], called),
  ];
}

function worthSentence(
  letter: string,
  { correct, compared, accuracy, interval, score, scoreInterval }: ComparedRun,
): readonly string[] {
  if (accuracy !== null && interval !== null)
    return [`${letter} was right on ${correct} of ${compared} (${accuracyInWords(accuracy, interval)}).`];
  if (score === null || scoreInterval === null) return [];
  const bounds = scoreInterval.map((bound) => bound.toFixed(1)).join(" to ");
  return [`${letter} had a mean chrF of ${score.toFixed(1)} (95 % bootstrap interval ${bounds}).`];
}

function accuracyInWords(accuracy: number, interval: readonly [number, number]): string {
  return `${percent(accuracy)}, 95 % Wilson interval ${interval.map(percent).join(" to ")}`;
}

function pairSentences(pair: PairComparison, named: Named): readonly string[] {
  const { difference, interval, exact, adjusted, detectable } = pair;
  if (exact === null || adjusted === null || detectable === null) return scoreSentences(pair, named);
  const { first, second, together } = named;
  const corrected =
    together === 1 ? "" : `, after Holm's correction for ${together} comparisons p ${pInWords(adjusted)}`;
  return [
    `The difference of ${second} from ${first} is ${signed(100 * difference)} percentage points (95 % interval by Tango's ` +
      `score method ${interval.map((bound) => signed(100 * bound)).join(" to ")}; McNemar's exact test, two-sided, ` +
      `p ${pInWords(exact)}${corrected}).`,
    detectableSentence(pair, detectable, together),
    ...neededSentence(pair, adjusted, together),
  ];
}

/** The difference of the mean scores of translations, which is not tested. */
function scoreSentences(
  { difference, interval, differing }: PairComparison,
  { first, second, together }: Named,
): readonly string[] {
  const uncorrected = together === 1 ? "" : `, not corrected for ${together} comparisons`;
  return [
    `The difference of ${second} from ${first} is ${signed(difference)} chrF (95 % paired bootstrap interval ` +
      `${interval.map(signed).join(" to ")}${uncorrected}).`,
    ...(differing < LEAST_PAIRS
      ? [
          `With ${counted(differing, "question")} that ${differing === 1 ? "differs" : "differ"}, no difference can be told from luck, however large.`,
        ]
      : []),
  ];
}

function detectableSentence(
  { questions, onlyFirst, onlySecond }: PairComparison,
  detectable: number,
  together: number,
): string {
  const sample = counted(questions, "question");
  return detectable < 1
    ? `With ${sample}, ${onlyFirst + onlySecond} of them answered rightly by only one of the two, the smallest difference that ` +
        `shows with 80 % power at 5 % is ${inPoints(detectable)} points${uncorrectedFor(together)}.`
    : `With ${sample}, no difference shows with 80 % power at 5 %, however large.`;
}

/** How many questions would tell from luck what these do not. */
function neededSentence(
  { difference, questions, onlyFirst, onlySecond }: PairComparison,
  adjusted: number,
  together: number,
): readonly string[] {
  if (adjusted < SIGNIFICANCE || difference === 0) return [];
  const needed = questionsNeeded(difference, (onlyFirst + onlySecond) / questions);
  if (needed <= questions) return [];
  return [
    `To tell this difference from luck with that power, about ${roundedUp(needed)} questions would be needed` +
      `${uncorrectedFor(together)}; these are ${questions}.`,
  ];
}

/** Said of what is computed for one comparison where there are several. */
function uncorrectedFor(together: number): string {
  return together === 1 ? "" : ", not corrected for several comparisons";
}

/** To two digits: what is known of a difference is worth no more. */
function roundedUp(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return Math.ceil(count / unit) * unit;
}

function budgetSentences(
  budgets: readonly EqualBudget[],
  called: (run: string) => string,
): readonly string[] {
  const together = budgets.filter(({ pair }) => pair !== null).length;
  return budgets.flatMap(({ run, generated, samples, reference, beyond, pair }) => {
    const method = `At equal generated tokens, ${called(run)} (${Math.round(generated)} a question)`;
    if (samples === null || reference === null || pair === null)
      return [`${method} has nothing to be set against: one sample of self-consistency costs more.`];
    const first = `${called(reference.run)} with ${counted(samples, "sample")}`;
    const more = beyond ? "; more samples than are stored could be paid for" : "";
    return [
      `${method} is set against ${first} (${Math.round(reference.generated)} a question; ` +
        `${accuracyInWords(reference.accuracy, reference.interval)}${more}).`,
      ...pairSentences(pair, { first, second: called(run), together }),
    ];
  });
}
