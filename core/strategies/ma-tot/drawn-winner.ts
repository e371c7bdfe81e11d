import type { Question } from "../../question.ts";
import { deriveSeed } from "../../seed.ts";
import type { StrategyContext } from "../strategy.ts";
import { votesThatRun } from "../shared/query-votes.ts";
import type { VoteCount } from "../shared/votes.ts";

/**
 * The most frequent answer of a count; of equally frequent ones the run's seed draws one, the same in every repetition.
 * @param purpose names what is drawn
 */
export async function drawWinner(
  { votes }: Pick<VoteCount, "votes">,
  question: Question,
  context: StrategyContext,
  purpose: string,
): Promise<string | null> {
  const most = votes[0]?.agents.length;
  const tied = votes.filter(({ agents }) => agents.length === most);
  // A query that does not execute answers nothing, and is drawn only from others like it.
  const executed = tied.length < 2 ? tied : await votesThatRun(tied, question, context);
  const drawn = executed.length === 0 ? tied : executed;
  return drawn[deriveSeed(context.seed, purpose, question.id) % drawn.length]?.answer ?? null;
}
