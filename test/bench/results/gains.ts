import type { MeasuredGain } from "../../../core/advice/measured.ts";
import type { EqualBudget, PairComparison } from "../../../core/comparison/comparison.ts";
import { againstSamples, type BudgetSamples } from "../../../core/comparison/equal-budget.ts";
import { comparePairs } from "../../../core/comparison/pair.ts";
import { mean } from "../../../core/scoring/mean.ts";
import type { KeptQuestion, KeptRun } from "./kept.ts";

/** A method set against self-consistency at equal generated tokens. */
export interface BudgetGain {
  readonly budget: EqualBudget;
  /** Null where one sample costs more than the method. */
  readonly gain: MeasuredGain | null;
}

/** What two runs came to on the questions that both were asked, in the same order. */
interface SharedRows {
  readonly first: readonly KeptQuestion[];
  readonly second: readonly KeptQuestion[];
}

/**
 * Each method against another run, on the questions that the two share; p-values are corrected over all of them.
 * @returns by run; a method is left out whose answers are neither right nor wrong, or that shares no question
 */
export function gainsOver(other: KeptRun, methods: readonly KeptRun[]): ReadonlyMap<string, MeasuredGain> {
  const pairs = comparePairs(
    methods.map((method) => {
      const { first, second } = sharedRows(other, method);
      return [
        { run: other.run, rows: first },
        { run: method.run, rows: second },
      ];
    }),
  );
  return new Map(
    pairs.flatMap((pair) => {
      const gain = gainOf(pair, pair.adjusted);
      return gain === null ? [] : [[pair.second, gain]];
    }),
  );
}

/**
 * Each method against as many samples of self-consistency as its generated tokens pay for (core/comparison/equal-budget.ts);
 * p-values are corrected over all of them.
 * @returns by run; a method that shares no question with the samples is left out
 */
export function gainsAtEqualTokens(
  samples: KeptRun,
  methods: readonly KeptRun[],
): ReadonlyMap<string, BudgetGain> {
  const pairs = methods.flatMap((method) => {
    const { first, second } = sharedRows(samples, method);
    return second.length === 0
      ? []
      : [{ method: { run: method.run, rows: second }, reference: budgetSamples(samples.run, first) }];
  });
  return new Map(
    againstSamples(pairs).map((budget) => {
      const gain = budget.pair && gainOf(budget.pair, budget.pair.adjusted);
      return [budget.run, { budget, gain }];
    }),
  );
}

/** Questions of the same id in files that hold the same. */
function sharedRows(first: KeptRun, second: KeptRun): SharedRows {
  if (first.manifest.data?.sha256 !== second.manifest.data?.sha256) return { first: [], second: [] };
  const others = new Map(second.questions.map((question) => [question.id, question]));
  const shared = first.questions.filter(({ id }) => others.has(id));
  return { first: shared, second: shared.flatMap(({ id }) => others.get(id) ?? []) };
}

function budgetSamples(run: string, questions: readonly KeptQuestion[]): BudgetSamples {
  const counts = questions[0]?.samples.map((_, index) => index + 1) ?? [];
  const tokensOfFirst = (count: number) =>
    mean(
      questions.map(({ samples }) =>
        samples.slice(0, count).reduce((sum, { generated }) => sum + generated, 0),
      ),
    );
  return {
    run,
    generated: counts.map(tokensOfFirst),
    first: (count) =>
      questions.map(({ answerType, samples }) => {
        return { answerType, correct: samples[count - 1]?.firstRight === true };
      }),
  };
}

function gainOf(
  { questions, difference, interval, exact, detectable }: PairComparison,
  adjusted: number | null,
): MeasuredGain | null {
  if (exact === null || adjusted === null || detectable === null) return null;
  return { questions, difference, interval, p: exact, adjusted, detectable };
}
