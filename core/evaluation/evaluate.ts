import { addTokens, NO_TOKENS, type TokenCounts } from "../model.ts";
import { wilsonInterval } from "../scoring/statistics.ts";
import type { QuestionTranscript } from "../transcript.ts";

/** The figures of one question that has come to its end. */
export interface QuestionFigures {
  readonly outcome: "answered" | "unanswered" | "failed";
  /** False for every unanswered or failed question. */
  readonly correct: boolean;
  /** Finished calls, also those of a question that failed later. */
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** From its start to its end without pauses, waiting for other questions' calls included. */
  readonly seconds: number;
}

/** What an evaluation shows; the JSON of `eval`. */
export interface EvalReport {
  readonly run: string;
  /** Questions that came to their end. */
  readonly questions: number;
  readonly correct: number;
  /** Finished without an answer; counts as wrong. */
  readonly unanswered: number;
  /** Ended by an error; counts as wrong. */
  readonly failed: number;
  /** Share of correct answers, 0–1; null without questions. */
  readonly accuracy: number | null;
  /** 95 % Wilson interval of the accuracy; null without questions. */
  readonly interval: readonly [low: number, high: number] | null;
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Wall time of the whole run without pauses. */
  readonly seconds: number;
  /** Means over questions. Its seconds exceed `seconds / questions` where questions run side by side. */
  readonly perQuestion: { readonly calls: number; readonly tokens: TokenCounts; readonly seconds: number };
}

/** Folds the figures of questions, in any order, into the report of an evaluation. */
export function evaluationReport(
  run: string,
  figures: readonly QuestionFigures[],
  seconds: number,
): EvalReport {
  const questions = figures.length;
  const count = (holds: (question: QuestionFigures) => boolean) => figures.filter(holds).length;
  const correct = count((question) => question.correct);
  const calls = figures.reduce((sum, question) => sum + question.calls, 0);
  const tokens = figures.reduce((sum, question) => addTokens(sum, question.tokens), NO_TOKENS);
  const mean = (total: number) => (questions === 0 ? 0 : total / questions);
  return {
    run,
    questions,
    correct,
    unanswered: count(({ outcome }) => outcome === "unanswered"),
    failed: count(({ outcome }) => outcome === "failed"),
    accuracy: questions === 0 ? null : correct / questions,
    interval: questions === 0 ? null : wilsonInterval(correct, questions),
    calls,
    tokens,
    seconds,
    perQuestion: {
      calls: mean(calls),
      tokens: { prompt: mean(tokens.prompt), cached: mean(tokens.cached), generated: mean(tokens.generated) },
      seconds: mean(figures.reduce((sum, question) => sum + question.seconds, 0)),
    },
  };
}

/** The figures of a question in a transcript; undefined while it has not come to its end. */
export function figuresOf(question: QuestionTranscript): QuestionFigures | undefined {
  if (question.activeTo === null) return undefined;
  const answered = question.result !== null && question.result.answer !== null;
  return {
    outcome: question.state === "failed" ? "failed" : answered ? "answered" : "unanswered",
    correct: question.result?.correct === true,
    calls: question.calls,
    tokens: question.tokens,
    seconds: question.result?.seconds ?? (question.activeTo - question.activeFrom) / 1000,
  };
}
