/** Kinds of answer; each has its own extraction and comparison (answer.ts). */
export const ANSWER_TYPES = [
  "number",
  "choice",
  "yesno",
  "truefalse",
  "string",
  "sql",
  "translation",
  "text",
] as const;

export type AnswerType = (typeof ANSWER_TYPES)[number];

/** One option of a multiple-choice question. */
export interface Choice {
  readonly label: string;
  readonly text: string;
}

/** What a strategy may see of a question. The right answer is not part of it. */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly answerType: AnswerType;
  /** Options, for answer type `choice` only; else empty. */
  readonly choices: readonly Choice[];
  /** A passage or evidence that the question is about. */
  readonly context?: string;
  /** The database that a question of type `sql` is about; what runs queries on it is the strategy's context. */
  readonly database?: QuestionDatabase;
  /** It is put to the model only to get an exemplar for other questions; it has no part in any score. */
  readonly exemplar?: true;
}

/** What a prompt says of a database. */
export interface QuestionDatabase {
  /** The file's name without its folder. */
  readonly name: string;
  /** Its tables as CREATE statements. */
  readonly schema: string;
}

/** A question of a dataset with its right answer. */
export interface DatasetQuestion extends Omit<Question, "database" | "exemplar"> {
  readonly dataset: string;
  /** File name of the database that a question of type `sql` is about, or `NAME` for `NAME.sqlite` or `NAME/NAME.sqlite`. */
  readonly database?: string;
  readonly gold: string;
  /** Further forms that count as right. */
  readonly acceptedAnswers: readonly string[];
  readonly difficulty?: string;
}

/**
 * The answer type of a question that came without one: `choice` with choices, `number` if it asks
 * "how many" or "how much", else `text`.
 */
export function inferAnswerType(text: string, choices: readonly Choice[]): AnswerType {
  if (choices.length > 0) return "choice";
  return /\bhow (many|much)\b/i.test(text) ? "number" : "text";
}
