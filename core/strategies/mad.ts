import { extractAnswer } from "../answer.ts";
import type { Outcome } from "../events.ts";
import { majorityMessages, openingMessages, OPENINGS, updateMessages } from "../prompts/mad.ts";
import type { Question } from "../question.ts";
import { holdersOf } from "./shared/holders.ts";
import { agentsOption, temperatureOption } from "./options.ts";
import { recordPosition } from "./shared/positions.ts";
import { withQueriesOnce } from "./shared/queries-once.ts";
import { defineStrategy, type StrategyContext } from "./strategy.ts";
import { COUNTED_TYPES, countAnswers } from "./shared/votes.ts";

/** Multi-Agent Debate of Du et al.: agents see each other's solutions and solve again; a judge states the majority. */
export const mad = defineStrategy({
  id: "mad",
  family: "debate",
  title: "Multi-Agent Debate",
  summary: "N agents answer, see each other's answers and update their own; a judge states the majority.",
  source: "Du et al. 2023; baseline of CFMAD",
  answerTypes: COUNTED_TYPES,
  roles: ["debater", "judge"],
  options: {
    agents: agentsOption(3, 2, 8, "Number of debating agents N"),
    rounds: { type: "integer", default: 3, min: 1, max: 6, help: "Number of rounds, the opening included" },
    temperature: temperatureOption(0.2),
  },
  promptIds: ["mad"],
  maxCalls: ({ agents, rounds }) => agents * rounds + 1,
  expectedCalls: ({ agents, rounds }) => ({ calls: agents * rounds + 1, together: agents }),
  votersOn: ({ agents }) => agents,
  usesEmbedder: (_options, answerType) => answerType === "text",
  warnings: ({ agents, temperature }, outlook) =>
    temperature === 0 && (agents > OPENINGS || outlook?.wording.set !== "standard")
      ? [
          {
            id: "sameOpenings",
            message:
              "At temperature 0 agents with the same opening prompt say the same: agents 1, 4 and 7, and with the terse prompts " +
              "all of them; set --temperature above 0.",
          },
        ]
      : [],

  async run(question, { agents, rounds }, given) {
    const context = withQueriesOnce(given);
    let solutions: readonly string[] = [];
    let answers: readonly (string | null)[] = [];

    for (let round = 1; round <= rounds; round++) {
      const seen = solutions;
      const turns = await Promise.all(
        Array.from({ length: agents }, (_, index) => {
          const agent = index + 1;
          const messages =
            round === 1
              ? openingMessages(question, agent, context.wording)
              : updateMessages(question, agent, seen, context.wording);
          return context.say("debater", `round-${round}/agent-${agent}`, messages);
        }),
      );
      const before = answers;
      solutions = turns.map(({ text }) => text);
      answers = turns.map((turn, index) => recordPosition(context, turn, question, before[index]));
    }
    return stateMajority(question, answers, context);
  },
});

/** The judge's call. Its answer stands if at least one agent holds it; else the last answers are counted. */
async function stateMajority(
  question: Question,
  answers: readonly (string | null)[],
  context: StrategyContext,
): Promise<Outcome> {
  const count = await countAnswers(answers, question, context);
  context.record("vote", { kind: "answers-counted", votes: count.votes, unanswered: count.unanswered });

  const turn = await context.say("judge", "judge", majorityMessages(question, answers, context.wording));
  const stated = extractAnswer(turn.text, question, turn.ended);
  const holders = await holdersOf(stated, answers, question, context);
  if (holders.length === 0) {
    context.record("judge", { kind: "answer-read", from: "last answers", answer: count.winner });
    return { answer: count.winner, agreement: count.agreement };
  }
  context.record("judge", { kind: "answer-read", from: "judge", answer: stated });
  return { answer: stated, agreement: holders.length / answers.length };
}
