import type { RunTranscript } from "../../../core/transcript.ts";
import type { ConnectionState } from "../../connection/connection.ts";
import type { FollowedRun } from "../../state/followed-run.ts";

/** How long a run has been going on, without its pauses; without a last time it does not go on. */
export type ActiveTime = Pick<RunTranscript, "activeMilliseconds" | "lastTime">;

/** The time of a run that is followed; it stands still while a model is loaded or the engine is away. */
export function timeOf(
  { phase, transcript }: Pick<FollowedRun, "phase" | "transcript">,
  { state }: Pick<ConnectionState, "state">,
): ActiveTime {
  const { activeMilliseconds, lastTime } = transcript;
  const goesOn = phase === "running" && state === "open";
  return { activeMilliseconds, lastTime: goesOn ? lastTime : null };
}

/**
 * Milliseconds that a run which goes on has taken without its pauses.
 * @param now milliseconds since 1970
 */
export function activeAt({ activeMilliseconds, lastTime }: ActiveTime, now: number): number {
  return activeMilliseconds + Math.max(0, now - (lastTime ?? now));
}
