import { revisedAnswer } from "../../answer.ts";
import type { Turn } from "../../events.ts";
import type { Exemplar } from "../../exemplars/exemplar.ts";
import {
  lastSpeech,
  speechMessages,
  type Debate,
  type Side,
  type Speech,
  type Statement,
} from "../../prompts/debate-messages.ts";
import type { Question } from "../../question.ts";
import { sayWithHistory } from "../shared/history.ts";
import { recordHeld } from "../shared/positions.ts";
import { mendCandidate, runCandidate } from "./sql-candidates.ts";
import type { StrategyContext } from "../strategy.ts";
import { stepByStep } from "../zero-shot-cot.ts";

/** The seats of a debate in the order in which they speak (MAD, Algorithm 1). @param count at least 2 */
export function seatDebaters(count: number): readonly Side[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const role = ([undefined, "affirmative", "negative"] as const)[number] ?? "debater";
    return { number, role, id: count > 2 ? String(number) : role };
  });
}

/** The answer that the debate is about: one plain chain of thought. */
export async function giveBaseAnswer(
  question: Question,
  mendsQueries: boolean,
  context: StrategyContext,
): Promise<Statement> {
  const turn = await context.say("solver", "base", stepByStep(question, context.wording));
  const statement = await stateOf(turn, null, question, mendsQueries, context);
  recordHeld(context, turn, question, statement.answer);
  return statement;
}

/**
 * A debater's call in this round. Who defends the base answer without writing it again stands by it; who says that there is no
 * answer does not.
 */
export async function speak(
  side: Side,
  round: number,
  debate: Debate,
  context: StrategyContext,
): Promise<Speech> {
  const { question, mendsQueries } = debate;
  const seat = side.role === "debater" ? `debater-${side.number}` : side.role;
  const exemplars = exemplarsBefore(debate, side);
  const turn = await sayWithHistory(context, side.role, `round-${round}/${seat}`, exemplars, (kept) =>
    speechMessages({ ...debate, ownQuery: debate.ownQuery && kept }, side, context.wording),
  );
  const before = lastSpeech(debate, side)?.answer;
  const defended = side.role === "affirmative" && before === undefined ? debate.base.answer : null;
  const statement = await stateOf(turn, defended, question, mendsQueries, context);
  recordHeld(context, turn, question, statement.answer, before);
  return { side, round, ...statement };
}

/** The exemplars that a side's next call shows: those before its own first query. */
function exemplarsBefore(debate: Debate, side: Side): readonly Exemplar[] {
  const isOwnQuery = side.role === "negative" && lastSpeech(debate, side) === undefined;
  return isOwnQuery ? (debate.ownQuery ?? []) : [];
}

/**
 * Reads what a turn answers; a query is executed, and one that does not run may be mended.
 * @param otherwise what it holds where it does not say what the answer is
 */
async function stateOf(
  turn: Turn,
  otherwise: string | null,
  question: Question,
  mendsQueries: boolean,
  context: StrategyContext,
): Promise<Statement> {
  const given = revisedAnswer(turn.text, question, turn.ended);
  const answer = given === undefined ? otherwise : given;
  const problem = await runCandidate(turn, answer, question, context);
  if (problem === null || answer === null || !mendsQueries) return { turn, answer, problem, isMended: false };
  const mended = await mendCandidate(turn.path, answer, question, context);
  return mended === null
    ? { turn, answer, problem, isMended: false }
    : { turn, answer: mended.answer, problem: null, isMended: true };
}
