import { isCompared } from "../../../../core/scoring/score.ts";
import { goldOf, type QuestionTranscript } from "../../../../core/transcript.ts";
import { hasWords } from "../../../components/has-words.ts";
import { figuresSoFar } from "../results/figures.ts";

/** How a question of an evaluation came out, or that it has not yet. `answered`: neither right nor wrong. */
export type QuestionOutcome =
  "right" | "wrong" | "answered" | "unanswered" | "failed" | "running" | "stopped";

/** One question as the table shows it. */
export interface QuestionRow {
  readonly id: string;
  readonly text: string;
  readonly outcome: QuestionOutcome;
  readonly answer: string | null;
  /** The right answer; null until the question has come to its end, and where it is not known. */
  readonly gold: string | null;
  /** How near a translation comes to the right one, 0–100; null for other questions, and while it is not known. */
  readonly score: number | null;
  readonly calls: number;
  /** Null until it has come to its end. */
  readonly seconds: number | null;
}

export const QUESTION_FILTERS = ["all", "wrong", "unanswered", "failed"] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

/** The questions of a run that count, in its order: those that only gave exemplars are left out. */
export function questionRows(questions: readonly QuestionTranscript[]): readonly QuestionRow[] {
  const counting = questions.filter(({ asked }) => asked.exemplar !== true);
  return counting.map((question) => ({
    id: question.id,
    text: question.asked.text,
    outcome: outcomeOf(question),
    answer: question.result?.answer ?? null,
    gold: goldOf(question),
    score: question.result?.score ?? null,
    calls: question.calls,
    seconds: figuresSoFar(question)?.seconds ?? null,
  }));
}

export function outcomeOf(question: QuestionTranscript): QuestionOutcome {
  const figures = figuresSoFar(question);
  if (figures === undefined) return question.state === "running" ? "running" : "stopped";
  if (figures.outcome !== "answered") return figures.outcome;
  if (!isCompared(question.asked.answerType)) return "answered";
  return figures.correct ? "right" : "wrong";
}

/** The rows that pass a filter and hold every word that was typed, in id, question or answer. */
export function findRows(
  rows: readonly QuestionRow[],
  filter: QuestionFilter,
  search: string,
): readonly QuestionRow[] {
  return rows.filter((row) => {
    if (filter !== "all" && row.outcome !== filter) return false;
    return search === "" || hasWords(`${row.id} ${row.text} ${row.answer ?? ""}`, search);
  });
}

/** Rows by filter, for the numbers beside them. */
export function countRows(rows: readonly QuestionRow[]): Readonly<Record<QuestionFilter, number>> {
  const counts = { all: rows.length, wrong: 0, unanswered: 0, failed: 0 };
  for (const { outcome } of rows) if (outcome in counts) counts[outcome as QuestionFilter] += 1;
  return counts;
}
