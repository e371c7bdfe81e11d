import { canonicalAnswer, extractAnswer, extractMarkedAnswer, sameAnswer } from "../../answer.ts";
import { roundsTo } from "../../answer/number.ts";
import { blockAtEnd } from "../../answer/plain.ts";
import { programIn, runProgram } from "../../arithmetic/program.ts";
import type { Role, Turn } from "../../events.ts";
import type { Sampling } from "../../model.ts";
import { programOfThoughtsPrompts } from "../../prompts/program-of-thoughts.ts";
import { fillPrompt, type Wording } from "../../prompts/prompt.ts";
import { questionText, questionValues } from "../../prompts/question-text.ts";
import type { AnswerType, Question } from "../../question.ts";
import type { ModelOutlook, StrategyContext } from "../strategy.ts";

/** A program that a model wrote. */
export interface WrittenProgram {
  readonly turn: Turn;
  /** What it comes to; null if it cannot be computed. */
  readonly computed: string | null;
  /** The same, or else the number that the reply announces; null if there is neither. */
  readonly answer: string | null;
}

/** How a program is asked for. */
export interface ProgramCall {
  readonly role: Role;
  readonly path: string;
  readonly wording: "program" | "shortProgram";
  readonly sampling?: Partial<Sampling>;
}

/** Whether programs say anything about a question: its answer is a number, and the prompt set has a wording for them. */
export function hasPrograms(
  { answerType }: Pick<Question, "answerType">,
  { set }: Pick<Wording, "set">,
): boolean {
  return answerType === "number" && set === "standard";
}

/** Whether they may say anything about some of the questions. @param model as for a method's `maxCalls`, like `answerTypes` */
export function mayHavePrograms(
  model?: ModelOutlook,
  answerTypes: readonly AnswerType[] = ["number"],
): boolean {
  const wording = { set: model?.prompts ?? "standard" };
  return answerTypes.some((answerType) => hasPrograms({ answerType }, wording));
}

/**
 * One call that writes a straight-line program; what it comes to is computed here, and recorded where one is asked for.
 */
export async function writeProgram(
  { role, path, wording, sampling }: ProgramCall,
  question: Question,
  context: StrategyContext,
): Promise<WrittenProgram> {
  const template = context.wording.of(programOfThoughtsPrompts, question)[wording];
  // A program is in no language of the question, so that it is not asked for one.
  const values = {
    ...questionValues(question, context.wording),
    question: questionText(question, context.wording.set),
  };
  const turn = await context.say(role, path, fillPrompt(template, values), sampling);
  const computed = resultOf(turn, question);
  if (hasPrograms(question, context.wording)) {
    context.record(turn.path, { kind: "program-run", result: computed });
  }
  return { turn, computed, answer: computed ?? announcedBeside(turn, question) };
}

/** A line that sets `answer` or `final_answer`. */
const SETS_ANSWER = /^\s*(?:\w+_)?answer\s*(?::\s*(?:int|float)\s*)?[-+*/]?=(?!=)/;
/** Nothing, a fence, or a line that only prints: stands behind the line that a program ends with. */
const ENDS = /^\s*(?:$|```\s*$|print\s*\()/;

/**
 * The number that a reply announces whose program cannot be computed. Where that sets `answer` to begin with, or in a loop, nothing
 * is announced; the line that a whole reply ends with may announce it so.
 */
function announcedBeside({ text, ended }: Turn, question: Question): string | null {
  const lines = text.split("\n");
  const last = ended === "stop" ? lines.findLastIndex((line) => !ENDS.test(line)) : -1;
  const said = lines.filter(
    (line, index) => !SETS_ANSWER.test(line) || (index === last && !/^\s/.test(line)),
  );
  return extractMarkedAnswer(said.join("\n"), question, ended);
}

/** The answer of a reasoning. */
export function answerOf({ text, ended }: Turn, question: Question): string | null {
  return extractAnswer(text, question, ended);
}

/**
 * The answer of a reasoning that asks for a number. Where it holds a program that prints, which a model that knows code writes
 * unasked, what that comes to counts and not what the model believes that it prints. One that prints nothing may be a step of the
 * reasoning: it counts where no answer is announced.
 */
export function computedAnswer(turn: Turn, question: Question): string | null {
  const result = HAS_PROGRAM.test(turn.text) ? resultOf(turn, question) : null;
  const announced = PRINTS.test(turn.text) ? null : extractMarkedAnswer(turn.text, question, turn.ended);
  return announced ?? result ?? answerOf(turn, question);
}

/** What the program of a reply comes to; null too if the reply was cut off in it: half a program comes to something else. */
function resultOf({ text, ended }: Turn, question: Question): string | null {
  const isHalf = ended === "length" && (!text.includes("```") || blockAtEnd(text) !== "none");
  const computed = isHalf ? null : runProgram(programIn(text));
  return computed === null ? null : canonicalAnswer(computed, question);
}

const HAS_PROGRAM = /```py/i;
const PRINTS = /^[ \t]*print\s*\(/m;

/** Two wordings at T=0, then samples; a task takes as many of them as it says. */
const PROGRAMS: readonly Pick<ProgramCall, "wording" | "sampling">[] = [
  { wording: "program", sampling: { temperature: 0 } },
  { wording: "shortProgram", sampling: { temperature: 0 } },
  { wording: "program", sampling: { temperature: 0.8 } },
  { wording: "program", sampling: { temperature: 0.8 } },
  { wording: "program", sampling: { temperature: 0.8 } },
];

/** Programs that vote beside reasonings, and confirm one. Two more did not change votes for the better. */
export const VOTING_PROGRAMS = 3;

/** Programs that judge reasonings: each one more keeps more right ones and finds fewer wrong ones (docs/results/development.md). */
export const JUDGING_PROGRAMS = 5;

/** So many programs that compute the answer of a question anew, written all at once. */
export function writePrograms(
  count: number,
  role: Role,
  prefix: string,
  question: Question,
  context: StrategyContext,
): Promise<readonly WrittenProgram[]> {
  return Promise.all(
    PROGRAMS.slice(0, count).map((call, index) =>
      writeProgram({ role, path: `${prefix}program-${index + 1}`, ...call }, question, context),
    ),
  );
}

/** Whether any program comes to an answer, which may be rounded to the decimals that it has (docs/methods.md). */
export function isComputed(computed: readonly string[], answer: string | null): boolean {
  if (answer === null) return false;
  return computed.some((result) => sameAnswer(result, answer, "number") || roundsTo(result, answer));
}
