import type { AnalysedRun } from "../analyses/analysis.ts";
import { toldApart } from "../analyses/told-apart.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import { scoreInterval } from "../evaluation/score-interval.ts";
import type { Choice } from "../question.ts";
import { mean } from "../scoring/mean.ts";
import { isCompared, isScored } from "../scoring/score.ts";
import type { ComparedQuestion, ComparedRun, Comparison } from "./comparison.ts";
import { equalBudget, type CommandLine } from "./equal-budget.ts";
import { accuracyOf, outcomeOf, type JudgedRun } from "./judged.ts";
import { comparePairs } from "./pair.ts";
import { differingSettings } from "./settings.ts";
import { sharedQuestions, type SharedQuestions, type SharedRun } from "./shared-questions.ts";

export interface ComparisonOptions {
  /** Sets the methods against self-consistency that generates as many tokens. */
  readonly budget: boolean;
  /** By default for a shell of POSIX, in the home that a command usually uses. */
  readonly commandLine?: CommandLine;
}

/**
 * Sets evaluations side by side on the questions that all of them have come to the end of, and each further one against
 * the first. Runs that their sweep gave up are left out as long as two others remain: they would leave but the few questions
 * that they answered.
 * @param all two or more, of the same data
 * @throws ContractError if they cannot be compared, in words for a person
 */
export function compareRuns(
  all: readonly AnalysedRun[],
  { budget, commandLine }: ComparisonOptions,
): Comparison {
  const followed = all.filter(({ givenUp }) => givenUp !== true);
  const runs = followed.length < 2 ? all : followed;
  const shared = sharedQuestions(runs);
  const told = toldApart(runs);
  const settings = differingSettings(told);
  const [first, ...others] = shared.runs.map(judged);
  return {
    runs: told.map((run, index) =>
      comparedRun({ run, rows: shared.runs[index]?.rows ?? [] }, settings[index] ?? {}),
    ),
    pairs: first === undefined ? [] : comparePairs(others.map((second) => [first, second])),
    shared: shared.questions.length,
    leftOut: shared.leftOut,
    givenUp: all.length - runs.length,
    questions: comparedQuestions(shared),
    budget: budget ? equalBudget(shared, commandLine) : null,
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
    ...scoreFigures(rows),
    generated: mean(rows.map(({ tokens }) => tokens.generated)),
    calls: mean(rows.map(({ calls }) => calls)),
  };
}

function scoreFigures(rows: readonly QuestionRow[]): Pick<ComparedRun, "score" | "scoreInterval"> {
  const scores = rows.filter(({ answerType }) => isScored(answerType)).map(({ score }) => score ?? 0);
  return {
    score: scores.length === 0 ? null : mean(scores),
    scoreInterval: scoreInterval(scores),
  };
}

function comparedQuestions(shared: SharedQuestions): readonly ComparedQuestion[] {
  const { questions, runs } = shared;
  const choices = choicesOf(shared);
  return questions.map(({ id, text }, index) => {
    const rows = runs.flatMap((run) => run.rows[index] ?? []);
    const [first, second] = rows;
    return {
      id,
      text,
      choices: choices.get(id) ?? [],
      gold: rows.find(({ gold }) => gold !== undefined)?.gold ?? null,
      answers: rows.map(answerOf),
      outcome: first === undefined || second === undefined ? "not-compared" : outcomeOf(first, second),
    };
  });
}

/** The choices of shared questions, which are the same in all runs, by id; nothing is read where there are none. */
function choicesOf({ questions, runs: [first] }: SharedQuestions): ReadonlyMap<string, readonly Choice[]> {
  if (first?.rows.some(({ answerType }) => answerType === "choice") !== true) return new Map();
  const shared = new Set(questions.map(({ id }) => id));
  const asked = Array.from(first.run.asked()).filter(({ id }) => shared.has(id));
  return new Map(asked.map(({ id, choices }) => [id, choices]));
}

function answerOf({ answer, answerType, correct, score, tokens }: QuestionRow) {
  return {
    answer,
    correct: isCompared(answerType) ? correct : null,
    score: isScored(answerType) ? (score ?? 0) : null,
    generated: tokens.generated,
  };
}
