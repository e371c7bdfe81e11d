import type { AnswerType } from "../../../core/question.ts";
import type { DatasetForm } from "../../contract/datasets.ts";
import type { Fields } from "../values.ts";

/** What a record says, under our fields; it is checked as a line of our own is. */
export interface PublishedQuestion {
  /** What the form calls the record; forms without it, `difficulty` or further right answers have them under our names. */
  readonly id?: unknown;
  readonly question: unknown;
  readonly answer: unknown;
  readonly answerType: AnswerType;
  readonly choices?: unknown;
  readonly context?: unknown;
  readonly database?: unknown;
  readonly difficulty?: unknown;
  /** What a person must know of all records like this one. */
  readonly note?: string;
}

/** A form in which others publish a set: how its records are known, and where they have what we need. */
export interface PublishedForm {
  readonly form: Exclude<DatasetForm, "counterpoint">;
  /** A record has all of these keys. */
  readonly keys: readonly string[];
  /** What else a record must be, where other sets have these keys too. */
  readonly fits?: (record: Fields) => boolean;
  /** What is missing may be undefined or of any type: it is named then. Never throws. */
  readonly read: (record: Fields) => PublishedQuestion | { readonly problem: string };
}
