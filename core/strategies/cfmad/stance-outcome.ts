import { extractMarkedAnswer } from "../../answer.ts";
import type { Observation, PresetStance, Turn } from "../../events.ts";
import { saidOfStance } from "../../prompts/cfmad.ts";
import type { Question } from "../../question.ts";
import { sameGiven } from "../shared/holders.ts";
import type { StrategyContext } from "../strategy.ts";

type StanceRead = Pick<Extract<Observation, { kind: "stance-read" }>, "outcome" | "answer">;

/** What became of a stance. */
export type StanceOutcome = StanceRead["outcome"];

/**
 * Reads and records whether an agent keeps its stance: by the answer that its reply announces. A reply that announces
 * none is unclear.
 */
export async function readOutcome(
  turn: Turn,
  preset: PresetStance,
  question: Question,
  context: StrategyContext,
): Promise<StanceOutcome> {
  const read =
    question.answerType === "text"
      ? proseOutcome(turn.text, preset)
      : await markedOutcome(turn, preset, question, context);
  context.record(turn.path, { kind: "stance-read", stance: preset.stance, ...read });
  return read.outcome;
}

async function markedOutcome(
  { text, ended }: Turn,
  preset: PresetStance,
  question: Question,
  context: StrategyContext,
): Promise<StanceRead> {
  const answer = extractMarkedAnswer(text, question, ended);
  if (answer === null) return { outcome: "unclear", answer };
  const isKept = await sameGiven(answer, preset.answer, question, context);
  return { outcome: isKept ? "kept" : "changed", answer };
}

/** Free prose argues about an answer and is not the answer, so the agent says what becomes of its own. */
function proseOutcome(text: string, { answer }: PresetStance): StanceRead {
  const said = saidOfStance(text);
  return { outcome: said ?? "unclear", answer: said === "kept" ? answer : null };
}
