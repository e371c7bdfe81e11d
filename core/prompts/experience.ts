import type { Experience } from "../experience/experience.ts";
import { processText } from "../experience/solution.ts";
import type { ChatMessage } from "../model.ts";
import type { Question } from "../question.ts";
import type { Exchange } from "./dialogue.ts";
import { definePrompts, fillPrompt, fillText, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";

/**
 * A similar task as agents see it (MCF, §3.3), and the feedback judge. The terse set writes the similar task the way the
 * practice model knows tasks, and asks for feedback in the validator's words, the nearest ones, about the solutions alone:
 * with the instructions between them it gives no verdict.
 */
export const experiencePrompts = definePrompts({
  id: "experience",
  version: 1,
  sets: {
    standard: {
      similar: {
        system: "",
        user:
          "An example: a similar task that was solved well before.\n{task}\n\nIts steps:\n{process}\n\nIts result: {answer}\n" +
          "The example has other numbers and names than the task. Take over how it was solved, never its result.",
      },
      feedback: {
        system: "",
        user:
          "{question}\n\nThis was done to solve it:\n{process}\n\nThe result: {answer}\n\nCheck every step and the result yourself. " +
          'Then reply in JSON:\n"reason": what is right or wrong, in one sentence\n"good": "yes" if the steps and the result ' +
          'are right, else "no"',
      },
    },
    terse: {
      similar: { system: "", user: "{task}\n{process}\nThe answer is {answer}." },
      feedback: {
        system: "You are a validator.",
        user: "{question}\nSolution:\n{solutions}\nThe answer is {answer}.\nIs the reasoning valid?",
      },
    },
  },
});

/** Characters of a similar task for each token that a reply may have: it takes about half of a reply's room. */
const CHARACTERS_PER_TOKEN = 2;

/**
 * A similar task with its process and answer. What is too long loses of the task its beginning, since it ends with what is
 * asked, and of the process and the answer their ends; the task keeps at least half of the room. The answer has a quarter as
 * much for itself, or what the others leave.
 * @param maxTokens largest number of tokens of a reply, by which the text is bounded
 */
export function similarTaskText(
  { task, process, answer }: Experience,
  question: Question,
  maxTokens: number,
  wording: Wording,
): string {
  const room = CHARACTERS_PER_TOKEN * maxTokens;
  const shownTask = withoutBeginning(task, Math.max(Math.floor(room / 2), room - process.length));
  const shownProcess = withoutEnd(process, room - shownTask.length);
  const left = room - shownTask.length - shownProcess.length;
  return fillText(wording.of(experiencePrompts, question).similar.user, {
    task: wording.set === "terse" ? shownTask.replace(/\s+/g, " ") : shownTask,
    process: shownProcess,
    answer: withoutEnd(answer, Math.max(Math.floor(room / 4), left)),
  });
}

/** A solution as the feedback judge sees it. */
export interface Judged {
  /** M. */
  readonly history: readonly Exchange[];
  /** The reply of the final call; null if there was none. */
  readonly final: string | null;
  readonly answer: string;
}

/** The feedback judge's call: the task, how it was solved, and the answer; never the right one. */
export function feedbackMessages(
  question: Question,
  { history, final, answer }: Judged,
  wording: Wording,
): readonly ChatMessage[] {
  const process = processText(history, final);
  const solutions = history.map(({ solution }) => solution).join("\n") || process;
  const values = { ...questionValues(question, wording), process, solutions, answer };
  return fillPrompt(wording.of(experiencePrompts, question).feedback, values);
}

/** @param length in characters, the mark of what is left out among them */
function withoutBeginning(text: string, length: number): string {
  return text.length <= length ? text : `…${text.slice(text.length - length + 1)}`;
}

function withoutEnd(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1))}…`;
}
