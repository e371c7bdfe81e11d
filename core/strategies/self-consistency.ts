import { extractAnswer } from "../answer.ts";
import { agentsOption, temperatureOption } from "./options.ts";
import { defineStrategy } from "./strategy.ts";
import { COUNTED_TYPES, countAnswers } from "./shared/votes.ts";
import { stepByStep } from "./zero-shot-cot.ts";

/** Self-consistency: N independent chains of thought, the majority of their answers. */
export const selfConsistency = defineStrategy({
  id: "self-consistency",
  family: "single-agent",
  title: "Self-consistency",
  summary: "N independent reasonings; the most frequent answer wins.",
  source: "Wang et al. 2023; baseline of CFMAD",
  answerTypes: COUNTED_TYPES,
  roles: ["solver"],
  options: {
    agents: agentsOption(7, 1, 64, "Number of independent reasonings N"),
    temperature: temperatureOption(1),
  },
  promptIds: ["zero-shot-cot"],
  maxCalls: ({ agents }) => agents,
  expectedCalls: ({ agents }) => ({ calls: agents, together: agents }),
  votersOn: ({ agents }) => agents,
  usesEmbedder: (_options, answerType) => answerType === "text",
  warnings: ({ agents, temperature }) =>
    temperature === 0 && agents > 1
      ? [
          {
            id: "sameReplies",
            message: `At temperature 0 all ${agents} reasonings are the same; set --temperature above 0.`,
          },
        ]
      : [],

  async run(question, { agents }, context) {
    const messages = stepByStep(question, context.wording);
    const replies = await Promise.all(
      Array.from({ length: agents }, (_, index) => context.say("solver", `solver-${index + 1}`, messages)),
    );
    const answers = replies.map((reply) => extractAnswer(reply.text, question, reply.ended));
    const count = await countAnswers(answers, question, context);
    context.record("vote", { kind: "answers-counted", votes: count.votes, unanswered: count.unanswered });
    return { answer: count.winner, agreement: count.agreement };
  },
});
