import type {
  ComparedQuestion,
  ComparedRun,
  Comparison,
  EqualBudget,
} from "../core/comparison/comparison.ts";
import { counted, percent, settingsInWords } from "../core/figure-words.ts";
import { letterOf } from "../core/letters.ts";
import { oneLine } from "../core/short-text.ts";
import { intervalInWords, scoreInWords } from "./figure-words.ts";
import { table } from "./output.ts";
import { pairText, type Letters } from "./pair-text.ts";

/** The runs with their figures, then every pair with its tests and a sentence of what they show. */
export function comparisonText(comparison: Comparison): string {
  const { runs, pairs, shared, leftOut, givenUp, budget } = comparison;
  const letters = lettersOf(runs);
  const others =
    leftOut === 0
      ? ""
      : `; ${leftOut} that only some of them have, or have with another text, passage, set of choices, ` +
        `database, answer type or right answer, ${isOrAre(leftOut)} left out`;
  return [
    `${counted(shared, "question")} in all of the runs${others}`,
    ...(givenUp === 0
      ? []
      : [`${counted(givenUp, "run")} of cells that were stopped or failed ${isOrAre(givenUp)} left out`]),
    runTable(runs, letters),
    ...pairs.map((pair) => pairText(pair, { letters, together: pairs.length })),
    ...(pairs.length === 0 ? ["The answers are free prose, neither right nor wrong: read them."] : []),
    ...(budget === null ? [] : [budgetText(budget, letters)]),
  ].join("\n\n");
}

function isOrAre(count: number): string {
  return count === 1 ? "is" : "are";
}

/** The questions that the runs answered differently, with all answers. */
export function differingQuestionsText({ runs, questions }: Comparison): string {
  const letters = [...lettersOf(runs).values()];
  const differing = questions.filter(differs);
  if (differing.length === 0) return "The runs do not differ on any question.";
  const heading = `${counted(differing.length, "question")} that they answer differently`;
  return [heading, ...differing.map((question) => questionText(question, letters))].join("\n\n");
}

/** A, B, …, Z, AA, …: one for each run. */
function lettersOf(runs: readonly ComparedRun[]): Letters {
  return new Map(runs.map(({ run }, index) => [run, letterOf(index)]));
}

function runTable(runs: readonly ComparedRun[], letters: Letters): string {
  const headings = ["", "run", "method", "model", "settings", "calls", "tokens", "result"];
  const rows = runs.map((run) => [
    letters.get(run.run) ?? "",
    run.run,
    run.strategy,
    run.model,
    settingsInWords(run.settings) || "–",
    run.calls.toFixed(1),
    String(Math.round(run.generated)),
    worthOf(run),
  ]);
  return table([headings, ...rows]);
}

function worthOf({ accuracy, interval, score, scoreInterval }: ComparedRun): string {
  if (accuracy !== null && interval !== null) return accuracyInWords(accuracy, interval);
  return score === null ? "–" : scoreInWords(score, scoreInterval);
}

function accuracyInWords(accuracy: number, interval: readonly [number, number]): string {
  return `${percent(accuracy)} right (${intervalInWords(interval)})`;
}

function budgetText(budgets: readonly EqualBudget[], letters: Letters): string {
  const together = budgets.filter(({ pair }) => pair !== null).length;
  return [
    "At equal budget: self-consistency with as many samples as generate at most a method's tokens",
    ...budgets.map((budget) => oneBudgetText(budget, letters, together)),
  ].join("\n\n");
}

function oneBudgetText(budget: EqualBudget, letters: Letters, together: number): string {
  const { run, generated, samples, reference, beyond, pair } = budget;
  const method = `${letters.get(run) ?? run} generates ${Math.round(generated)} tokens a question`;
  if (samples === null || reference === null || pair === null)
    return `${method}, less than one sample of self-consistency: there is nothing to set it against.`;
  const first = `${letters.get(reference.run) ?? reference.run} with ${counted(samples, "sample")}`;
  return [
    `${method}; ${first} generates ${Math.round(reference.generated)}: ` +
      accuracyInWords(reference.accuracy, reference.interval),
    ...(beyond
      ? ["The budget would pay for more samples than are stored, which could still get better."]
      : []),
    pairText(pair, { letters, together, first }),
  ].join("\n");
}

function questionText(
  { id, text, choices, gold, answers }: ComparedQuestion,
  letters: readonly string[],
): string {
  const rows = answers.map(({ answer, correct, score }, index) => [
    `  ${letters[index] ?? ""}`,
    correct === null ? (score === null ? "" : `chrF ${score.toFixed(1)}`) : correct ? "right" : "wrong",
    answer === null ? "unanswered" : oneLine(answer),
  ]);
  const right = gold === null ? [] : [`  right answer: ${oneLine(gold)}`];
  const offered = choices.map((choice) => `  ${choice.label}) ${oneLine(choice.text)}`);
  return [`${id}: ${text}`, ...offered, ...right, table(rows)].join("\n");
}

/** Whether the runs' answers are not all right or all wrong or, where that cannot be said, not all the same. */
function differs({ answers }: ComparedQuestion): boolean {
  return new Set(answers.map(({ answer, correct }) => correct ?? answer)).size > 1;
}
