import { LEAST_PAIRS } from "../../../../core/scoring/paired-bootstrap.ts";
import { SIGNIFICANCE } from "../../../../core/scoring/power.ts";
import type {
  ComparedQuestion,
  PairComparison,
  PairOutcome,
} from "../../../../core/comparison/comparison.ts";
import { hasWords } from "../../../components/has-words.ts";

/** The four ways in which two answers can be right and wrong, in the order of the picture. */
export const OUTCOMES = ["both-right", "only-first", "only-second", "both-wrong"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type OutcomeFilter = Outcome | "all";

/** Two of the runs that are compared, by their places among them. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

/** What is asked for so that one run of a comparison comes first: it may be that of a cell of a sweep among the others. */
export function withFirst(run: string, asked: readonly string[]): readonly string[] {
  return [run, ...asked.filter((one) => one !== run)];
}

/** How a question came out for two of the runs. */
export function outcomeOf({ answers }: Pick<ComparedQuestion, "answers">, pair: Pair): PairOutcome {
  const first = answers[pair.first]?.correct ?? null;
  const second = answers[pair.second]?.correct ?? null;
  if (first === null || second === null) return "not-compared";
  if (first) return second ? "both-right" : "only-first";
  return second ? "only-second" : "both-wrong";
}

/** How many questions each outcome has. */
export function outcomeCounts({
  bothRight,
  onlyFirst,
  onlySecond,
  bothWrong,
}: PairComparison): Readonly<Record<Outcome, number>> {
  return {
    "both-right": bothRight,
    "only-first": onlyFirst,
    "only-second": onlySecond,
    "both-wrong": bothWrong,
  };
}

/** The questions that came out in a way, and hold every word that was typed in id, text or an answer. */
export function findQuestions(
  questions: readonly ComparedQuestion[],
  pair: Pair,
  filter: OutcomeFilter,
  search: string,
): readonly ComparedQuestion[] {
  return questions.filter((question) => {
    if (filter !== "all" && outcomeOf(question, pair) !== filter) return false;
    const answers = question.answers.map(({ answer }) => answer ?? "");
    return hasWords([question.id, question.text, ...answers].join(" "), search);
  });
}

/**
 * What may be said of a difference and no more: that it is larger than chance would often make it, or that it is not shown. Of
 * scores the interval alone tells it, unless there are too few of them.
 */
export function findingOf({ adjusted, difference, interval, differing }: PairComparison): Finding {
  if (adjusted === null && differing < LEAST_PAIRS) return "too-few";
  const shown = adjusted === null ? interval[0] > 0 || interval[1] < 0 : adjusted < SIGNIFICANCE;
  if (!shown) return "not-shown";
  return difference < 0 ? "first-ahead" : "second-ahead";
}

export type Finding = "too-few" | "not-shown" | "first-ahead" | "second-ahead";
