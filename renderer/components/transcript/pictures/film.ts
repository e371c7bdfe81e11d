import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";
import { turnPlace } from "../turn-place.ts";

/** A frame of the filmstrip: one turn of the dialogue. */
export interface Frame {
  readonly turn: TurnTranscript;
  /** Number of the dialogue's turn; null for what stands outside. */
  readonly round: number | null;
  /** The User says here that the task is done. */
  readonly ends: boolean;
}

/** The dialogue's turns in order. */
export function framesOf({
  turns,
  observations,
}: Pick<QuestionTranscript, "turns" | "observations">): readonly Frame[] {
  const ended = new Set(
    observations.flatMap(({ path, observation }) =>
      observation.kind === "task-done" && observation.ended ? [path] : [],
    ),
  );
  return turns.map((turn) => {
    const { round } = turnPlace(turn.path);
    const inRound = turn.path.split("/")[0] ?? "";
    return { turn, round: round?.number ?? null, ends: turn.role === "user" && ended.has(inRound) };
  });
}
