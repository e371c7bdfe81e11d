import { extractAnswer } from "../answer.ts";
import type { ChatMessage } from "../model.ts";
import { fillPrompt, type Wording } from "../prompts/prompt.ts";
import { questionValues } from "../prompts/question-text.ts";
import { zeroShotCotPrompts } from "../prompts/zero-shot-cot.ts";
import { ANSWER_TYPES, type Question } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { defineStrategy } from "./strategy.ts";

/** Zero-shot chain of thought: one call that reasons step by step and ends with the marker. */
export const zeroShotCot = defineStrategy({
  id: "zero-shot-cot",
  family: "single-agent",
  title: "Zero-shot chain of thought",
  summary: "One agent reasons step by step, then answers.",
  source: "Kojima et al. 2022; baseline of MCF, CFMAD and MA-ToT",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: { temperature: temperatureOption(0) },
  promptIds: ["zero-shot-cot"],
  maxCalls: () => 1,
  expectedCalls: () => ({ calls: 1, together: 1 }),

  async run(question, _options, context) {
    const reply = await context.say("solver", "reason", stepByStep(question, context.wording));
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});

/** The messages of one chain of thought; other methods take their samples with them. */
export function stepByStep(question: Question, wording: Wording): readonly ChatMessage[] {
  return fillPrompt(wording.of(zeroShotCotPrompts, question).reason, questionValues(question, wording));
}
