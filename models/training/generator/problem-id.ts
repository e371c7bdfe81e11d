import { deriveSeed } from "../../../core/seed.ts";
import type { Question } from "../../../core/question.ts";
import type { Problem, Worked } from "./problem.ts";

/** All of a problem but the names that follow from it. */
export interface UnnamedProblem extends Omit<Problem, "id" | "question"> {
  readonly question: Omit<Question, "id">;
}

/** The problem with an id made of its family and a hash of its question and right solution, for itself and its question. */
export function named(problem: UnnamedProblem): Problem {
  const id = `${problem.family}#${contentHash(problem.question, problem.right)}`;
  return { ...problem, id, question: { id, ...problem.question } };
}

/** 64 bits in base 36. */
function contentHash(question: Omit<Question, "id">, right: Worked): string {
  const content = [
    question.text,
    question.context ?? "",
    ...question.choices.map(({ label, text }) => `${label} ${text}`),
    ...right.lines,
    right.answer,
  ];
  return [1, 2].map((half) => deriveSeed(half, ...content).toString(36)).join("");
}
