import type { RunTranscript } from "../../../core/transcript.ts";

/** How long a run has been going on, without its pauses. */
export type ActiveTime = Pick<RunTranscript, "activeMilliseconds" | "lastTime">;

/**
 * Milliseconds that a run which goes on has taken without its pauses.
 * @param now milliseconds since 1970
 */
export function activeAt({ activeMilliseconds, lastTime }: ActiveTime, now: number): number {
  return activeMilliseconds + Math.max(0, now - (lastTime ?? now));
}
