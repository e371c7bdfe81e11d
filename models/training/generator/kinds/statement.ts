import type { Problem, Worked } from "../problem.ts";
import { named } from "../problem-id.ts";
import { chance, type Random } from "../random.ts";

/** A statement about a context, with what one writes who checks it. */
export interface CheckedStatement {
  readonly family: string;
  /** The sentences of the context. */
  readonly context: readonly string[];
  /** The statement, and the same as a question. */
  readonly claim: string;
  readonly question: string;
  readonly instructions: readonly string[];
  readonly isTrue: boolean;
  /** The facts that are needed, and their comparison with the statement. */
  readonly right: readonly string[];
  /** The same with the opposite comparison. */
  readonly denied: readonly string[];
  /** A fact is read wrongly, so that the comparison is the opposite. */
  readonly misread: readonly string[];
}

/** The statement as a claim that is true or false, or as a question whose answer is yes or no. */
export function statementProblem(random: Random, statement: CheckedStatement): Problem {
  const isClaim = chance(random, 0.5);
  const { family, claim, question, context, instructions, isTrue, right, denied, misread } = statement;
  const [affirmed, negated] = isClaim ? ["true", "false"] : ["yes", "no"];
  const verdict = (lines: readonly string[], holds: boolean): Worked => ({
    lines,
    answer: holds ? affirmed : negated,
  });
  return named({
    family,
    question: {
      text: isClaim ? claim : question,
      answerType: isClaim ? "truefalse" : "yesno",
      choices: [],
      context: context.join(" "),
    },
    right: verdict(right, isTrue),
    steps: [],
    instructions,
    misled: verdict(denied, !isTrue),
    mistaken: (again) => verdict(chance(again, 0.5) ? denied : misread, !isTrue),
  });
}
