import { extractAnswer, sameAnswer } from "../../../../core/answer.ts";
import { randomNumbers } from "../../../../core/random.ts";
import { withoutLetterBreaks } from "../letter-break.ts";
import type { Problem, Worked } from "../problem.ts";
import { pick, type Random } from "../random.ts";
import { solutionText } from "../solution.ts";
import { isRight } from "./comparison.ts";

/** The wrong solutions to one problem: where they come from, and which were written so far. */
export interface Notebook {
  /** A solution of somebody who errs: a wrong one that the practice model wrote, if it has any; else a plausible mistake. */
  attempt(random: Random): string;
  /** A solution that ends in this answer, however wrong it is; null if none does. @param answer in canonical form */
  leadingTo(answer: string): string | null;
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
      const leads = (text: string): boolean => {
        const own = answerOf(text);
        return own !== null && sameAnswer(own, answer, question.answerType);
      };
      const seen = [textOf(right), textOf(misled), ...written].find(leads);
      return seen ?? mistakesIn(problem).map(textOf).find(leads) ?? null;
    },
  };
}

/** So many mistakes are looked at for one that comes to an answer. */
const MISTAKES = 12;

/** Always the same for a problem. Options are drawn from such mistakes. */
function mistakesIn(problem: Problem): readonly Worked[] {
  return Array.from({ length: MISTAKES }, (_, seed) => problem.mistaken(randomNumbers(seed)));
}

/** The replies that do not come to the right answer. */
export function wrongOf(chains: readonly string[], problem: Problem): readonly string[] {
  return chains.filter((chain) => {
    const answer = extractAnswer(chain, problem.question);
    return answer === null || !isRight(answer, problem);
  });
}
