import type { Outcome } from "../events.ts";
import { reviseMessages } from "../prompts/peer-review.ts";
import type { Question } from "../question.ts";
import { agentsOption, temperatureOption } from "./options.ts";
import { recordPosition } from "./shared/positions.ts";
import { withQueriesOnce } from "./shared/queries-once.ts";
import { reviewSolution, type GivenReview } from "./peer-review/reviews.ts";
import { defineStrategy, type StrategyContext } from "./strategy.ts";
import { COUNTED_TYPES, countAnswers } from "./shared/votes.ts";
import { stepByStep } from "./zero-shot-cot.ts";

/** Peer review: agents solve, review each other's solutions, revise their own, and the majority decides. */
export const peerReview = defineStrategy({
  id: "peer-review",
  family: "debate",
  title: "Peer Review",
  summary:
    "N agents solve, review each other's solutions with a confidence, and revise their own; the majority wins.",
  source: "Xu et al. 2023; baseline of MCF",
  answerTypes: COUNTED_TYPES,
  roles: ["solver", "reviewer"],
  options: { agents: agentsOption(3, 2, 6, "Number of agents N"), temperature: temperatureOption(0.2) },
  promptIds: ["zero-shot-cot", "peer-review"],
  maxCalls: ({ agents }) => callsOf(agents),
  expectedCalls: ({ agents }) => ({ calls: callsOf(agents), together: agents }),
  votersOn: ({ agents }) => agents,
  usesEmbedder: (_options, answerType) => answerType === "text",
  warnings: ({ agents, temperature }) =>
    temperature === 0
      ? [
          {
            id: "sameReplies",
            message: `At temperature 0 all ${agents} agents solve the same way; set --temperature above 0.`,
          },
        ]
      : [],

  async run(question, { agents }, given) {
    const context = withQueriesOnce(given);
    const numbers = Array.from({ length: agents }, (_, index) => index + 1);

    const solved = await Promise.all(
      numbers.map((agent) => context.say("solver", `agent-${agent}`, stepByStep(question, context.wording))),
    );
    const first = solved.map((turn) => recordPosition(context, turn, question));

    const reviews = await Promise.all(
      solved.flatMap((solution, index) =>
        numbers
          .filter((reviewer) => reviewer !== index + 1)
          .map((reviewer) => reviewSolution(solution, reviewer, index + 1, question, context)),
      ),
    );

    const revised = await Promise.all(
      solved.map(({ text }, index) => {
        const received = reviews.filter(({ author }) => author === index + 1);
        const messages = reviseMessages(question, text, received, context.wording);
        return context.say("solver", `revised-${index + 1}`, messages);
      }),
    );
    const answers = revised.map((turn, index) => recordPosition(context, turn, question, first[index]));
    return decide(answers, reviews, question, context);
  },
});

function callsOf(agents: number): number {
  return agents + agents * (agents - 1) + agents;
}

/** The majority. Of equally frequent answers that one wins whose supporters received the surest reviews in sum. */
async function decide(
  answers: readonly (string | null)[],
  reviews: readonly GivenReview[],
  question: Question,
  context: StrategyContext,
): Promise<Outcome> {
  const { votes, unanswered, agreement } = await countAnswers(answers, question, context);
  context.record("vote", { kind: "answers-counted", votes, unanswered });

  const sureness = (supporters: readonly number[]) =>
    reviews
      .filter(({ author }) => supporters.includes(author))
      .reduce((sum, { confidence }) => sum + (confidence ?? 0), 0);
  const surest = votes.toSorted((left, right) => sureness(right.agents) - sureness(left.agents));
  // Ties of a count go to who stands first, so the answers are counted again with the surest in front.
  const { winner } = await countAnswers(
    surest.flatMap(({ agents }) => agents.map((agent) => answers[agent - 1] ?? null)),
    question,
    context,
  );
  return { answer: winner, agreement };
}
