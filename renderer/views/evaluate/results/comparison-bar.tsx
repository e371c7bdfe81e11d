import type { ReactNode } from "react";
import { canGoOn } from "../../../../engine/contract/run-states.ts";
import { RunControls } from "../../../components/run-controls.tsx";
import { WaysOn } from "../../../components/ways-on.tsx";
import { isGoing, type FollowedRun } from "../../../state/followed-run.ts";
import { standingOf, type ResultLine } from "./lines.ts";

/** What can be done with a comparison as a whole. */
export function ComparisonBar({
  run,
  followed,
  lines,
}: {
  readonly run: string;
  readonly followed: FollowedRun;
  readonly lines: readonly ResultLine[];
}): ReactNode {
  const begun = lines.filter(({ done }) => done > 0);
  const compared = begun.length > 1 ? [run] : [];
  return (
    <>
      <RunControls
        run={run}
        going={isGoing(followed.phase)}
        pausing={followed.phase === "pausing"}
        canGoOn={hasBegun(followed) && canGoOn(standingOf(followed))}
      />
      <WaysOn run={run} compared={lines.length > 1 ? compared : null} />
    </>
  );
}

/** Whether there is anything to go on with: what is paused while its model loads for the first time is cancelled, and not stored. */
function hasBegun({ sweep, transcript }: FollowedRun): boolean {
  return sweep !== null || transcript.manifest !== null;
}
