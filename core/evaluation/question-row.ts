import type { QuestionTranscript } from "../transcript.ts";
import { figuresOf, type QuestionFigures } from "./figures.ts";

/** What is kept of a question that came to its end: its figures, by what it is found, and what was answered. */
export interface QuestionRow extends QuestionFigures {
  readonly id: string;
  /** Null: unanswered or failed. */
  readonly answer: string | null;
  /** Share of the votes, 0–1; null where nobody votes, and for a question that failed. */
  readonly agreement: number | null;
  /** The right answer, where the data tells it. */
  readonly gold?: string;
  /** Further answers that count as right, where there are some. */
  readonly accepted?: readonly string[];
}

/** The row of a question in a transcript; undefined while it has not come to its end. */
export function rowOf(question: QuestionTranscript): QuestionRow | undefined {
  const figures = figuresOf(question);
  if (figures === undefined) return undefined;
  const { id, result, known } = question;
  const { gold, accepted } = result ?? known ?? {};
  return {
    ...figures,
    id,
    answer: result?.answer ?? null,
    agreement: result?.agreement ?? null,
    ...(gold !== undefined && { gold }),
    ...(accepted && { accepted }),
  };
}
