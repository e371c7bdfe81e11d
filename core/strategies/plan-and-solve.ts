import { extractAnswer } from "../answer.ts";
import { planAndSolvePrompts } from "../prompts/plan-and-solve.ts";
import { fillPrompt } from "../prompts/prompt.ts";
import { questionValues } from "../prompts/question-text.ts";
import { ANSWER_TYPES } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { defineStrategy } from "./strategy.ts";

/** Plan-and-solve (PS+): one call that names what is given, plans, and carries out the plan. */
export const planAndSolve = defineStrategy({
  id: "plan-and-solve",
  family: "single-agent",
  title: "Plan-and-solve prompting (PS+)",
  summary: "One agent lists what is given, makes a plan and carries it out.",
  source: "Wang et al. 2023; baseline of MCF",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: { temperature: temperatureOption(0) },
  promptIds: ["plan-and-solve"],
  maxCalls: () => 1,
  expectedCalls: () => ({ calls: 1, together: 1 }),

  async run(question, _options, context) {
    const { solve } = context.wording.of(planAndSolvePrompts, question);
    const messages = fillPrompt(solve, questionValues(question, context.wording));
    const reply = await context.say("solver", "solve", messages);
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});
