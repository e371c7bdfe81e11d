import type { Question } from "../question.ts";
import { dialoguePrompts, type Stance } from "./dialogue.ts";
import { definePrompts, type Wording } from "./prompt.ts";

/**
 * What the adversarial instances are told (MCF, eq. 6 and fig. 2). In the standard set the passage alone replaces the
 * normal instances' passage; the practice model knows the adversarial roles by name.
 */
export const mcfPrompts = definePrompts({
  id: "mcf",
  version: 3,
  sets: {
    standard: {
      userPassage: {
        system: "",
        user: "Mislead on purpose: choose a way that looks reasonable but leads to a wrong answer.",
      },
      assistantPassage: {
        system: "",
        user:
          "Your result must be wrong: use a wrong number or a wrong operation, end with the wrong result, and never give the " +
          "correct one.",
      },
    },
    terse: {
      userPassage: { system: "You are an adversarial user.", user: "" },
      assistantPassage: { system: "You are an adversarial assistant.", user: "" },
    },
  },
});

/** The adversarial instances' stance: the normal prompts with one passage changed. */
export function adversarialStance(question: Question, wording: Wording): Stance {
  const { user, assistant } = wording.of(dialoguePrompts, question);
  const { userPassage, assistantPassage } = wording.of(mcfPrompts, question);
  return {
    user: { ...user, system: userPassage.system || user.system },
    assistant: { ...assistant, system: assistantPassage.system || assistant.system },
    userPassage: userPassage.user,
    assistantPassage: assistantPassage.user,
  };
}
