import type { AnswerType } from "../question.ts";

/** A task that was solved well, kept to help with later ones (MCF, §3.3). */
export interface Experience {
  /** Unique over all repositories. */
  readonly id: string;
  /** The task as it was asked. */
  readonly task: string;
  readonly answerType: AnswerType;
  /** M: the steps that were passed on, as text. */
  readonly process: string;
  readonly answer: string;
  /** Who found it good. */
  readonly feedback: "person" | "judge";
  /** Name of the model that solved it. */
  readonly model: string;
  /** Id of the method that solved it. */
  readonly strategy: string;
  /** The run and question it comes from; null for one that was brought in from elsewhere. */
  readonly source: { readonly run: string; readonly question: string } | null;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** What is known of an experience when it is added. */
export type NewExperience = Omit<Experience, "id" | "created">;
