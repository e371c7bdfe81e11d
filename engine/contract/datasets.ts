import type { DatasetQuestion } from "../../core/question.ts";

/** A line of a data file that cannot be used. */
export interface BadLine {
  /** 1-based number in the file; of a row of several lines, that of the first; of a JSON list, the element's. */
  readonly line: number;
  readonly problem: string;
}

/** What a data file holds, before anything is run on it. */
export interface DatasetPreview {
  /** What to put in `EvalRequest.data`. */
  readonly data: string;
  /** The file's name, without folders and characters that a file system may refuse. */
  readonly name: string;
  /** Of the text's bytes in UTF-8, in hexadecimal. */
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
