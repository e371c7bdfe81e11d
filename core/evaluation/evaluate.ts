import type { TokenCounts } from "../model.ts";
import { macroF1 } from "../scoring/f1.ts";
import { mean } from "../scoring/mean.ts";
import { isBinary, isCompared, isScored } from "../scoring/score.ts";
import { wilsonInterval } from "../scoring/statistics.ts";
import { costsOf, costsPerQuestion, type CostsPerQuestion } from "./costs.ts";
import { cutOffFigures, type CutOffFigures } from "./cut-off.ts";
import { accuracyByDifficulty, type DifficultyFigures } from "./difficulty.ts";
import { experienceFigures, type EvaluatedRepository, type ExperienceFigures } from "./experience-figures.ts";
import type { QuestionFigures } from "./figures.ts";
import { scoreInterval } from "./score-interval.ts";

export { figuresOf, figuresOfEnd, type QuestionFigures } from "./figures.ts";
export type { CutOffFigures } from "./cut-off.ts";
export type { DifficultyFigures } from "./difficulty.ts";
export { evaluatedRepository, type ExperienceFigures, type ExperienceTenth } from "./experience-figures.ts";

/** How near the translations come to the right ones. */
export interface ScoreFigures {
  readonly metric: "chrF";
  /** Mean of the questions' scores, 0–100; an unanswered or failed question has 0. */
  readonly mean: number;
  /** 95 % bootstrap interval of the mean; of a single question 0–100. */
  readonly interval: readonly [low: number, high: number];
  readonly questions: number;
}

/** What an evaluation shows; the JSON of `eval`. Questions that were put only to get exemplars count in the costs alone. */
export interface EvalReport {
  readonly run: string;
  /** Questions that came to their end. */
  readonly questions: number;
  /** Of these, questions whose answers are right or wrong. */
  readonly compared: number;
  readonly correct: number;
  /** Finished without an answer; counts as wrong. */
  readonly unanswered: number;
  /** Ended by an error; counts as wrong. */
  readonly failed: number;
  /** Answered and unanswered questions of which a reply was cut off; null where that is not known. */
  readonly cutOff: CutOffFigures | null;
  /** Share of correct answers among the compared ones, 0–1; null if there are none. */
  readonly accuracy: number | null;
  /** 95 % Wilson interval of the accuracy; null without one. */
  readonly interval: readonly [low: number, high: number] | null;
  /** Null without translations. */
  readonly score: ScoreFigures | null;
  /** 0–1; null unless all compared questions are of the same type with two possible answers, and these are known. */
  readonly macroF1: number | null;
  /** Null if the data says no difficulties. */
  readonly byDifficulty: readonly DifficultyFigures[] | null;
  /** Null for a method without an experience repository. */
  readonly experience: ExperienceFigures | null;
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Wall time of the whole run without pauses. */
  readonly seconds: number;
  /** Means over questions. Its seconds exceed `seconds / questions` where questions run side by side. */
  readonly perQuestion: CostsPerQuestion;
}

/**
 * Folds the figures of questions into the report of an evaluation.
 * @param all in any order; in the file's where there is a repository
 * @param seconds wall time without pauses
 * @param repository null for a method without one
 * @param maxTokens largest number of new tokens of a reply; null if it is not known
 */
export function evaluationReport(
  run: string,
  all: readonly QuestionFigures[],
  seconds: number,
  repository: EvaluatedRepository | null = null,
  maxTokens: number | null = null,
): EvalReport {
  const figures = all.filter(({ exemplar }) => exemplar !== true);
  const compared = figures.filter(({ answerType }) => isCompared(answerType));
  const count = (outcome: QuestionFigures["outcome"]) =>
    figures.filter((question) => question.outcome === outcome).length;
  const correct = compared.filter((question) => question.correct).length;
  return {
    run,
    questions: figures.length,
    compared: compared.length,
    correct,
    unanswered: count("unanswered"),
    failed: count("failed"),
    cutOff: cutOffFigures(figures, maxTokens),
    accuracy: compared.length === 0 ? null : correct / compared.length,
    interval: compared.length === 0 ? null : wilsonInterval(correct, compared.length),
    score: scoreFigures(figures),
    macroF1: macroF1Of(compared),
    byDifficulty: accuracyByDifficulty(compared),
    experience: repository && experienceFigures(repository, figures.map(withComparison)),
    ...costsOf(all),
    seconds,
    perQuestion: costsPerQuestion(figures),
  };
}

function withComparison(figures: QuestionFigures) {
  return { ...figures, compared: isCompared(figures.answerType) };
}

function scoreFigures(figures: readonly QuestionFigures[]): ScoreFigures | null {
  const scores = figures.filter(({ answerType }) => isScored(answerType)).map(({ score }) => score ?? 0);
  const interval = scoreInterval(scores);
  if (interval === null) return null;
  return { metric: "chrF", mean: mean(scores), interval, questions: scores.length };
}

function macroF1Of(compared: readonly QuestionFigures[]): number | null {
  const [type, ...others] = new Set(compared.map(({ answerType }) => answerType));
  const labels = compared.flatMap(({ label }) => label ?? []);
  if (type === undefined || others.length > 0 || !isBinary(type) || labels.length < compared.length)
    return null;
  return macroF1(labels);
}
