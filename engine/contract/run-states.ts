import type { ListedRunState, RunKind } from "./reports.ts";

/** What a run is in; one that was deleted can still be restored for some seconds. */
type AnyState = ListedRunState | "deleted";

/** Whether a run in this state neither goes on nor has ended. */
export function standsStill(state: AnyState): boolean {
  return state === "paused" || state === "interrupted";
}

/**
 * Whether a run in this state can be gone on with: paused, interrupted or stopped.
 * @param kind where a single question may be meant: one that was stopped cannot be gone on with
 */
export function canGoOn(state: AnyState, kind?: RunKind): boolean {
  return standsStill(state) || (state === "cancelled" && kind !== "ask");
}
