import { extractAnswer, sameAnswer } from "../../../../core/answer.ts";
import { withoutLetterBreaks } from "../letter-break.ts";
import type { Problem, Worked } from "../problem.ts";
import { pick, type Random } from "../random.ts";
import { solutionText } from "../solution.ts";
import { isRight } from "./comparison.ts";

/** The wrong solutions to one problem: where they come from, and which were written so far. */
export interface Notebook {
  /** A solution of somebody who errs: a wrong one that the practice model wrote, if it has any; else a plausible mistake. */
  attempt(random: Random): string;
  /** A solution that ends in this answer, however wrong it is. @param answer in canonical form */
  leadingTo(answer: string): string;
}

/**
 * @param chains replies that the practice model itself gave to this problem, right or wrong; none if nobody asked it
 */
export function openNotebook(problem: Problem, chains: readonly string[]): Notebook {
  const { question, right, misled } = problem;
  const textOf = (worked: Worked): string => solutionText(worked, question.answerType);
  const answerOf = (text: string): string | null => extractAnswer(withoutLetterBreaks(text), question);
  const wrong = wrongOf(chains, problem);
  const written: string[] = [];
  return {
    attempt(random) {
      const text = wrong.length === 0 ? textOf(problem.mistaken(random)) : pick(random, wrong);
      // What a model wrote has lost its letter breaks, so that nobody may learn to write it.
      if (wrong.length === 0 || question.answerType !== "string") written.push(text);
      return text;
    },
    leadingTo(answer) {
      const found = [textOf(right), textOf(misled), ...written].find((text) => {
        const own = answerOf(text);
        return own !== null && sameAnswer(own, answer, question.answerType);
      });
      // An option that was drawn for an agent comes from no solution.
      return found ?? textOf({ lines: right.lines, answer });
    },
  };
}

/** The replies that do not come to the right answer. */
export function wrongOf(chains: readonly string[], problem: Problem): readonly string[] {
  return chains.filter((chain) => {
    const answer = extractAnswer(chain, problem.question);
    return answer === null || !isRight(answer, problem);
  });
}
