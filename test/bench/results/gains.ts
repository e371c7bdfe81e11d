import type { MeasuredGain } from "../../../core/advice/measured.ts";
import type { AnalysedRun } from "../../../core/analyses/analysis.ts";
import type { EqualBudget, PairComparison } from "../../../core/comparison/comparison.ts";
import { equalBudget } from "../../../core/comparison/equal-budget.ts";
import { comparePairs } from "../../../core/comparison/pair.ts";
import { sharedQuestions } from "../../../core/comparison/shared-questions.ts";
import { holm } from "../../../core/scoring/holm.ts";

/** A method set against self-consistency at equal generated tokens. */
export interface BudgetGain {
  readonly budget: EqualBudget;
  /** Null where one sample costs more than the method. */
  readonly gain: MeasuredGain | null;
}

/**
 * Each method against another run, on the questions that the two share; p-values are corrected over all of them.
 * @returns by run; a method whose answers are neither right nor wrong is left out
 * @throws ContractError if a method shares no question with the other run
 */
export function gainsOver(
  other: AnalysedRun,
  methods: readonly AnalysedRun[],
): ReadonlyMap<string, MeasuredGain> {
  const pairs = comparePairs(
    methods.map((method) => {
      const [first, second] = sharedQuestions([other, method]).runs;
      return [
        { run: other.run, rows: first?.rows ?? [] },
        { run: method.run, rows: second?.rows ?? [] },
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
 * @returns by run
 * @throws ContractError for answers that are queries, or neither right nor wrong
 */
export function gainsAtEqualTokens(
  samples: AnalysedRun,
  methods: readonly AnalysedRun[],
): ReadonlyMap<string, BudgetGain> {
  const budgets = methods.flatMap((method) => equalBudget(sharedQuestions([samples, method])));
  const tested = budgets.filter(({ pair }) => pair !== null);
  const adjusted = holm(tested.flatMap(({ pair }) => pair?.exact ?? []));
  return new Map(
    budgets.map((budget) => {
      const gain = budget.pair && gainOf(budget.pair, adjusted[tested.indexOf(budget)] ?? null);
      return [budget.run, { budget, gain }];
    }),
  );
}

function gainOf(
  { questions, difference, interval, exact, detectable }: PairComparison,
  adjusted: number | null,
): MeasuredGain | null {
  if (exact === null || adjusted === null || detectable === null) return null;
  return { questions, difference, interval, p: exact, adjusted, detectable };
}
