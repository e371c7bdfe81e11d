import type { Outcome } from "../../events.ts";
import type { Feedback } from "../../prompts/ma-tot.ts";
import type { Question } from "../../question.ts";
import { drawWinner } from "./drawn-winner.ts";
import type { StrategyContext } from "../strategy.ts";
import { countAnswers, type VoteCount } from "../shared/votes.ts";

/** A reasoner's chain, and what the validator said about it. */
export interface JudgedChain extends Feedback {
  readonly chain: string;
  readonly answer: string | null;
  readonly valid: boolean;
}

/** The vote of a chain; null if it is not valid, or valid without an answer: it abstains. */
export function validAnswer({ valid, answer }: JudgedChain): string | null {
  return valid ? answer : null;
}

/** The answer of more than half of the valid votes, and of at least two of them. */
export function consensusOf({ votes }: VoteCount): string | null {
  const [best] = votes;
  const all = votes.reduce((sum, { agents }) => sum + agents.length, 0);
  return best !== undefined && best.agents.length >= 2 && best.agents.length > all / 2 ? best.answer : null;
}

/** Without consensus: the most frequent valid answer of all rounds, else the most frequent answer; ties by the run's seed. */
export async function mostFrequentAnswer(
  chains: readonly JudgedChain[],
  question: Question,
  context: StrategyContext,
): Promise<Outcome> {
  const valid = chains.map(validAnswer);
  const anyValid = valid.some((answer) => answer !== null);
  const voters = anyValid ? valid : chains.map(({ answer }) => answer);
  const count = await countAnswers(voters, question, context);
  const answer = await drawWinner(count, question, context, "ma-tot");
  const from = anyValid ? "most frequent valid answer" : "most frequent answer, none valid";
  context.record("answer", { kind: "answer-read", from, answer });
  return { answer, agreement: count.agreement };
}
