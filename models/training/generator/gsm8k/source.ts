import { readJsonLines } from "../json-lines.ts";

/** A problem of the training split of GSM8K as it was published. */
export interface SourceProblem {
  readonly id: string;
  readonly question: string;
  /** Sentences with calculator annotations: `He has 48/2 = <<48/2=24>>24 clips.` */
  readonly solution: string;
  readonly answer: string;
}

/** @throws Error that names the file and the line if one cannot be read or lacks a field */
export function readSourceProblems(path: string): SourceProblem[] {
  return readJsonLines(path, ["id", "question", "solution", "answer"]);
}
