import { maTotPrompts } from "../prompts/ma-tot.ts";
import { programOfThoughtsPrompts } from "../prompts/program-of-thoughts.ts";
import { totPrompts } from "../prompts/tot.ts";
import { consensusOf, mostFrequentAnswer, validAnswer, type JudgedChain } from "./ma-tot/chain-votes.ts";
import type { Oddity } from "./oddity.ts";
import { agentsOption } from "./options.ts";
import { JUDGING_PROGRAMS, mayHavePrograms } from "./shared/programs.ts";
import { withQueriesOnce } from "./shared/queries-once.ts";
import { defineStrategy } from "./strategy.ts";
import { generatorAfter } from "./tot/thought-generator.ts";
import { treeOfThought } from "./tot.ts";
import { callsOfAStep, checkTree, treeCalls, treeOptions, treeWarnings } from "./tot/tree-options.ts";
import { programValidator, verdictValidator } from "./ma-tot/validator.ts";
import { countAnswers, COUNTED_TYPES } from "./shared/votes.ts";

const ONE_REASONER: Oddity = {
  id: "oneReasoner",
  message: "One reasoner reaches no consensus: all rounds are used up. Set --agents above 1.",
};

/** Multi-agent Tree of Thought: reasoners build trees, a validator judges their chains, and the valid ones vote. */
export const maTot = defineStrategy({
  id: "ma-tot",
  family: "tree-of-thought",
  title: "Multi-agent Tree of Thought",
  summary:
    "Several reasoners build trees of thought; a validator judges their chains, valid ones vote, and rounds go on until most agree.",
  source: "Haji et al. 2024 (MA-ToT), §3",
  answerTypes: COUNTED_TYPES,
  roles: ["reasoner", "voter", "validator"],
  options: {
    agents: agentsOption(3, 1, 6, "Number of reasoners R, each with a tree of its own"),
    ...treeOptions,
    rounds: {
      type: "integer",
      default: 3,
      min: 1,
      max: 5,
      help: "Largest number of rounds without consensus",
    },
    validator: {
      type: "choice",
      default: "programs",
      values: ["programs", "verdict"],
      help: "Who judges chains: programs that compute the answer anew (questions for a number), or the paper's verdict",
    },
  },
  promptIds: [totPrompts.id, maTotPrompts.id, programOfThoughtsPrompts.id],
  maxCalls: ({ rounds, agents, validator, ...tree }, model, answerTypes) =>
    rounds * agents * (treeCalls(tree) + 1) +
    (validator === "programs" && mayHavePrograms(model, answerTypes) ? JUDGING_PROGRAMS : 0),
  expectedCalls: ({ rounds, agents, ...tree }) => ({
    calls: Math.min(rounds, 2) * agents * (treeCalls(tree) + 1),
    together: agents * callsOfAStep(tree),
  }),
  usesEmbedder: (_options, answerType) => answerType === "text",
  // The reasoners' trees begin with the same state, so that their thoughts are those of one wide tree.
  warnings: ({ agents, ...tree }) => [
    ...(agents === 1 ? [ONE_REASONER] : []),
    ...treeWarnings({ ...tree, width: Math.max(tree.width, agents) }),
  ],
  check: (options) => checkTree(options),

  async run(question, { agents, rounds, validator, ...tree }, given) {
    const context = withQueriesOnce(given);
    const reasoners = Array.from({ length: agents }, (_, index) => index + 1);
    const validate = (validator === "programs" ? programValidator : verdictValidator)(question, context);
    const allChains: JudgedChain[] = [];
    let chains: readonly JudgedChain[] = [];

    for (let round = 1; round <= rounds; round++) {
      // Every reasoner builds a tree, from round 2 on with the verdict on its last chain (§3.1, §3.3).
      const generators = reasoners.map((reasoner) => generatorAfter(chains[reasoner - 1], question, context));
      const trees = await Promise.all(
        generators.map((generate, index) =>
          treeOfThought(question, tree, context, {
            prefix: `round-${round}/reasoner-${index + 1}/`,
            generate,
          }),
        ),
      );
      // The Thought Validator judges every chain on its own (§3.2).
      chains = await Promise.all(trees.map((result, index) => validate(result, index + 1, round)));
      allChains.push(...chains);
      // Valid chains vote, the others abstain.
      const count = await countAnswers(chains.map(validAnswer), question, context);
      const consensus = consensusOf(count);
      context.record(`round-${round}`, {
        kind: "round-ended",
        round,
        votes: count.votes,
        abstained: count.unanswered,
        consensus,
      });
      if (consensus !== null) return { answer: consensus, agreement: count.agreement };
    }
    return mostFrequentAnswer(allChains, question, context);
  },
});
