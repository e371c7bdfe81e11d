import type { RunKind } from "./reports.ts";

// States are plain texts here: the store and the window know some that a list of runs has not, such as `deleted`.

/** Whether a run in this state neither goes on nor has ended. */
export function standsStill(state: string): boolean {
  return state === "paused" || state === "interrupted";
}

/**
 * Whether a run in this state can be gone on with: paused, interrupted or stopped.
 * @param kind where a single question may be meant: one that was stopped cannot be gone on with
 */
export function canGoOn(state: string, kind?: RunKind): boolean {
  return standsStill(state) || (state === "cancelled" && kind !== "ask");
}
