import { extractAnswer } from "../answer.ts";
import { exemplarsFor, shotsOption } from "../exemplars/shown.ts";
import { withExemplars } from "../prompts/earlier-turns.ts";
import { manualCotPrompts } from "../prompts/manual-cot.ts";
import { ANSWER_TYPES } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { sayWithHistory } from "./shared/history.ts";
import { defineStrategy } from "./strategy.ts";

/** Manual chain of thought: one call that sees other questions with written reasoning first. */
export const manualCot = defineStrategy({
  id: "manual-cot",
  family: "single-agent",
  title: "Manual chain of thought",
  summary: "One agent sees how a few other questions are reasoned out, then reasons itself.",
  source: "Wei et al. 2022; baseline of MCF",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: { shots: shotsOption(1), temperature: temperatureOption(0) },
  promptIds: ["manual-cot"],
  exemplars: "reasoning",
  maxCalls: () => 1,
  expectedCalls: () => ({ calls: 1, together: 1 }),

  async run(question, { shots }, context) {
    const exemplars = exemplarsFor(question, shots, context);
    const reply = await sayWithHistory(context, "solver", "reason", exemplars, (kept) =>
      withExemplars(manualCotPrompts, kept, question, context.wording),
    );
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});
