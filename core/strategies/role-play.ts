import { extractAnswer } from "../answer.ts";
import { afterTurns, exchange } from "../prompts/earlier-turns.ts";
import { fillPrompt, fillText } from "../prompts/prompt.ts";
import { questionValues } from "../prompts/question-text.ts";
import { rolePlayPrompts } from "../prompts/role-play.ts";
import { ANSWER_TYPES } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { defineStrategy } from "./strategy.ts";

/** Role-play prompting: the model accepts a role, then gets the question in the same conversation. */
export const rolePlay = defineStrategy({
  id: "role-play",
  family: "single-agent",
  title: "Role-play prompting",
  summary: "One agent is given a role, accepts it in its own words, then solves the question in that role.",
  source: "Kong et al. 2024; baseline of MCF",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: { temperature: temperatureOption(0) },
  promptIds: ["role-play"],
  maxCalls: () => 2,
  expectedCalls: () => ({ calls: 2, together: 1 }),

  async run(question, _options, context) {
    const { role, solve } = context.wording.of(rolePlayPrompts, question);
    const values = questionValues(question, context.wording);
    const accepted = await context.say("solver", "role", fillPrompt(role, values));
    // Chat templates refuse an empty reply in the middle of a conversation.
    const turns = accepted.text === "" ? [] : exchange(fillText(role.user, values), accepted.text);
    const reply = await context.say("solver", "solve", afterTurns(turns, fillPrompt(solve, values)));
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});
