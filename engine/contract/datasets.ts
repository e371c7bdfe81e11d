import type { DatasetQuestion } from "../../core/question.ts";

/** A line of a data file that cannot be used. */
export interface BadLine {
  /** 1-based number in the file. */
  readonly line: number;
  readonly problem: string;
}

/** What a data file holds, before anything is run on it. */
export interface DatasetPreview {
  /** What to put in `EvalRequest.data`. */
  readonly data: string;
  /** The file's name. */
  readonly name: string;
  /** Of the file's bytes, in hexadecimal. */
  readonly sha256: string;
  /** Questions that can be read. */
  readonly questions: number;
  readonly badLines: readonly BadLine[];
  /** More bad lines than are listed. */
  readonly moreBadLines: number;
  /** Questions by type of answer. */
  readonly answerTypes: Readonly<Record<string, number>>;
  /** The first questions, for a look. */
  readonly first: readonly DatasetQuestion[];
}
