import { ContractError } from "../../core/errors.ts";
import type { RunSummary } from "../contract/reports.ts";
import { canGoOn } from "../contract/run-states.ts";

/**
 * @param request what is stored of its request
 * @throws ContractError that says why a run cannot be gone on with
 */
export function requireResumable(
  { run, state, kind }: Pick<RunSummary, "run" | "state" | "kind">,
  request: unknown,
): void {
  const details = { run, state };
  if (state === "running") {
    throw new ContractError(`The run ${run} is going on in another process.`, details);
  }
  if (state === "cancelled" && kind === "ask") {
    throw new ContractError(
      `The question ${run} was stopped, and a single question that was stopped is over. Ask it again.`,
      details,
    );
  }
  if (!canGoOn(state, kind)) {
    throw new ContractError(
      `The run ${run} is ${state}; only a run that was paused, stopped or interrupted can be gone on with.`,
      details,
    );
  }
  if (request !== null) return;
  throw new ContractError(
    `The run ${run} was made by an earlier version, which did not keep what it was asked. Start a new run.`,
    details,
  );
}
