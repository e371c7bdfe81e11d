import { extractAnswer } from "../answer.ts";
import { answerAlone } from "../prompts/io.ts";
import { ANSWER_TYPES } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { defineStrategy } from "./strategy.ts";

/** Input–output prompting: one call, the answer only. */
export const io = defineStrategy({
  id: "io",
  family: "single-agent",
  title: "Input–output prompting",
  summary: "One agent gives the answer at once.",
  source: "Zero-shot baseline of MCF, MAD, CFMAD and MA-ToT",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: { temperature: temperatureOption(0) },
  promptIds: ["io"],
  maxCalls: () => 1,
  expectedCalls: () => ({ calls: 1, together: 1 }),

  async run(question, _options, context) {
    const reply = await context.say("solver", "answer", answerAlone(question, context.wording));
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});
