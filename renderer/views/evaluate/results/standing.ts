import type { ListedRunState } from "../../../../engine/contract/reports.ts";
import type { FollowedRun } from "../../../state/followed-run.ts";
import type { Evaluation } from "../evaluations.ts";

/** How a row of the results stands. `refused`: the engine did not take it, or does not know it any more. */
export type Standing = ListedRunState | "waiting" | "starting" | "loading-model" | "pausing" | "refused";

export function standingOf(
  { state, run, error }: Pick<Evaluation, "state" | "run" | "error">,
  { phase, end, problem }: Pick<FollowedRun, "phase" | "end" | "problem">,
): Standing {
  if (error !== null || problem !== null) return "refused";
  if (run === null) return state === "waiting" ? "waiting" : "starting";
  if (end !== null) return end.state;
  return phase === null || phase === "ended" ? "starting" : phase;
}
