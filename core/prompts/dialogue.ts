import type { ChatMessage, ReplyEnd } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, fillText, type PromptTemplate, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";
import { spoken } from "./spoken.ts";

/** What the User says when the task is solved (MCF, §3.1). */
export const TASK_DONE = "<TASK_DONE>";

/** What of a query stands before a column that is named in capitals, as the marker is: a keyword, or the column before it. */
const AHEAD_OF_COLUMN =
  /\b(?:SELECT|DISTINCT|BY|WHERE|AND|OR|NOT|ON|SET|WHEN)\s{1,20}|\b(?:SELECT|BY)\s(?:(?!FROM\b)[^;]){0,99},\s{0,20}|\w\([^()]{0,99},\s{0,20}/;
/** What of a query stands behind one. */
const BEYOND_COLUMN = /,[ \t]*\n|\s[ \t]{0,20}(?:AS|FROM|IS|IN|NOT|LIKE|BETWEEN|ASC|DESC|AND|OR|THEN)\b/;
/** What makes one word of it with what stands before it, or a name in quotes. */
const JOINED_BEFORE = /[\w."'`]|\w[([]/;
/** What closes such quotes, or compares it. */
const JOINED_BEHIND = /["'`]| ?(?:[=<]|!=)| >/;

/**
 * The marker as models write it: the last line; two words alone on their line or in brackets; one word in angle brackets or in
 * capitals. Instructions also speak of a task done, and queries of a column `task_done` or `t.TASK_DONE`.
 */
const TASK_DONE_FORMS: readonly RegExp[] = [
  /(?:^|\n)(?![ \t])[^\p{L}\p{N}\n]*TASKS?[ _-]?DONE[^\p{L}\p{N}]*$/iu,
  /^[^\p{L}\p{N}\n]*TASKS?[ -]DONE[^\p{L}\p{N}\n]*$/gimu,
  /[<[(*]{0,8}(?:<[*/ ]{0,4}TASKS?_?DONE|[<[(][*/ ]{0,4}TASKS?[ -]DONE)[*/ ]{0,4}[>\])][>\])*]*/giu,
  new RegExp(
    String.raw`^(?<!${AHEAD_OF_COLUMN.source})[^\p{L}\p{N}\n]*TASKS?_?DONE(?![^\p{L}\p{N}\s,]{0,2}(?:${BEYOND_COLUMN.source}))[^\p{L}\p{N}\n]*$`,
    "gmu",
  ),
  new RegExp(
    String.raw`(?<!${JOINED_BEFORE.source}|${AHEAD_OF_COLUMN.source})[<[(*]{0,8}/?TASKS?_?DONE\b(?!${JOINED_BEHIND.source}|${BEYOND_COLUMN.source})/?[>\])*]*`,
    "gu",
  ),
];

/** Whether a User says that the task is done. */
export function saysTaskDone(text: string): boolean {
  return withoutTaskDone(text) !== text.trim();
}

/** A reply without its task-done marker; empty if only the marker's quotes or a full stop are left. */
export function withoutTaskDone(text: string): string {
  const whole = text.trim();
  const rest = TASK_DONE_FORMS.reduce((left, form) => left.replace(form, ""), whole).trim();
  return rest === whole || /[\p{L}\p{N}]/u.test(rest) ? rest : "";
}

/** An instruction of the User and the Assistant's solution of it: one turn of M (MCF, eq. 2). */
export interface Exchange {
  readonly instruction: string;
  readonly solution: string;
  /** How the solution's reply ended, where that is known. */
  readonly ended?: ReplyEnd;
}

/** The task as agents see it: the question, and what the Task Specifier made of it. */
export interface SpecifiedTask {
  readonly question: Question;
  readonly specification: string;
  /** A similar task that was solved before, as text for prompts; null if there is none. */
  readonly similar: string | null;
}

/**
 * The passage of the system prompt in which normal and adversarial instances differ, and nothing else does
 * (MCF, fig. 2). The terse set names the role instead.
 */
export interface Stance {
  readonly user: PromptTemplate;
  readonly assistant: PromptTemplate;
  readonly userPassage: string;
  readonly assistantPassage: string;
}

export const dialoguePrompts = definePrompts({
  id: "dialogue",
  version: 3,
  sets: {
    standard: {
      specify: {
        system: "You are a careful assistant who makes tasks clear and never solves them.",
        user:
          '{question}\n\nWhat exactly does this task ask for? Write one sentence that begins with "Find" or "Decide", and ' +
          "nothing else. Do not solve it.",
      },
      user: {
        system:
          "{question}\n\nThe task in short:\n{specification}\n\nYou are the User. You plan how to solve this task, and the " +
          "Assistant carries out your plan. {passage} Write one instruction of one sentence and nothing else: what has to be " +
          "found out or calculated first, what then, up to the answer. Do not calculate anything yourself.",
        user: "What shall the Assistant do?",
      },
      historyTurn: {
        system: "",
        user:
          "{solution}\n\nIs the task solved? If it is, write only {done}. If something is missing or wrong, write what the " +
          "Assistant shall do next.",
      },
      assistant: {
        system:
          "{question}\n\nThe task in short:\n{specification}\n\nYou are the Assistant. The User plans how to solve this task, and " +
          "you carry out the User's plan. {passage} Keep to what the task says, think step by step and write every step " +
          "down, without code. End with a line: {form}",
        user: "{instruction}",
      },
      final: {
        system: "",
        user: "Now answer the whole task. Check the steps so far against it: think step by step, then a line: {form}",
      },
    },
    terse: {
      specify: { system: "You are a task specifier.", user: "{question}\nSpecify the task." },
      user: { system: "You are the user.", user: "{question}\n{history}Next instruction?" },
      historyTurn: { system: "", user: "User: {instruction}\nAssistant: {solution}\n" },
      assistant: { system: "You are the assistant.", user: "{question}\n{history}User: {instruction}" },
      final: { system: "You are the assistant.", user: "{question}\n{history}Final answer?" },
    },
  },
  byAnswerType: {
    standard: {
      sql: {
        assistant: {
          system:
            "{question}\n\nThe task in short:\n{specification}\n\nYou are the Assistant. The User plans how to write the query, " +
            "and you carry out the User's plan. {passage} Think in a few short lines, then write {form}",
          user: "{instruction}",
        },
        final: {
          system: "",
          user: "Now answer the whole task. Check the steps so far against it, then write {form}",
        },
      },
    },
  },
});

/** The normal instances' stance. */
export function helpfulStance(question: Question, wording: Wording): Stance {
  const { user, assistant } = wording.of(dialoguePrompts, question);
  return {
    user,
    assistant,
    userPassage: "Choose the way that leads to the correct answer.",
    assistantPassage: "Work correctly and check your numbers.",
  };
}

/** The call of the Task Specifier. */
export function specifyMessages(question: Question, wording: Wording): readonly ChatMessage[] {
  return fillPrompt(wording.of(dialoguePrompts, question).specify, questionValues(question, wording));
}

/** The next call of a User: the task and the whole history as it sees it. */
export function userMessages(
  task: SpecifiedTask,
  history: readonly Exchange[],
  stance: Stance,
  wording: Wording,
): readonly ChatMessage[] {
  const values = { ...taskValues(task, wording), passage: stance.userPassage, history: historyText(history) };
  const opening = fillPrompt(stance.user, values);
  if (wording.set === "terse") return opening;
  const next = wording.of(dialoguePrompts, task.question).historyTurn.user;
  return [
    ...opening,
    ...history.flatMap(({ instruction, solution }): ChatMessage[] => [
      { role: "assistant", content: instruction },
      { role: "user", content: fillText(next, { solution: spoken(solution), done: TASK_DONE }) },
    ]),
  ];
}

/** The next call of an Assistant: the task, the whole history and the instruction to carry out. */
export function assistantMessages(
  task: SpecifiedTask,
  history: readonly Exchange[],
  instruction: string,
  stance: Stance,
  wording: Wording,
): readonly ChatMessage[] {
  const values = { ...taskValues(task, wording), passage: stance.assistantPassage };
  if (wording.set === "terse") {
    return fillPrompt(stance.assistant, { ...values, history: historyText(history), instruction });
  }
  return [
    { role: "system", content: fillText(stance.assistant.system, values) },
    ...history.flatMap((exchange): ChatMessage[] => [
      { role: "user", content: exchange.instruction },
      { role: "assistant", content: spoken(exchange.solution) },
    ]),
    { role: "user", content: fillText(stance.assistant.user, { ...values, instruction }) },
  ];
}

/** The plain call that asks the Assistant for the answer where the last solution holds none. */
export function finalMessages(
  task: SpecifiedTask,
  history: readonly Exchange[],
  wording: Wording,
): readonly ChatMessage[] {
  const { final } = wording.of(dialoguePrompts, task.question);
  if (wording.set === "terse") {
    return fillPrompt(final, { ...taskValues(task, wording), history: historyText(history) });
  }
  const request = fillText(final.user, taskValues(task, wording));
  return assistantMessages(task, history, request, helpfulStance(task.question, wording), wording);
}

/** M as text: what the historical term of the similarity compares, and what the terse prompts show. */
export function historyText(history: readonly Exchange[]): string {
  const line = dialoguePrompts.sets.terse.historyTurn.user;
  return history
    .map((exchange) => fillText(line, { instruction: exchange.instruction, solution: exchange.solution }))
    .join("");
}

/** What stands before a solution that is compared: M and the instruction it answers (docs/methods.md). */
export function historyTextWith(history: readonly Exchange[], instruction: string): string {
  return `${historyText([...history, { instruction, solution: "" }]).trimEnd()} `;
}

/** A similar task follows the specified task (MCF, §3.3); the terse set, which shows none, puts it before the question. */
function taskValues(
  { question, specification, similar }: SpecifiedTask,
  wording: Wording,
): Record<string, string> {
  const values = { ...questionValues(question, wording), done: TASK_DONE };
  if (similar === null) return { ...values, specification };
  return wording.set === "terse"
    ? { ...values, specification, question: `${similar}\n${values.question}` }
    : { ...values, specification: `${specification}\n\n${similar}` };
}
