import { extractAnswer } from "../answer.ts";
import { exemplarsFor, shotsOption } from "../exemplars/shown.ts";
import { withExemplars } from "../prompts/earlier-turns.ts";
import { fewShotPrompts } from "../prompts/few-shot.ts";
import { ANSWER_TYPES } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { sayWithHistory } from "./shared/history.ts";
import { defineStrategy } from "./strategy.ts";

/** Few-shot prompting: one call that sees other questions with their answers first. */
export const fewShot = defineStrategy({
  id: "few-shot",
  family: "single-agent",
  title: "Few-shot prompting",
  summary: "One agent sees a few other questions with their answers, then answers at once.",
  source: "Brown et al. 2020; baseline of MCF",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: { shots: shotsOption(1), temperature: temperatureOption(0) },
  promptIds: ["few-shot"],
  exemplars: "answers",
  maxCalls: () => 1,
  expectedCalls: () => ({ calls: 1, together: 1 }),

  async run(question, { shots }, context) {
    const exemplars = exemplarsFor(question, shots, context);
    const reply = await sayWithHistory(context, "solver", "answer", exemplars, (kept) =>
      withExemplars(fewShotPrompts, kept, question, context.wording),
    );
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});
