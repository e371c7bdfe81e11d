import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";
import { seenByPath, type Seen } from "../observations.ts";

/** What an agent said at one point of a debate, and the answer that it holds since. */
export interface Stand {
  readonly turn: TurnTranscript;
  /** Null: it names none; undefined: not read yet, and for good where the turn gives no answer. */
  readonly answer: string | null | undefined;
  /** Null where it spoke for the first time, and where the answer is not read. */
  readonly changed: boolean | null;
  /** The answer that it held before; undefined if it had not spoken. */
  readonly before: string | null | undefined;
}

/** A verdict: the turn in which it is spoken, and what was read off that. */
export interface Ruling {
  readonly turn: TurnTranscript;
  readonly judged: Seen<"judged"> | null;
}

/**
 * The stands of all turns in order.
 * @param whose names the agent of a turn, so that its earlier answer is found
 */
export function standsOf(
  { turns, observations }: Pick<QuestionTranscript, "turns" | "observations">,
  whose: (turn: TurnTranscript) => string,
): readonly Stand[] {
  const positions = seenByPath(observations, "position");
  const held = new Map<string, string | null>();
  return turns.map((turn) => {
    const position = positions.get(turn.path);
    const agent = whose(turn);
    const before = held.get(agent);
    if (position !== undefined) held.set(agent, position.answer);
    return { turn, answer: position?.answer, changed: position?.changed ?? null, before };
  });
}
