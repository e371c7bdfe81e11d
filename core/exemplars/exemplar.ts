import type { Question } from "../question.ts";

/** A question with its answer that is shown to an agent before the one that it is to answer. */
export interface Exemplar {
  readonly question: Question;
  /** Name of the database that the question is about where its schema is not shown, as `DatasetQuestion` has it. */
  readonly database?: string;
  /** The answer as a reply would give it; of a choice its label. */
  readonly answer: string;
  /** The reasoning that leads to the answer, without the line that announces it. */
  readonly reasoning?: string;
}
