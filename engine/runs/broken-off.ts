import { CancelledError, toErrorRecord } from "../../core/errors.ts";
import type { EventBody } from "../../core/events.ts";

/** The reason of an abort that leaves a run so that it can be gone on with. */
export const PAUSE = Symbol("pause");

/** Ends the work so that the run stands still where it is, as after a pause. */
export class StandStill extends CancelledError {}

/**
 * The event by which a run or a sweep is told to have been broken off.
 * @param isLeft whether what was thrown leaves it where it is, so that it can be gone on with; a pause does so anyway
 */
export function brokenOff(
  error: unknown,
  signal: AbortSignal,
  isLeft: boolean,
): Extract<EventBody, { readonly type: "run-paused" | "run-finished" }> {
  const isCancelled = error instanceof CancelledError;
  if (isLeft || (isCancelled && signal.reason === PAUSE)) return { type: "run-paused" };
  return { type: "run-finished", state: isCancelled ? "cancelled" : "failed", error: toErrorRecord(error) };
}
