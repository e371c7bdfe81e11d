import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { Problem } from "../../components/problem.tsx";
import { StateSign } from "../../components/state-sign.tsx";
import { Warnings } from "../../components/warnings.tsx";
import { stateOf, troubleOf, type FollowedRun } from "../../state/followed-run.ts";
import { TimeLeft } from "../evaluate/results/time-left.tsx";
import classes from "./runs.module.css";

/** How a run stands, if it is not simply done, and what went wrong. */
export function RunNotes({
  listing,
  followed,
}: {
  /** Undefined for the run of a sweep's cell, and until the history has been read. */
  readonly listing: RunListing | undefined;
  readonly followed: FollowedRun;
}): ReactNode {
  const { t } = useTranslation();
  const { phase, transcript, sweep } = followed;
  const error = troubleOf(followed);
  const state = stateOf(followed);
  const warnings = sweep?.warnings ?? transcript.warnings;
  const hasState = state !== null && state !== "done";
  if (!hasState && error === null && warnings.length === 0) return null;
  return (
    <div className={classes.notes}>
      {hasState && (
        <p className={classes.standing}>
          {phase === "loading-model" || phase === "pausing" ? (
            t(`frame.phases.${phase}`)
          ) : (
            <StateSign state={state} />
          )}
          {transcript.manifest?.kind === "eval" && <TimeLeft followed={followed} />}
          {listing?.resumable === true && t("runs.resumable")}
        </p>
      )}
      {error !== null && <Problem error={error} />}
      <Warnings warnings={warnings} />
    </div>
  );
}
