import { Button } from "@mantine/core";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunManifest } from "../../../core/events.ts";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { Problem } from "../../components/problem.tsx";
import { strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { SpokenState } from "../../components/spoken-state.tsx";
import { timeOf } from "../../components/transcript/active-time.ts";
import { Reading } from "../../components/reading.tsx";
import { RunOptions } from "../../components/transcript/pictures/run-options.ts";
import { Panel, View } from "../../components/view.tsx";
import { useConnection } from "../../connection/engine.tsx";
import type { FollowedRun } from "../../state/followed-run.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useHistory, useListings } from "../../state/runs.ts";
import { finalityOf } from "../../state/finality.ts";
import { useFollowing } from "../../state/use-following.ts";
import { QuestionBrowser } from "../evaluate/questions/question-browser.tsx";
import { PlanFacts } from "../sweep/page/plan-facts.tsx";
import { SweepResults } from "../sweep/sweep-results.tsx";
import { AnalysesPanel } from "./analyses/analyses-panel.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { EvalFigures } from "./eval-figures.tsx";
import { methodTitles } from "./history-rows.ts";
import { RunActionsBar } from "./run-actions-bar.tsx";
import { RunNotes } from "./run-notes.tsx";
import { RunSettings } from "./run-settings.tsx";
import { fullDate } from "./when.ts";

interface ShownRun {
  readonly run: string;
  readonly followed: FollowedRun;
}

/** One run: what was asked, what came of it, and with which settings. */
export function RunPage({ run }: { readonly run: string }): ReactNode {
  const { t } = useTranslation();
  const listing = useHistory().data?.find((one) => one.run === run);
  const followed = useFollowing(run);
  const lead = useLead(listing, followed);
  const back = <WayBack run={run} />;
  if (followed.problem !== null) {
    return (
      <View title={t("runs.gone")} actions={back}>
        <Problem error={followed.problem} />
      </View>
    );
  }
  const shown = { run, followed };
  return (
    <View
      title={listing?.title ?? followed.transcript.manifest?.data?.file ?? run}
      {...(lead === undefined ? {} : { lead })}
      actions={
        <>
          {back}
          <RunActionsBar {...shown} listing={listing} />
        </>
      }
    >
      <SpokenState followed={followed} />
      {followed.phase === null ? (
        <Reading />
      ) : (
        <>
          <RunNotes listing={listing} followed={followed} />
          <Content {...shown} />
        </>
      )}
    </View>
  );
}

/** Leads to the list of runs, or to the sweep whose cell the run carries out: that list leaves cells out. */
function WayBack({ run }: { readonly run: string }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const sweep = useListings([run]).data?.[0]?.sweep ?? null;
  return (
    <Button
      variant="subtle"
      leftSection={<ArrowLeft size={14} aria-hidden />}
      onClick={() => (sweep === null ? go("runs") : go("sweep", sweep))}
    >
      {t(sweep === null ? "runs.back" : "runs.backToSweep")}
    </Button>
  );
}

/** Methods, models and date. */
function useLead(listing: RunListing | undefined, { transcript }: FollowedRun): string | undefined {
  const { t, i18n } = useTranslation();
  const { manifest, started } = transcript;
  if (listing !== undefined) {
    return [methodTitles(listing, t), listing.model, fullDate(listing.started, i18n.language)].join(" · ");
  }
  if (manifest === null || started === null) return undefined;
  const date = fullDate(new Date(started).toISOString(), i18n.language);
  return [strategyTitle(manifest.strategy, t), manifest.model.name, date].join(" · ");
}

function Content({ run, followed }: ShownRun): ReactNode {
  const { sweep, phase, transcript, end } = followed;
  const time = timeOf(followed, useConnection());
  const { manifest, questions } = transcript;
  const [asked] = questions;
  if (sweep !== null) {
    return (
      <>
        <SweepResults report={sweep.report} phase={phase} secondsLeft={sweep.secondsLeft} />
        {sweep.report.questions > 0 && <AnalysesPanel runs={[run]} finality={finalityOf(followed)} />}
        <PlanFacts run={run} />
      </>
    );
  }
  return (
    <>
      {manifest?.kind === "ask" && asked !== undefined && (
        <RunOptions value={manifest.options}>
          <AskedQuestion
            run={run}
            question={asked}
            strategy={manifest.strategy}
            live={end === null && phase !== "ended"}
            time={time}
          />
        </RunOptions>
      )}
      {manifest?.kind === "eval" && <Evaluation run={run} followed={followed} />}
      {manifest !== null && <Settings run={run} manifest={manifest} />}
    </>
  );
}

function Evaluation({ run, followed }: ShownRun): ReactNode {
  const { t } = useTranslation();
  const { question, go } = useNavigation();
  const { transcript } = followed;
  return (
    <>
      <Panel title={t("runs.report")}>
        <EvalFigures transcript={transcript} />
      </Panel>
      <Panel title={t("evaluate.questions")}>
        <QuestionBrowser
          run={run}
          followed={followed}
          question={question}
          onShow={(id) => go("runs", run, id)}
        />
      </Panel>
      {transcript.done > 0 && <AnalysesPanel runs={[run]} finality={finalityOf(followed)} />}
    </>
  );
}

function Settings({ run, manifest }: { readonly run: string; readonly manifest: RunManifest }): ReactNode {
  const { t } = useTranslation();
  return (
    <Panel title={t("runs.settings")}>
      <RunSettings run={run} manifest={manifest} />
    </Panel>
  );
}
