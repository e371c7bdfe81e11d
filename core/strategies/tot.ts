import { announcedAnswer, extractAnswer } from "../answer.ts";
import type { Turn } from "../events.ts";
import { readBestChoice, thoughtsText, totPrompts, voteMessages, VOTE_CLOSING } from "../prompts/tot.ts";
import { ANSWER_TYPES, type Question } from "../question.ts";
import { defineStrategy, type StrategyContext } from "./strategy.ts";
import { thoughtGenerator, type ThoughtGenerator } from "./tot/thought-generator.ts";
import { countThoughtVotes } from "./tot/thought-votes.ts";
import {
  callsOfAStep,
  checkTree,
  treeCalls,
  treeOptions,
  treeWarnings,
  type TreeOptions,
} from "./tot/tree-options.ts";

/** Tree of Thought: at every level several thoughts, votes on them, and the best ones go on. */
export const tot = defineStrategy({
  id: "tot",
  family: "tree-of-thought",
  title: "Tree of Thought",
  summary: "One agent writes several attempts, votes on them, and goes on from the best.",
  source: "Yao et al. 2023; as in MA-ToT, §3.1",
  answerTypes: ANSWER_TYPES,
  roles: ["reasoner", "voter"],
  options: treeOptions,
  promptIds: [totPrompts.id],
  maxCalls: treeCalls,
  expectedCalls: (options) => ({ calls: treeCalls(options), together: callsOfAStep(options) }),
  warnings: treeWarnings,
  check: checkTree,

  async run(question, options, context) {
    const { answer } = await treeOfThought(question, options, context);
    return { answer, agreement: null };
  },
});

/** What a tree comes to. */
export interface TreeResult {
  readonly answer: string | null;
  /** The thoughts of the best state as one text: C of MA-ToT, §3.1, step 3. */
  readonly chain: string;
  /** The turns of the best state, one for each level. */
  readonly thoughts: readonly Turn[];
}

/**
 * One Tree of Thought, searched greedily (MA-ToT, §3.1).
 * @param parts `prefix` stands before all paths and ends with `/` if it is not empty; `generate` writes the thoughts
 */
export async function treeOfThought(
  question: Question,
  { depth, width, votes, beam }: Omit<TreeOptions, "temperature">,
  context: StrategyContext,
  {
    prefix = "",
    generate = thoughtGenerator(question, context),
  }: { readonly prefix?: string; readonly generate?: ThoughtGenerator } = {},
): Promise<TreeResult> {
  const { wording } = context;
  // A state is the question and its kept thoughts; the first one has none.
  let states: readonly (readonly Turn[])[] = [[]];

  for (let level = 1; level <= depth; level++) {
    const path = `${prefix}level-${level}`;
    const parents = states.flatMap((state) => Array.from({ length: width }, () => state));
    const candidates = await Promise.all(
      parents.map(async (state, index) => [
        ...state,
        await generate(`${path}/thought-${index + 1}`, texts(state)),
      ]),
    );

    const ballot = voteMessages(question, candidates.map(texts), wording);
    const ballots = await Promise.all(
      Array.from({ length: votes }, async (_, index) => {
        const vote = await context.say("voter", `${path}/vote-${index + 1}`, ballot, {
          closing: VOTE_CLOSING,
        });
        return readBestChoice(vote.text, candidates.length);
      }),
    );

    const count = countThoughtVotes(ballots, candidates.length, beam);
    context.record(path, { kind: "thoughts-voted", level, ...count });
    states = count.kept.map((number) => candidates[number - 1] ?? []);
  }

  const [best = []] = states;
  return { answer: answerOf(best, question), chain: thoughtsText(texts(best), wording.set), thoughts: best };
}

function texts(state: readonly Turn[]): readonly string[] {
  return state.map(({ text }) => text);
}

/**
 * What the last marker of a state announces; without any, what its last thought concludes. Only the last thought may say that
 * there is no answer: what an earlier one does not know yet, the last one may conclude.
 */
function answerOf(state: readonly Turn[], question: Question): string | null {
  for (const { text, ended } of state.toReversed()) {
    const announced = announcedAnswer(text, question, ended);
    if (announced === null) break;
    if (announced !== undefined) return announced;
  }
  const last = state.at(-1);
  return last === undefined ? null : extractAnswer(last.text, question, last.ended);
}
