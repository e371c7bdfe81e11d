import { extractAnswer, extractMarkedAnswer } from "../answer.ts";
import type { Outcome } from "../events.ts";
import {
  assistantMessages,
  finalMessages,
  helpfulStance,
  specifyMessages,
  saysTaskDone,
  userMessages,
  type Exchange,
  type SpecifiedTask,
} from "../prompts/dialogue.ts";
import { ANSWER_TYPES, type Question } from "../question.ts";
import { sayWithHistory } from "./shared/history.ts";
import { temperatureOption, type NumberOption } from "./options.ts";
import { defineStrategy, type ExpectedCalls, type ModelOutlook, type StrategyContext } from "./strategy.ts";

/** Largest number of turns; MCF gives none. */
export const turnsOption: NumberOption = {
  type: "integer",
  default: 8,
  min: 1,
  max: 32,
  help: "Largest number of turns, each an instruction and its solution",
};

/**
 * Turns after which most dialogues of the measured models end: one where a turn is a large step, two where it is a small one
 * (docs/adr/0025-dialogues-take-large-steps.md).
 * @param turns the largest number
 * @param model as for a method's `expectedCalls`
 */
export function usualTurns(turns: number, model?: ModelOutlook): number {
  return Math.min(turns, model?.prompts === "terse" ? 2 : 1);
}

/**
 * The calls of a dialogue of the usual length: two steps a turn, the User's step that ends it unless the turns are used
 * up, and one call each to specify the task and to conclude.
 * @param together calls of one step
 */
export function expectedDialogue(turns: number, together: number, model?: ModelOutlook): ExpectedCalls {
  const usual = usualTurns(turns, model);
  const steps = 2 * usual + (turns > usual ? 1 : 0);
  return { calls: 1 + steps * together + 1, together };
}

/** Agent Dialogues: a User plans, an Assistant works, until the User says that the task is done. */
export const dialogue = defineStrategy({
  id: "dialogue",
  family: "filtering",
  title: "Agent Dialogues",
  summary: "A Task Specifier makes the task concrete; a User plans and an Assistant solves it step by step.",
  source: "Shi et al. 2024 (MCF), §3.1, eq. 1–5",
  answerTypes: ANSWER_TYPES,
  roles: ["task-specifier", "user", "assistant"],
  options: { temperature: temperatureOption(0.8), turns: turnsOption },
  promptIds: ["dialogue"],
  maxCalls: ({ turns }) => 1 + 2 * turns + 1,
  expectedCalls: ({ turns }, model) => expectedDialogue(turns, 1, model),

  async run(question, { turns }, context) {
    const task = await specifyTask(question, null, context);
    const history = await converse(task, turns, context);
    return (await concludeDialogue(task, history, context)).outcome;
  },
});

/**
 * The dialogue itself: a User plans, an Assistant works, until the User says that the task is done (MCF, eq. 2–5), or nothing.
 * @returns M, one exchange a turn
 */
export async function converse(
  task: SpecifiedTask,
  turns: number,
  context: StrategyContext,
): Promise<Exchange[]> {
  const { wording } = context;
  const stance = helpfulStance(task.question, wording);
  const history: Exchange[] = [];

  for (let turn = 1; turn <= turns; turn++) {
    const plan = await sayWithHistory(context, "user", `turn-${turn}/user`, history, (kept) =>
      userMessages(task, kept, stance, wording),
    );
    if (saysTaskDone(plan.text)) {
      context.record(`turn-${turn}`, { kind: "task-done", saidBy: 1, users: 1, ended: true });
      break;
    }
    const instruction = plan.text;
    if (instruction === "") break;
    const work = await sayWithHistory(context, "assistant", `turn-${turn}/assistant`, history, (kept) =>
      assistantMessages(task, kept, instruction, stance, wording),
    );
    history.push({ instruction, solution: work.text, ended: work.ended });
  }
  return history;
}

/**
 * The Task Specifier's call.
 * @param similar a similar task for all agents, as text for prompts; null if there is none
 */
export async function specifyTask(
  question: Question,
  similar: string | null,
  context: StrategyContext,
): Promise<SpecifiedTask> {
  const reply = await context.say("task-specifier", "specify", specifyMessages(question, context.wording));
  return { question, specification: reply.text, similar };
}

/** What a dialogue comes to, and the reply of its final call; null if none was needed. */
export interface Conclusion {
  readonly outcome: Outcome;
  readonly final: string | null;
}

/**
 * The answer that the last solution holds; only if it holds none, one plain Assistant call asks for it.
 * A marker is required: the result of the last step alone need not be the answer to the task.
 */
export async function concludeDialogue(
  task: SpecifiedTask,
  history: readonly Exchange[],
  context: StrategyContext,
): Promise<Conclusion> {
  const { question } = task;
  const last = history.at(-1);
  const solved =
    question.answerType === "text" ? null : extractMarkedAnswer(last?.solution ?? "", question, last?.ended);
  if (solved !== null) {
    context.record("answer", { kind: "answer-read", from: "last solution", answer: solved });
    return { outcome: { answer: solved, agreement: null }, final: null };
  }
  const final = await sayWithHistory(context, "assistant", "final", history, (kept) =>
    finalMessages(task, kept, context.wording),
  );
  const answer = extractAnswer(final.text, question, final.ended);
  context.record("answer", { kind: "answer-read", from: "final call", answer });
  return { outcome: { answer, agreement: null }, final: final.text };
}
