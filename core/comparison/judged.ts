import type { Interval } from "../analyses/analysis.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import { isCompared } from "../scoring/score.ts";
import { wilsonInterval } from "../scoring/statistics.ts";
import type { PairOutcome } from "./comparison.ts";

/** What a comparison needs to know of an answer. */
export type Judged = Pick<QuestionRow, "answerType" | "correct" | "score">;

/** What a run, or a part of one, came to on the shared questions, in their order. */
export interface JudgedRun {
  readonly run: string;
  readonly rows: readonly Judged[];
}

export interface Accuracy {
  readonly correct: number;
  /** Answers that are right or wrong. */
  readonly compared: number;
  /** Share of right answers among those that are right or wrong. */
  readonly accuracy: number;
  /** 95 % Wilson interval. */
  readonly interval: Interval;
}

/** @returns null if no answer is right or wrong */
export function accuracyOf(rows: readonly Judged[]): Accuracy | null {
  const compared = rows.filter(({ answerType }) => isCompared(answerType));
  if (compared.length === 0) return null;
  const correct = compared.filter((row) => row.correct).length;
  return {
    correct,
    compared: compared.length,
    accuracy: correct / compared.length,
    interval: wilsonInterval(correct, compared.length),
  };
}

/** Which of two answers to the same question are right. */
export function outcomeOf(first: Judged, second: Judged): PairOutcome {
  if (!isCompared(first.answerType)) return "not-compared";
  if (first.correct) return second.correct ? "both-right" : "only-first";
  return second.correct ? "only-second" : "both-wrong";
}
