import { Button } from "@mantine/core";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../../components/problem.tsx";
import { Reading } from "../../../components/reading.tsx";
import { SpokenState } from "../../../components/spoken-state.tsx";
import { StateSign } from "../../../components/state-sign.tsx";
import { View } from "../../../components/view.tsx";
import { Warnings } from "../../../components/warnings.tsx";
import { WaysOn } from "../../../components/ways-on.tsx";
import { troubleOf, type FollowedRun } from "../../../state/followed-run.ts";
import { useNavigation } from "../../../state/navigation.ts";
import { useHistory } from "../../../state/runs.ts";
import { useFollowing } from "../../../state/use-following.ts";
import { useRunActions } from "../../../state/use-run-actions.ts";
import { usePageKeys } from "../../ask/use-page-keys.ts";
import { RunActionsBar } from "../../runs/run-actions-bar.tsx";
import { methodTitles } from "../../runs/history-rows.ts";
import { SweepResults } from "../sweep-results.tsx";
import { comparedRuns } from "./compared-runs.ts";
import { PlanFacts } from "./plan-facts.tsx";

/** A sweep, as it goes on or as it ended; Escape pauses it. */
export function SweepPage({ run }: { readonly run: string }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const listing = useHistory().data?.find((one) => one.run === run);
  const followed = useFollowing(run);
  const { pause } = useRunActions();
  const { sweep, phase, problem } = followed;
  usePageKeys(phase === "running" ? { stop: () => pause.mutate(run) } : {});
  return (
    <View
      title={listing?.title ?? t("frame.views.sweep")}
      {...(listing !== undefined && { lead: `${methodTitles(listing, t)} · ${listing.model}` })}
      actions={
        <>
          <Button
            variant="subtle"
            leftSection={<ArrowLeft size={14} aria-hidden />}
            onClick={() => go("sweep")}
          >
            {t("sweep.page.back")}
          </Button>
          {problem === null && <RunActionsBar run={run} listing={listing} followed={followed} />}
          {sweep !== null && <WaysOn run={run} compared={comparedRuns(sweep.report)} />}
        </>
      }
    >
      <SpokenState followed={followed} />
      <Notes followed={followed} />
      {sweep !== null && (
        <>
          <SweepResults report={sweep.report} phase={phase} secondsLeft={sweep.secondsLeft} />
          <PlanFacts run={run} />
        </>
      )}
      {sweep === null && problem === null && phase !== "ended" && <Reading />}
    </View>
  );
}

/** How the sweep ended, if it is not simply done, and what went wrong. */
function Notes({ followed }: { readonly followed: FollowedRun }): ReactNode {
  const { problem, end, sweep } = followed;
  const error = problem ?? troubleOf(followed);
  return (
    <>
      {end !== null && end.state !== "done" && <StateSign state={end.state} />}
      {error !== null && <Problem error={error} />}
      <Warnings warnings={sweep?.warnings ?? []} />
    </>
  );
}
