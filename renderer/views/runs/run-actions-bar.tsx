import { Button } from "@mantine/core";
import { Repeat, Trash2 } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunManifest } from "../../../core/events.ts";
import type { Question } from "../../../core/question.ts";
import type { RunKind, RunListing } from "../../../engine/contract/reports.ts";
import { RunControls } from "../../components/run-controls.tsx";
import { isGoing, type FollowedRun } from "../../state/followed-run.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useHistory } from "../../state/runs.ts";
import { useRunActions } from "../../state/use-run-actions.ts";
import { useAskAgain, useNotTakenOver } from "./ask-again.ts";
import { ExportMenu } from "./export-menu.tsx";
import { markBeside, useFoundRuns } from "./history-place.ts";
import classes from "./runs.module.css";

/** What can be done with a run. */
export function RunActionsBar({
  run,
  listing,
  followed,
}: {
  readonly run: string;
  /** Undefined for the run of a sweep's cell, which goes on and comes to its end with its sweep, and while the history is read. */
  readonly listing: RunListing | undefined;
  readonly followed: FollowedRun;
}): ReactNode {
  const { phase, transcript } = followed;
  const { manifest, questions } = transcript;
  const asked = questions[0]?.asked;
  const going = isGoing(phase);
  const kind = kindOf(followed);
  return (
    <>
      {listing !== undefined && (
        <RunControls
          run={run}
          going={going}
          pausing={phase === "pausing"}
          // A question that is not kept is cancelled by a pause, and a cancelled question is over.
          canPause={listing.kept || listing.kind !== "ask"}
          canGoOn={listing.resumable}
        />
      )}
      {manifest?.kind === "ask" && asked !== undefined && listing !== undefined && (
        <AskAgain asked={asked} manifest={manifest} kept={listing.kept} />
      )}
      {kind !== null && <ExportMenu run={run} kind={kind} />}
      {listing !== undefined && !going && <Delete listing={listing} />}
    </>
  );
}

/** Null until the run has said it. */
function kindOf({ sweep, transcript }: FollowedRun): RunKind | null {
  return sweep === null ? (transcript.manifest?.kind ?? null) : "sweep";
}

function AskAgain({
  asked,
  manifest,
  kept,
}: {
  readonly asked: Question;
  readonly manifest: RunManifest;
  readonly kept: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const askAgain = useAskAgain(kept);
  const notTakenOver = useNotTakenOver(asked, manifest);
  const noteId = useId();
  return (
    <>
      <Button
        variant="default"
        leftSection={<Repeat size={14} aria-hidden />}
        {...(notTakenOver !== null && { "aria-describedby": noteId })}
        onClick={() => askAgain(asked, manifest)}
      >
        {t("runs.askAgain")}
      </Button>
      {notTakenOver !== null && (
        <p id={noteId} className={classes.notTakenOver}>
          {notTakenOver}
        </p>
      )}
    </>
  );
}

const NO_RUNS: readonly RunListing[] = [];

/** Deletes the run and leads to the history, where the keys go on from the row beside it. */
function Delete({ listing }: { readonly listing: RunListing }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const { remove } = useRunActions();
  const shown = useFoundRuns(useHistory().data ?? NO_RUNS);
  return (
    <Button
      variant="default"
      leftSection={<Trash2 size={14} aria-hidden />}
      onClick={() => {
        markBeside(shown, listing);
        remove(listing);
        go("runs");
      }}
    >
      {t("runs.delete")}
    </Button>
  );
}
