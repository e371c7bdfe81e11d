import type { ChatMessage, PromptSetName } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, fillText, type PromptTemplate } from "./prompt.ts";
import { answerForm, questionText } from "./question-text.ts";

/** What the User says when the task is solved (000, §3.1). */
export const TASK_DONE = "<TASK_DONE>";

/** An instruction of the User and the Assistant's solution of it: one turn of M (000, eq. 2). */
export interface Exchange {
  readonly instruction: string;
  readonly solution: string;
}

/** The task as agents see it: the question, and what the Task Specifier made of it. */
export interface SpecifiedTask {
  readonly question: Question;
  readonly specification: string;
}

/**
 * The passage of the system prompt in which normal and adversarial instances differ, and nothing else does
 * (000, fig. 2). The terse set names the role instead.
 */
export interface Stance {
  readonly user: PromptTemplate;
  readonly assistant: PromptTemplate;
  readonly userPassage: string;
  readonly assistantPassage: string;
}

export const dialoguePrompts = definePrompts({
  id: "dialogue",
  version: 1,
  sets: {
    standard: {
      specify: {
        system: "You make tasks clear. You never solve them.",
        user:
          "{question}\n\nRestate this task in at most four short lines: what is given, with every number, name and " +
          "condition, and what is asked. Do not solve it and do not add anything.",
      },
      user: {
        system:
          "You are the User. You plan; the Assistant works. Together you solve this task.\n\n{question}\n\n" +
          "The task in short:\n{specification}\n\n{passage} Give one instruction at a time, in one or two sentences, " +
          "and do not solve it yourself. When the Assistant has answered the task, reply only {done}",
        user: "Give the first instruction.",
      },
      historyTurn: {
        system: "",
        user: "{solution}\n\nGive the next instruction, or {done} if the task is answered.",
      },
      assistant: {
        system:
          "You are the Assistant. The User plans; you work. Together you solve this task.\n\n{question}\n\n" +
          "The task in short:\n{specification}\n\n{passage} Carry out the User's instruction in a few short steps. " +
          "As soon as the task can be answered, answer it. {form}",
        user: "{instruction}",
      },
      final: { system: "", user: "Now give the final answer to the task. {form}" },
    },
    terse: {
      specify: { system: "You are a task specifier.", user: "{question}\nSpecify the task." },
      user: { system: "You are the user.", user: "{question}\n{history}Next instruction?" },
      historyTurn: { system: "", user: "User: {instruction}\nAssistant: {solution}\n" },
      assistant: { system: "You are the assistant.", user: "{question}\n{history}User: {instruction}" },
      final: { system: "You are the assistant.", user: "{question}\n{history}Final answer?" },
    },
  },
});

/** The normal instances' stance. */
export function helpfulStance(set: PromptSetName): Stance {
  const { user, assistant } = dialoguePrompts.sets[set];
  return {
    user,
    assistant,
    userPassage: "Choose the next step that leads to the correct answer.",
    assistantPassage: "Work correctly and check your numbers.",
  };
}

/** The call of the Task Specifier. */
export function specifyMessages(question: Question, set: PromptSetName): readonly ChatMessage[] {
  return fillPrompt(dialoguePrompts.sets[set].specify, { question: questionText(question, set) });
}

/** The next call of a User: the task and the whole history as it sees it. */
export function userMessages(
  task: SpecifiedTask,
  history: readonly Exchange[],
  stance: Stance,
  set: PromptSetName,
): readonly ChatMessage[] {
  const values = { ...taskValues(task, set), passage: stance.userPassage, history: historyText(history) };
  const opening = fillPrompt(stance.user, values);
  if (set === "terse") return opening;
  const next = dialoguePrompts.sets[set].historyTurn.user;
  return [
    ...opening,
    ...history.flatMap(({ instruction, solution }): ChatMessage[] => [
      { role: "assistant", content: instruction },
      { role: "user", content: fillText(next, { solution, done: TASK_DONE }) },
    ]),
  ];
}

/** The next call of an Assistant: the task, the whole history and the instruction to carry out. */
export function assistantMessages(
  task: SpecifiedTask,
  history: readonly Exchange[],
  instruction: string,
  stance: Stance,
  set: PromptSetName,
): readonly ChatMessage[] {
  const values = { ...taskValues(task, set), passage: stance.assistantPassage };
  if (set === "terse") {
    return fillPrompt(stance.assistant, { ...values, history: historyText(history), instruction });
  }
  return [
    { role: "system", content: fillText(stance.assistant.system, values) },
    ...history.flatMap((exchange): ChatMessage[] => [
      { role: "user", content: exchange.instruction },
      { role: "assistant", content: exchange.solution },
    ]),
    { role: "user", content: fillText(stance.assistant.user, { instruction }) },
  ];
}

/** The plain call that asks the Assistant for the answer where the last solution holds none. */
export function finalMessages(
  task: SpecifiedTask,
  history: readonly Exchange[],
  set: PromptSetName,
): readonly ChatMessage[] {
  const { final } = dialoguePrompts.sets[set];
  if (set === "terse") {
    return fillPrompt(final, { ...taskValues(task, set), history: historyText(history) });
  }
  const request = fillText(final.user, taskValues(task, set));
  return assistantMessages(task, history, request, helpfulStance(set), set);
}

/** M as text: what the historical term of the similarity compares, and what the terse prompts show. */
export function historyText(history: readonly Exchange[]): string {
  const line = dialoguePrompts.sets.terse.historyTurn.user;
  return history.map((exchange) => fillText(line, { ...exchange })).join("");
}

/** What stands before a solution that is compared: M and the instruction it answers (METHODS, `mcf`: M+I). */
export function historyTextWith(history: readonly Exchange[], instruction: string): string {
  return `${historyText([...history, { instruction, solution: "" }]).trimEnd()} `;
}

function taskValues(task: SpecifiedTask, set: PromptSetName): Record<string, string> {
  return {
    question: questionText(task.question, set),
    specification: task.specification,
    form: answerForm(task.question.answerType),
    done: TASK_DONE,
  };
}
