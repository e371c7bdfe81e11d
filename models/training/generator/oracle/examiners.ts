import { extractAnswer, extractMarkedAnswer } from "../../../../core/answer.ts";
import { cfmadPrompts } from "../../../../core/prompts/cfmad.ts";
import { maTotPrompts } from "../../../../core/prompts/ma-tot.ts";
import { selfReflectionPrompts } from "../../../../core/prompts/self-reflection.ts";
import type { Question } from "../../../../core/question.ts";
import { compared, ownAnswer } from "./comparison.ts";
import type { Asked, Part } from "./part.ts";

// A verdict that stands before its reason is at chance in a small model. So everybody who judges solves the problem first, then
// compares, then gives the verdict.

/** The Thought Validator. */
export const validate: Part = {
  template: maTotPrompts.sets.terse.validate,
  reply: (asked) =>
    verdictOn(lastAnswer(asked.shown("chain"), asked), asked, {
      same: "Reasoning is Valid",
      different: `Reasoning is Invalid: the answer should be ${ownAnswer(asked.problem)}.`,
    }),
};

/** A critic of solutions, of which one may follow another: it compares all their answers. */
export const giveFeedback: Part = {
  template: selfReflectionPrompts.sets.terse.feedback,
  reply: (asked) =>
    verdictOn(allAnswers(asked.shown("solution"), asked.problem.question), asked, {
      same: "Feedback: correct.",
      different: `Feedback: wrong, the answer should be ${ownAnswer(asked.problem)}.`,
    }),
};

/** The critic of a debate about one stance. */
export const criticise: Part = {
  template: cfmadPrompts.sets.terse.critic,
  reply: (asked) =>
    verdictOn(lastAnswer(asked.shown("claim"), asked), asked, {
      same: "The claim is right.",
      different: `The claim is wrong: the answer is ${ownAnswer(asked.problem)}.`,
    }),
};

/** The debater who answers that critic. */
export const rebut: Part = {
  template: cfmadPrompts.sets.terse.rebuttal,
  reply: (asked) =>
    verdictOn(lastAnswer(asked.shown("claim"), asked), asked, {
      same: `I keep my answer. The answer is ${ownAnswer(asked.problem)}.`,
      different: `I change my answer. The answer is ${ownAnswer(asked.problem)}.`,
    }),
};

/** The solution, a comparison with each claim, and the verdict: whether all claims are the same as the solution's answer. */
function verdictOn(
  claims: readonly (string | null)[],
  { problem }: Asked,
  verdict: { readonly same: string; readonly different: string },
): string {
  const comparisons = claims.map((claim) => compared(problem, claim));
  const isRight = comparisons.every(({ same }) => same);
  return [
    ...problem.right.lines,
    ...comparisons.map(({ line }) => line),
    isRight ? verdict.same : verdict.different,
  ].join("\n");
}

function lastAnswer(text: string, { problem }: Asked): readonly [string | null] {
  return [extractAnswer(text, problem.question)];
}

function allAnswers(text: string, question: Question): readonly (string | null)[] {
  const marked = text.split("\n").flatMap((line) => extractMarkedAnswer(line, question) ?? []);
  return marked.length > 0 ? marked : [extractAnswer(text, question)];
}
