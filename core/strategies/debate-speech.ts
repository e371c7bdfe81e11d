import {
  lastSpeech,
  speechMessages,
  type Debate,
  type Side,
  type Speech,
  type Statement,
} from "../prompts/debate-messages.ts";
import type { Question } from "../question.ts";
import { recordPosition } from "./positions.ts";
import { runCandidate } from "./sql-candidates.ts";
import type { StrategyContext } from "./strategy.ts";
import { stepByStep } from "./zero-shot-cot.ts";

/** The seats of a debate in the order in which they speak (001, Algorithm 1). @param count at least 2 */
export function seatDebaters(count: number): readonly Side[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const role = ([undefined, "affirmative", "negative"] as const)[number] ?? "debater";
    return { number, role, id: count > 2 ? String(number) : role };
  });
}

/** The answer that the debate is about: one plain chain of thought. */
export async function giveBaseAnswer(question: Question, context: StrategyContext): Promise<Statement> {
  const turn = await context.say("solver", "base", stepByStep(question, context.wording));
  const answer = recordPosition(context, turn, question);
  return { turn, answer, problem: await runCandidate(turn, answer, question, context) };
}

/** A debater's call in this round. Who defends the base answer without writing it again stands by it. */
export async function speak(
  side: Side,
  round: number,
  debate: Debate,
  context: StrategyContext,
): Promise<Speech> {
  const { question } = debate;
  const seat = side.role === "debater" ? `debater-${side.number}` : side.role;
  const messages = speechMessages(debate, side, context.wording);
  const turn = await context.say(side.role, `round-${round}/${seat}`, messages);
  const before = lastSpeech(debate, side)?.answer;
  const defended = side.role === "affirmative" && before === undefined ? debate.base.answer : null;
  const answer = recordPosition(context, turn, question, before, defended);
  return { side, round, turn, answer, problem: await runCandidate(turn, answer, question, context) };
}
