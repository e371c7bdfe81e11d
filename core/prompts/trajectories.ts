import type { ChatMessage } from "../model.ts";
import {
  assistantMessages,
  dialoguePrompts,
  historyText,
  TASK_DONE,
  type Exchange,
  type SpecifiedTask,
  type Stance,
} from "./dialogue.ts";
import { fillPrompt, fillText, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";

/**
 * The next call of an Assistant on a branch that is continued whatever the User says: an Assistant whose User says that the
 * task is done is asked for the answer, with the words of a dialogue's final call.
 */
export function branchMessages(
  task: SpecifiedTask,
  history: readonly Exchange[],
  instruction: string,
  stance: Stance,
  wording: Wording,
): readonly ChatMessage[] {
  if (instruction !== TASK_DONE) return assistantMessages(task, history, instruction, stance, wording);
  const { user } = wording.of(dialoguePrompts, task.question).final;
  const values = questionValues(task.question, wording);
  return wording.set === "terse"
    ? fillPrompt({ system: stance.assistant.system, user }, { ...values, history: historyText(history) })
    : assistantMessages(task, history, fillText(user, values), stance, wording);
}
