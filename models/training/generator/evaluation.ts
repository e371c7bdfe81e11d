import { canonicalAnswer } from "../../../core/answer.ts";
import { deriveSeed } from "../../../core/seed.ts";
import type { DatasetQuestion } from "../../../core/question.ts";
import type { Problem } from "./problem.ts";
import type { Material } from "./samples.ts";

/** Which questions a file is to hold. */
export interface EvaluationSettings {
  readonly seed: number;
  readonly count: number;
  /** A type of answer (`number`, `choice`, …), or what the ids of families begin with (`last-letters`, `yes-no`). */
  readonly kind: string;
  /** Name of the set. */
  readonly dataset: string;
}

/** One line of a file of questions, in the form of docs/datasets.md. */
export interface EvaluationLine extends Pick<DatasetQuestion, "id" | "dataset" | "answerType" | "context"> {
  readonly question: string;
  readonly answer: string;
  readonly choices?: DatasetQuestion["choices"];
  /** How many lines the solution has. */
  readonly difficulty: string;
}

/** So many problems are drawn for each question at most. */
const TRIES = 2000;

/**
 * Questions with their answers, each once.
 * @throws Error if there are too few of that kind
 */
export function* evaluationLines(
  material: Pick<Material, "drawProblem">,
  { seed, count, kind, dataset }: EvaluationSettings,
): Generator<EvaluationLine> {
  const seen = new Set<string>();
  for (let drawn = 0; seen.size < count; drawn++) {
    if (drawn === count * TRIES) throw tooFew(kind, seen.size, count);
    const problem = material.drawProblem(deriveSeed(seed, "evaluation", String(drawn)));
    if (seen.has(problem.id) || !isOfKind(problem, kind)) continue;
    seen.add(problem.id);
    yield lineOf(problem, dataset);
  }
}

function isOfKind({ question, family }: Problem, kind: string): boolean {
  return question.answerType === kind || family === kind || family.startsWith(`${kind}/`);
}

function lineOf({ id, question, right }: Problem, dataset: string): EvaluationLine {
  const { text, answerType, choices, context } = question;
  const lines = right.lines.length;
  return {
    id,
    dataset,
    question: text,
    ...(context !== undefined && { context }),
    answer: canonicalAnswer(right.answer, question) ?? right.answer,
    answerType,
    ...(choices.length > 0 && { choices }),
    difficulty: `${lines} ${lines === 1 ? "line" : "lines"}`,
  };
}

function tooFew(kind: string, found: number, count: number): Error {
  return new Error(
    `Only ${found} of ${count} questions of the kind "${kind}" were found. Ask for fewer, or name a type of answer or the ` +
      "beginning of a family's id, e.g. number, choice, last-letters.",
  );
}
