import type { AnalysedRun } from "../analyses/analysis.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import { mean } from "../scoring/mean.ts";
import { isCompared, isScored } from "../scoring/score.ts";
import type { ComparedQuestion, ComparedRun, Comparison } from "./comparison.ts";
import { equalBudget } from "./equal-budget.ts";
import { accuracyOf, outcomeOf, type JudgedRun } from "./judged.ts";
import { comparePairs } from "./pair.ts";
import { differingSettings } from "./settings.ts";
import { sharedQuestions, type SharedQuestions, type SharedRun } from "./shared-questions.ts";

export interface ComparisonOptions {
  /** Sets the methods against self-consistency that generates as many tokens. */
  readonly budget: boolean;
}

/**
 * Sets evaluations side by side on the questions that all of them have come to the end of, and each further one against
 * the first.
 * @param runs two or more, of the same data
 * @throws ContractError if they cannot be compared, in words for a person
 */
export function compareRuns(runs: readonly AnalysedRun[], { budget }: ComparisonOptions): Comparison {
  const shared = sharedQuestions(runs);
  const settings = differingSettings(runs.map(({ manifest }) => manifest));
  const [first, ...others] = shared.runs.map(judged);
  return {
    runs: shared.runs.map((run, index) => comparedRun(run, settings[index] ?? {})),
    pairs: first === undefined ? [] : comparePairs(others.map((second) => [first, second])),
    shared: shared.questions.length,
    leftOut: shared.leftOut,
    questions: comparedQuestions(shared),
    budget: budget ? equalBudget(shared) : null,
  };
}

function judged({ run, rows }: SharedRun): JudgedRun {
  return { run: run.run, rows };
}

function comparedRun({ run, rows }: SharedRun, settings: ComparedRun["settings"]): ComparedRun {
  const { strategy, model, options } = run.manifest;
  return {
    run: run.run,
    strategy,
    model: model.name,
    options,
    settings,
    ...(accuracyOf(rows) ?? { correct: 0, compared: 0, accuracy: null, interval: null }),
    score: meanScore(rows),
    generated: mean(rows.map(({ tokens }) => tokens.generated)),
    calls: mean(rows.map(({ calls }) => calls)),
  };
}

function meanScore(rows: readonly QuestionRow[]): number | null {
  const scored = rows.filter(({ answerType }) => isScored(answerType));
  return scored.length === 0 ? null : mean(scored.map(({ score }) => score ?? 0));
}

function comparedQuestions({ questions, runs }: SharedQuestions): readonly ComparedQuestion[] {
  return questions.map(({ id, text }, index) => {
    const rows = runs.flatMap((run) => run.rows[index] ?? []);
    const [first, second] = rows;
    return {
      id,
      text,
      gold: rows.find(({ gold }) => gold !== undefined)?.gold ?? null,
      answers: rows.map(answerOf),
      outcome: first === undefined || second === undefined ? "not-compared" : outcomeOf(first, second),
    };
  });
}

function answerOf({ answer, answerType, correct, score, tokens }: QuestionRow) {
  return {
    answer,
    correct: isCompared(answerType) ? correct : null,
    score: isScored(answerType) ? (score ?? 0) : null,
    generated: tokens.generated,
  };
}
