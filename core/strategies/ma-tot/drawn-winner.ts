import type { Vote } from "../../events.ts";
import type { Question } from "../../question.ts";
import { deriveSeed } from "../../seed.ts";
import type { StrategyContext } from "../strategy.ts";
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
  const tied = await answering(
    votes.filter(({ agents }) => agents.length === most),
    question,
    context,
  );
  return tied[deriveSeed(context.seed, purpose, question.id) % tied.length]?.answer ?? null;
}

/** A query that does not execute answers nothing, and is drawn only from others like it. */
async function answering(
  votes: readonly Vote[],
  { answerType }: Question,
  { database }: StrategyContext,
): Promise<readonly Vote[]> {
  if (answerType !== "sql" || votes.length < 2) return votes;
  const results = await Promise.all(votes.map(async ({ answer }) => database?.run(answer)));
  const executed = votes.filter((_vote, index) => results[index]?.kind === "rows");
  return executed.length === 0 ? votes : executed;
}
