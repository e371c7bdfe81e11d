import { Button, Loader } from "@mantine/core";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { Problem } from "../../components/problem.tsx";
import { strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { RunOptions } from "../../components/transcript/pictures/run-options.ts";
import { Panel, View } from "../../components/view.tsx";
import type { FollowedRun } from "../../state/followed-run.ts";
import { useNavigation } from "../../state/navigation.ts";
import { QuestionBrowser } from "../evaluate/questions/question-browser.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { EvalFigures } from "./eval-figures.tsx";
import { RunActionsBar } from "./run-actions-bar.tsx";
import { RunSettings } from "./run-settings.tsx";
import classes from "./runs.module.css";
import { StateSign } from "../../components/state-sign.tsx";
import { useFollowing } from "../../state/use-following.ts";
import { fullDate } from "./when.ts";
import { useHistory } from "../../state/runs.ts";

/** One run: what was asked, what came of it, and with which settings. */
export function RunPage({ run }: { readonly run: string }): ReactNode {
  const { t, i18n } = useTranslation();
  const { go } = useNavigation();
  const listing = useHistory().data?.find((one) => one.run === run);
  const followed = useFollowing(run);
  const back = (
    <Button variant="subtle" leftSection={<ArrowLeft size={14} aria-hidden />} onClick={() => go("runs")}>
      {t("runs.back")}
    </Button>
  );
  if (followed.problem !== null) {
    return (
      <View title={t("runs.gone")} actions={back}>
        <Problem error={followed.problem} />
      </View>
    );
  }
  const lead =
    listing &&
    `${strategyTitle(listing.strategy, t)} · ${listing.model} · ${fullDate(listing.started, i18n.language)}`;
  return (
    <View
      title={listing?.title ?? run}
      {...(lead === undefined ? {} : { lead })}
      actions={
        <>
          {back}
          <RunActionsBar run={run} listing={listing} followed={followed} />
        </>
      }
    >
      {followed.phase === null ? (
        <Loader size="sm" aria-label={t("evaluate.reading")} />
      ) : (
        <Content run={run} listing={listing} followed={followed} />
      )}
    </View>
  );
}

function Content({
  run,
  listing,
  followed,
}: {
  readonly run: string;
  readonly listing: RunListing | undefined;
  readonly followed: FollowedRun;
}): ReactNode {
  const { t } = useTranslation();
  const { question, go } = useNavigation();
  const { transcript, end } = followed;
  const { manifest, warnings } = transcript;
  const error = end?.error ?? transcript.error;
  const state = end?.state ?? transcript.state;
  const [asked] = transcript.questions;
  return (
    <>
      {(state !== null && state !== "done") || error !== null || warnings.length > 0 ? (
        <div className={classes.notes}>
          {state !== null && state !== "done" && (
            <p className={classes.standing}>
              <StateSign state={state} /> {listing?.resumable === true && t("runs.resumable")}
            </p>
          )}
          {error !== null && <Problem error={error} />}
          {warnings.length > 0 && (
            <ul className={classes.warnings} aria-label={t("runs.warnings")}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </div>
      ) : null}
      {manifest?.kind === "ask" && asked !== undefined && (
        <RunOptions value={manifest.options}>
          <AskedQuestion run={run} question={asked} strategy={manifest.strategy} />
        </RunOptions>
      )}
      {manifest?.kind === "eval" && (
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
        </>
      )}
      {manifest !== null && (
        <Panel title={t("runs.settings")}>
          <RunSettings run={run} manifest={manifest} />
        </Panel>
      )}
    </>
  );
}
