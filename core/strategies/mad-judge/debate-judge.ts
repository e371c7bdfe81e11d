import { extractAnswer } from "../../answer.ts";
import type { Turn } from "../../events.ts";
import {
  candidatesMessages,
  decisionMessages,
  lastSpeech,
  sidesShown,
  type Debate,
} from "../../prompts/debate-messages.ts";
import { readBestLetter } from "../../prompts/place-letter.ts";
import { holdersOf } from "../shared/holders.ts";
import type { ModeratorVerdict } from "./moderator.ts";
import type { StrategyContext } from "../strategy.ts";
import { countAnswers } from "../shared/votes.ts";

/** Path of the turn in which the judge chooses. */
export const JUDGE_PATH = "judge-answer";

/**
 * The judge's two calls (MAD: the extractive mode J_e): it sees the whole debate, lists the answers and chooses one.
 * If it chooses none, the answer is that of the side the moderator preferred last, else the debaters' last answers are
 * counted.
 * @returns the debate's answer, or null
 */
export async function judgeDebate(
  debate: Debate,
  verdicts: readonly ModeratorVerdict[],
  context: StrategyContext,
): Promise<string | null> {
  const { question } = debate;
  const listed = await context.say("judge", "judge-candidates", candidatesMessages(debate, context.wording));
  const chosen = await context.say("judge", JUDGE_PATH, decisionMessages(debate, listed, context.wording));
  const answer = readDecision(chosen, debate, context);
  const held = debate.sides.map((side) => lastSpeech(debate, side)?.answer ?? null);
  // Where several sides have come to the answer, the verdict is for none of them.
  const [holder, ...others] = await holdersOf(answer, held, question, context);
  const side = others.length > 0 ? undefined : debate.sides.find(({ number }) => number === holder);
  context.record(chosen.path, {
    kind: "judged",
    by: "judge",
    preference: null,
    side: side?.id ?? null,
    answer,
    reason: chosen.text,
    readable: answer !== null,
  });
  return answer ?? withoutJudge(debate, verdicts, held, context);
}

/** The practice model names an answer by its letter: "The best answer is B." */
function readDecision(turn: Turn, debate: Debate, { wording }: StrategyContext): string | null {
  const sides = sidesShown(debate);
  const place = wording.set === "terse" ? readBestLetter(turn.text, sides.length) : null;
  if (place === null) return extractAnswer(turn.text, debate.question, turn.ended);
  const side = sides[place - 1];
  return side === undefined ? null : (lastSpeech(debate, side)?.answer ?? null);
}

async function withoutJudge(
  { question, sides }: Debate,
  verdicts: readonly ModeratorVerdict[],
  held: readonly (string | null)[],
  context: StrategyContext,
): Promise<string | null> {
  const preferred = verdicts.findLast(({ preference, side }) => preference === true && side !== null)?.side;
  const theirs = held[sides.findIndex(({ id }) => id === preferred)] ?? null;
  if (theirs !== null) {
    context.record("answer", { kind: "answer-read", from: "preferred side", answer: theirs });
    return theirs;
  }
  const { winner } = await countAnswers(held, question, context);
  context.record("answer", { kind: "answer-read", from: "last answers", answer: winner });
  return winner;
}
