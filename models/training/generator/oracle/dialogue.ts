import { dialoguePrompts, TASK_DONE } from "../../../../core/prompts/dialogue.ts";
import { mcfPrompts } from "../../../../core/prompts/mcf.ts";
import type { PromptTemplate } from "../../../../core/prompts/prompt.ts";
import type { AnswerType, Question } from "../../../../core/question.ts";
import { calculated, equation, formatNumber } from "../arithmetic.ts";
import { withoutLetterBreaks } from "../letter-break.ts";
import { misledSteps } from "../mistakes.ts";
import type { Operator, Problem, Step } from "../problem.ts";
import { NUMBER_WORDS } from "../words/numbers.ts";
import type { Asked, Part } from "./part.ts";
import { attempt, misledSolution, rightSolution } from "./solvers.ts";

const { specify: specifying, user, assistant, final } = dialoguePrompts.sets.terse;

/** The Task Specifier: what is asked, the numbers that are given, and what the answer looks like. */
export const specify: Part = {
  template: specifying,
  reply: ({ problem: { question } }) =>
    [
      `Task: ${withFractions(askedIn(question))}`,
      `Numbers: ${numbersIn(question).map(withFractions).join(", ") || "none"}.`,
      `Done when the answer is ${ANSWER_FORM[question.answerType] ?? "found"}.`,
    ].join("\n"),
};

/** Denominators of parts that have no end as decimals (kinds/fractions.ts). */
const DENOMINATORS = [3, 6, 9, 12] as const;

/** Decimals without end as fractions, as solutions have them: nobody copies 0.16666666666666666 rightly. */
function withFractions(text: string): string {
  return text.replace(/\d+\.\d{5,}/g, (decimals) => {
    const value = Number(decimals);
    const parts = DENOMINATORS.find((each) => Math.abs(value * each - Math.round(value * each)) < 1e-9);
    return parts === undefined ? decimals : `${Math.round(value * parts)}/${parts}`;
  });
}

/** The numbers of a text in its order, those in words as digits. `one` is too often no number. */
function numbersIn({ text }: Question): readonly string[] {
  return (text.match(NUMBER) ?? []).map((number) => {
    const value = NUMBER_WORDS.indexOf(number.toLowerCase());
    return value === -1 ? number : String(value);
  });
}

const NUMBER = new RegExp(String.raw`\d+(?:[.,]\d+)*|\b(?:${NUMBER_WORDS.slice(2).join("|")})\b`, "gi");

const ANSWER_FORM: Readonly<Partial<Record<AnswerType, string>>> = {
  number: "one number",
  choice: "one letter",
  yesno: "yes or no",
  truefalse: "true or false",
  string: "one word",
};

/** The last sentence that asks, else the last sentence. */
function askedIn({ text }: Question): string {
  const sentences = text
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[.?!]) /);
  return sentences.findLast((sentence) => sentence.endsWith("?")) ?? sentences.at(-1) ?? "";
}

/** The User: the first instruction that was not given yet; then the task is done. */
export const instruct: Part = {
  template: user,
  reply: (asked) => asked.problem.instructions[nextOf(asked)] ?? TASK_DONE,
  mistake: (asked) => wrongInstruction(asked.problem, nextOf(asked)),
};

/** The adversarial User: the next step with another operation; where nothing is calculated, a step too far. */
export const misinstruct: Part = {
  template: adversarial(user, mcfPrompts.sets.terse.userPassage),
  reply: (asked) => wrongInstruction(asked.problem, nextOf(asked)),
};

/** The Assistant: it does what it is told. */
export const assist: Part = {
  template: assistant,
  reply: (asked) => workOn(lastInstruction(asked), asked),
  mistake: (asked) => wrongWorkOn(lastInstruction(asked), asked),
};

/** The adversarial Assistant: another operation than it is told; where nothing is calculated, another result. */
export const misassist: Part = {
  template: adversarial(assistant, mcfPrompts.sets.terse.assistantPassage),
  reply: (asked) => wrongWorkOn(lastInstruction(asked), asked),
};

/** The Assistant who is asked for the answer at the end: it solves the problem again, since a step may have gone wrong. */
export const conclude: Part = {
  template: final,
  reply: rightSolution,
  mistake: attempt,
};

/** The adversarial Assistant who is asked for the answer. */
export const misconclude: Part = {
  template: adversarial(final, mcfPrompts.sets.terse.assistantPassage),
  reply: misledSolution,
};

function adversarial({ user: request }: PromptTemplate, { system }: PromptTemplate): PromptTemplate {
  return { system, user: request };
}

/** Number of the first instruction that the history does not hold, from 0; that of equal ones which is not held so often. */
function nextOf({ problem: { instructions }, shown }: Asked): number {
  const given = [...shown("history").matchAll(/^User: (.*)$/gm)].map(([, instruction = ""]) => instruction);
  for (const [index, instruction] of instructions.map(withoutLetterBreaks).entries()) {
    const place = given.indexOf(instruction);
    if (place === -1) return index;
    given.splice(place, 1);
  }
  return instructions.length;
}

/** The instruction to carry out: what stands behind the last `User: ` of a prompt. */
function lastInstruction({ shown }: Asked): string {
  return shown("instruction").split("\nUser: ").at(-1) ?? "";
}

function wrongInstruction({ steps, instructions }: Problem, index: number): string {
  const step = steps[index];
  if (step !== undefined) return instructionFor(withOtherOperation(step));
  return instructions[index + 1] ?? instructions[0] ?? "";
}

/** What an instruction comes to; an instruction that is no step of this problem is the whole task. */
function workOn(instruction: string, asked: Asked): string {
  const step = stepIn(instruction);
  const line = asked.problem.right.lines[placeOf(instruction, asked.problem)];
  return line ?? (step === null ? rightSolution(asked) : equation(step));
}

/** The same, done wrong: where nothing is calculated as the one who misleads does it, or as another step. */
function wrongWorkOn(instruction: string, asked: Asked): string {
  const { right, misled } = asked.problem;
  const step = stepIn(instruction);
  if (step !== null) return equation(withOtherOperation(step));
  const index = placeOf(instruction, asked.problem);
  const line = right.lines[index];
  if (line === undefined) return misledSolution(asked);
  const candidates = [misled.lines[index], right.lines[index + 1], right.lines[0]];
  return (
    candidates.find((candidate) => candidate !== undefined && candidate !== line) ?? misledSolution(asked)
  );
}

/** The line of the solution that an instruction asks for, from 0; -1 if it asks for none. */
function placeOf(instruction: string, { instructions }: Problem): number {
  return instructions.map(withoutLetterBreaks).indexOf(instruction);
}

function withOtherOperation(step: Step): Step {
  return misledSteps([step])[0] ?? step;
}

function instructionFor({ left, operator, right }: Step): string {
  return `Compute ${formatNumber(left)}${operator}${formatNumber(right)}.`;
}

function stepIn(instruction: string): Step | null {
  const [, left, operator, right] = COMPUTE.exec(instruction) ?? [];
  return operator === undefined ? null : calculated(Number(left), operator as Operator, Number(right));
}

const COMPUTE = /^Compute (\d+(?:\.\d+)?)([-+*/])(\d+(?:\.\d+)?)\.$/;
