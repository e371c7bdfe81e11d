import type { RunEstimate, SweepEstimate, TimeRange } from "../../../engine/contract/estimates.ts";

/** What can be said of the time that something takes before it starts, and of its calls. */
export interface KnownTime {
  /** Null where it cannot be told. */
  readonly seconds: TimeRange | null;
  /** References of the models whose speed must be measured before it can be. */
  readonly unmeasured: readonly string[];
  /** Those that all questions together usually take; absent where nobody worked them out. */
  readonly calls?: number;
}

/** The time of a question or an evaluation. */
export function timeOfRun(estimate: RunEstimate): KnownTime {
  switch (estimate.kind) {
    case "estimated":
      return {
        seconds: estimate.seconds,
        unmeasured: [],
        calls: estimate.questions * estimate.calls.usual,
      };
    case "unmeasured":
      return { seconds: null, unmeasured: [estimate.model] };
    case "unknown":
      return { seconds: null, unmeasured: [] };
  }
}

/** The time of a sweep. The page asks for no models of single roles: a cell has no time where its model has no speed. */
export function timeOfSweep({
  seconds,
  cells,
  calls,
}: Pick<SweepEstimate, "seconds" | "cells" | "calls">): KnownTime {
  const untold = cells.filter((cell) => cell.seconds === null);
  return { seconds, unmeasured: [...new Set(untold.map(({ model }) => model))], calls: calls.usual };
}
