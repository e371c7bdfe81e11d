import type { ErrorRecord } from "../../core/errors.ts";
import type { RunEnd } from "../contract/live.ts";
import type { ListedRunState } from "../contract/reports.ts";
import { standsStill } from "../contract/run-states.ts";

/** What the events of a run or a sweep tell of its end. */
export interface ToldEnd {
  /** Null if it never came to its first event. */
  readonly state: ListedRunState | null;
  readonly error: ErrorRecord | null;
}

/**
 * How a run or a sweep ended, as its events and what was thrown tell.
 * @param failure what was thrown; null if nothing was
 */
export function endOf(
  { state, error }: ToldEnd,
  failure: ErrorRecord | null,
): Pick<RunEnd, "state" | "error"> {
  const isCancelled = failure?.code === "cancelled";
  if (state === null) return { state: isCancelled ? "cancelled" : "failed", error: failure };
  // Its store failed, so that not even its end could be kept.
  if (state === "running") return { state: "interrupted", error: isCancelled ? null : failure };
  if (standsStill(state)) return { state, error: isCancelled ? null : failure };
  // It could not be gone on with, and is still as it was.
  if (state === "cancelled" && failure !== null && !isCancelled) return { state, error: failure };
  return { state, error };
}
