import { canonicalAnswer, extractAnswer } from "../../../../core/answer.ts";
import { cfmadPrompts } from "../../../../core/prompts/cfmad.ts";
import { ioPrompts } from "../../../../core/prompts/io.ts";
import { madJudgePrompts } from "../../../../core/prompts/mad-judge.ts";
import { madPrompts } from "../../../../core/prompts/mad.ts";
import { selfReflectionPrompts } from "../../../../core/prompts/self-reflection.ts";
import { totPrompts } from "../../../../core/prompts/tot.ts";
import { zeroShotCotPrompts } from "../../../../core/prompts/zero-shot-cot.ts";
import { answerLine, solutionText } from "../solution.ts";
import { isRight } from "./comparison.ts";
import type { Asked, Part } from "./part.ts";

/** The right solution, whoever is asked for it. */
export function rightSolution({ problem: { question, right } }: Asked): string {
  return solutionText(right, question.answerType);
}

/** The solution of one who misleads. */
export function misledSolution({ problem: { question, misled } }: Asked): string {
  return solutionText(misled, question.answerType);
}

/** The solution of one who errs. */
export function attempt({ notebook, random }: Asked): string {
  return notebook.attempt(random);
}

/** Thinks step by step. */
export const solve: Part = {
  template: zeroShotCotPrompts.sets.terse.reason,
  reply: rightSolution,
  mistake: attempt,
};

/** Gives the answer at once. */
export const answer: Part = {
  template: ioPrompts.sets.terse.answer,
  reply: ({ problem: { question, right } }) => answerLine(right.answer, question.answerType),
};

/** The adversary: it finds another answer than the right one. */
export const mislead: Part = { template: cfmadPrompts.sets.terse.another, reply: misledSolution };

/** Revises a solution by what was said about it. */
export const revise: Part = {
  template: selfReflectionPrompts.sets.terse.revise,
  reply: rightSolution,
  mistake: attempt,
};

/** A debater that has heard the others. */
export const solveAgain: Part = {
  template: madPrompts.sets.terse.update,
  reply: rightSolution,
  mistake: attempt,
};

/** A reasoner's thought: a whole solution, whatever the thoughts before it. */
export const finish: Part = {
  template: totPrompts.sets.terse.thought,
  reply: rightSolution,
  mistake: attempt,
};

/** The affirmative side: it argues for the answer that it is given. */
export const defend: Part = {
  template: madJudgePrompts.sets.terse.affirmative,
  reply: (asked) => solutionFor(asked.shown("base"), asked),
  isExemplary: (asked) => knownSolutionFor(asked.shown("base"), asked) !== null,
};

/** A debater with a preset stance: it argues for that. */
export const explain: Part = {
  template: cfmadPrompts.sets.terse.abduction,
  reply: (asked) => solutionFor(asked.shown("answer"), asked),
  isExemplary: (asked) => knownSolutionFor(asked.shown("answer"), asked) !== null,
};

/** The negative side: another answer than the affirmative's, and the right one if that is another. */
export const disagree: Part = {
  template: madJudgePrompts.sets.terse.negative,
  reply(asked) {
    const said = extractAnswer(asked.shown("latest"), asked.problem.question);
    const agrees = said !== null && isRight(said, asked.problem);
    return `${DISAGREES}\n${agrees ? misledSolution(asked) : rightSolution(asked)}`;
  },
  mistake: (asked) => `${DISAGREES}\n${attempt(asked)}`,
};

const DISAGREES = "I disagree.";

/** An answer that comes from no solution, as an option that was drawn, is put behind the right lines. */
function solutionFor(shown: string, asked: Asked): string {
  const { question, right } = asked.problem;
  const known = knownSolutionFor(shown, asked);
  if (known !== null) return known;
  const answer = canonicalAnswer(shown, question) ?? right.answer;
  return solutionText({ lines: right.lines, answer }, question.answerType);
}

/** A base answer that cannot be read as one is met with the right solution. */
function knownSolutionFor(shown: string, asked: Asked): string | null {
  const stated = canonicalAnswer(shown, asked.problem.question);
  return stated === null ? rightSolution(asked) : asked.notebook.leadingTo(stated);
}
