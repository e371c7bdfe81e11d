import { extractAnswer } from "../answer.ts";
import { dupPrompts } from "../prompts/dup.ts";
import { fillPrompt } from "../prompts/prompt.ts";
import { questionValues } from "../prompts/question-text.ts";
import { ANSWER_TYPES } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { defineStrategy } from "./strategy.ts";

/** Deeply Understanding the Problem: the core question and what it needs are drawn out before the question is solved. */
export const dup = defineStrategy({
  id: "dup",
  family: "single-agent",
  title: "Deeply Understanding the Problem",
  summary: "One agent states the core question, lists the facts it needs, then solves with both in view.",
  source: "Zhong et al. 2024; baseline of MCF",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: { temperature: temperatureOption(0) },
  promptIds: ["dup"],
  maxCalls: () => 3,
  expectedCalls: () => ({ calls: 3, together: 1 }),

  async run(question, _options, context) {
    const prompts = context.wording.of(dupPrompts, question);
    const values = questionValues(question, context.wording);
    const { text: core } = await context.say("solver", "core-question", fillPrompt(prompts.core, values));
    const { text: facts } = await context.say(
      "solver",
      "facts",
      fillPrompt(prompts.facts, { ...values, core }),
    );
    const reply = await context.say("solver", "solve", fillPrompt(prompts.solve, { ...values, core, facts }));
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});
